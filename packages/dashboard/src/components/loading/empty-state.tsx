import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** What stands where there is nothing yet: what it will be, and how to begin. */
export function EmptyState({
  icon: Icon,
  title,
  children,
  action,
}: {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-1 px-6 py-12 text-center">
      <div className="mb-2 grid size-10 place-items-center rounded-lg border bg-sunken text-muted">
        <Icon className="size-5" aria-hidden />
      </div>
      <p className="font-semibold">{title}</p>
      {children && <div className="max-w-md text-muted">{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
