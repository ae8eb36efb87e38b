import type { ReactNode } from "react";

/** Names and their values, side by side on wide screens. */
export function DefinitionList({ items }: { items: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2.5 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
      {items.map(([name, value]) => (
        <div key={name} className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-faint sm:min-w-24">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
