import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { IconButton } from "../button.tsx";

/**
 * A modal dialog. The backdrop is our own element: Radix's overlay locks scrolling by an injected style
 * element, which the content security policy refuses; `styles.css` locks it instead.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  lasting = false,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Only its own buttons close it: what it shows cannot be seen again. */
  lasting?: boolean;
}) {
  const keepOpen = (event: Event) => {
    if (lasting) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div data-backdrop className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <div className="fixed inset-0 z-40 grid items-end justify-items-center overflow-y-auto sm:items-start sm:p-4 sm:pt-[12vh]">
          <Radix.Content
            onOpenAutoFocus={focusFirstField}
            onEscapeKeyDown={keepOpen}
            onInteractOutside={keepOpen}
            {...(description ? {} : { "aria-describedby": undefined })}
            className="w-full max-w-lg min-w-0 animate-rise rounded-t-xl border bg-surface shadow-dialog outline-none sm:rounded-xl"
          >
            <div className="flex items-start justify-between gap-4 px-5 pt-4">
              <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
              {!lasting && (
                <Radix.Close asChild>
                  <IconButton label="Close" icon={X} className="-me-1.5" />
                </Radix.Close>
              )}
            </div>
            {description && (
              <Radix.Description asChild>
                <div className="px-5 pt-1 text-muted">{description}</div>
              </Radix.Description>
            )}
            <div className="p-5">{children}</div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A form is begun at its first field, not at the button that closes the dialog. */
function focusFirstField(event: Event): void {
  const content = event.target as HTMLElement | null;
  const field = content?.querySelector<HTMLElement>("input, select, textarea");
  if (!field) return;
  event.preventDefault();
  field.focus();
}
