import { LoaderCircle, type LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Tooltip } from "./overlays/tooltip.tsx";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "sm" | "md";

const variants: Record<ButtonVariant, string> = {
  // A line that is seen where the system chooses the colours and takes grounds away.
  primary: "border border-transparent bg-primary text-on-primary not-aria-disabled:hover:bg-primary-hover",
  secondary: "border border-line-strong bg-surface text-ink not-aria-disabled:hover:bg-hover",
  ghost: "text-muted not-aria-disabled:hover:bg-hover not-aria-disabled:hover:text-ink",
  danger: "border border-line-strong bg-surface text-bad not-aria-disabled:hover:bg-bad-soft",
};
const sizes: Record<ButtonSize, string> = {
  sm: "h-7 gap-1.5 px-2.5 text-sm pointer-coarse:h-9",
  md: "h-8.5 gap-2 px-3 text-base pointer-coarse:h-10",
};

/** Looks of a button, for links that act as one. */
export function buttonClass(variant: ButtonVariant = "secondary", size: ButtonSize = "md"): string {
  return classNames(
    "inline-flex shrink-0 items-center justify-center rounded-md font-medium whitespace-nowrap transition-colors",
    "aria-disabled:cursor-not-allowed aria-disabled:opacity-50",
    variants[variant],
    sizes[size],
  );
}

interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon;
  /** The action runs: the button shows it and takes no second press. */
  busy?: boolean;
  /** Why the action is not available; the button stays reachable and says so. */
  unavailable?: string | null;
}

/** A button. It is never `disabled`, which would hide it from the keyboard: it explains itself instead. */
export function Button({
  variant,
  size,
  icon: Icon,
  busy = false,
  unavailable = null,
  type = "button",
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const blocked = busy || unavailable !== null;
  const button = (
    <button
      {...rest}
      type={blocked ? "button" : type}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      onClick={blocked ? (event) => event.preventDefault() : onClick}
      className={classNames(buttonClass(variant, size), className)}
    >
      {busy ? (
        <LoaderCircle className="size-4 animate-spin" aria-hidden />
      ) : (
        Icon && <Icon className="size-4" aria-hidden />
      )}
      {children}
    </button>
  );
  return unavailable === null ? button : <Tooltip text={unavailable}>{button}</Tooltip>;
}

/** A square button with an icon only; the label is read out and shown on hover. */
export function IconButton({ label, ...rest }: Omit<ButtonProps, "children"> & { label: string }) {
  const button = (
    <Button
      variant="ghost"
      size="sm"
      {...rest}
      aria-label={label}
      className={classNames("w-7 px-0! pointer-coarse:w-9", rest.className)}
    />
  );
  return rest.unavailable ? button : <Tooltip text={label}>{button}</Tooltip>;
}
