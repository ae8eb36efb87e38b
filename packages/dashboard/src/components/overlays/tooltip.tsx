import { Tooltip as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";
import { portalContainer } from "./portal-container.ts";

/** A short explanation of the one control inside, on hover and on focus. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <Radix.Root delayDuration={200} open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal container={portalContainer()}>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 animate-appear rounded-md border border-transparent bg-primary px-2 py-1 text-xs text-on-primary shadow-menu"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
