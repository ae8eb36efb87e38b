import { type ReactNode, useEffect } from "react";

/** The title of a page, in the page and in the browser's tab, with what can be done there. */
export function PageHeader({
  title,
  description,
  actions,
  within,
}: {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  /** What the page belongs to, for the browser's tab. */
  within?: string;
}) {
  useEffect(() => {
    document.title = [title, within, "Lectern"].filter(Boolean).join(" · ");
  }, [title, within]);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">{title}</h1>
        {description && <div className="mt-0.5 max-w-2xl text-muted">{description}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
