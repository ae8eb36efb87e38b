import type { LucideIcon } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { type ReactNode, useState } from "react";
import { classNames } from "../class-names.ts";
import { portalContainer } from "./portal-container.ts";
import { Tooltip } from "./tooltip.tsx";

const item =
  "flex w-full items-center gap-2 rounded-md px-2 py-1.5 text-sm outline-none data-highlighted:bg-hover pointer-coarse:py-2.5";

/** A menu that opens from `trigger`, a single button. Not modal: a modal one needs styles that the policy refuses. */
export function Menu({
  trigger,
  align = "end",
  children,
}: {
  trigger: ReactNode;
  align?: "start" | "end";
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={portalContainer()}>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-80 min-w-44 animate-rise rounded-lg border bg-surface p-1 shadow-menu"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** One action of a {@link Menu}; `unavailable` says why it cannot be chosen. */
export function MenuItem({
  icon: Icon,
  onSelect,
  danger = false,
  unavailable = null,
  children,
}: {
  icon?: LucideIcon;
  onSelect: () => void;
  danger?: boolean;
  unavailable?: string | null;
  children: ReactNode;
}) {
  const entry = (
    <DropdownMenu.Item
      onSelect={(event) => (unavailable === null ? onSelect() : event.preventDefault())}
      aria-disabled={unavailable !== null || undefined}
      className={classNames(item, danger && "text-bad", unavailable !== null && "opacity-50")}
    >
      {Icon && <Icon className="size-4 shrink-0" aria-hidden />}
      {children}
    </DropdownMenu.Item>
  );
  return unavailable === null ? entry : <Tooltip text={unavailable}>{entry}</Tooltip>;
}

/** A choice of one among several inside a {@link Menu}. */
export function MenuChoice({
  label,
  value,
  onChange,
  options,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
}) {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={onChange} aria-label={label}>
      <DropdownMenu.Label className="px-2 pt-1.5 pb-1 text-xs text-faint">{label}</DropdownMenu.Label>
      {options.map((option) => (
        <DropdownMenu.RadioItem key={option.value} value={option.value} className={item}>
          <span className="min-w-0 flex-1 truncate">{option.label}</span>
          <DropdownMenu.ItemIndicator className="size-1.5 rounded-full bg-accent" />
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

/** A line between groups of a menu's items. */
export function MenuSeparator() {
  return <DropdownMenu.Separator className="-mx-1 my-1 h-px bg-line" />;
}
