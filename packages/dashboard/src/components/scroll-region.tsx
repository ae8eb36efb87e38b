import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** An area that scrolls by itself when its content is too wide, by keyboard too. */
export function ScrollRegion({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus it could not be scrolled by keyboard
      tabIndex={0}
      aria-label={label}
      className={classNames("relative overflow-auto -outline-offset-2", className)}
    >
      {children}
    </div>
  );
}
