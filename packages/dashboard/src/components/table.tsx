import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { ScrollRegion } from "./scroll-region.tsx";

/**
 * A table that scrolls sideways by itself where the screen is too narrow for it. One that `flows` has no columns on phones:
 * the cells of a row stand after each other, in as many lines as they need.
 */
export function Table({
  label,
  flows = false,
  className,
  ...rest
}: ComponentProps<"table"> & { label: string; flows?: boolean }) {
  return (
    <ScrollRegion label={label}>
      <table {...rest} className={classNames("w-full border-collapse text-sm", flows && "flowing-table", className)} />
    </ScrollRegion>
  );
}

/** Head of a column. */
export function Th({ className, ...rest }: ComponentProps<"th">) {
  return (
    <th
      scope="col"
      {...rest}
      className={classNames(
        "border-b bg-sunken px-4 py-2 text-start text-xs font-medium whitespace-nowrap text-muted",
        className,
      )}
    />
  );
}

/** A row of a table's body. */
export function Tr({ className, ...rest }: ComponentProps<"tr">) {
  return <tr {...rest} className={classNames("border-b last:border-b-0", className)} />;
}

/** A cell of a table's body. `label` names it where the table flows and no head of a column does. */
export function Td({ label, className, ...rest }: ComponentProps<"td"> & { label?: string }) {
  return <td data-label={label} {...rest} className={classNames("px-4 py-2.5 align-middle", className)} />;
}
