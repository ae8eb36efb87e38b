import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** A bounded area of a page; with a title it is a section of its own. */
export function Card({
  title,
  description,
  actions,
  children,
  flush = false,
  className,
}: {
  title?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
  /** The content reaches the edges: tables, lists, logs. */
  flush?: boolean;
  className?: string;
}) {
  const Element = title ? "section" : "div";
  return (
    <Element className={classNames("min-w-0 overflow-hidden rounded-xl border bg-surface", className)}>
      {title && (
        <div
          className={classNames(
            "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-3.5",
            flush ? "border-b pb-3" : "pb-1",
          )}
        >
          <div className="min-w-0">
            <h2 className="font-semibold">{title}</h2>
            {description && <div className="mt-0.5 text-sm text-muted">{description}</div>}
          </div>
          {actions && <div className="-my-1 flex flex-wrap items-center gap-2">{actions}</div>}
        </div>
      )}
      {flush ? children : <div className="p-4">{children}</div>}
    </Element>
  );
}
