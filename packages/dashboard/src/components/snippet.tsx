import { CopyButton } from "./copy-button.tsx";
import { ScrollRegion } from "./scroll-region.tsx";

/** Text to be pasted elsewhere, as it is, with a button that copies it. */
export function Snippet({ text, label }: { text: string; label: string }) {
  return (
    <div className="relative min-w-0 rounded-lg border bg-sunken">
      <ScrollRegion label={label} className="rounded-lg">
        <pre className="p-3 pe-12 font-mono text-xs leading-5">{text}</pre>
      </ScrollRegion>
      <div className="absolute end-1.5 top-1.5 rounded-md bg-sunken">
        <CopyButton text={text} label={`Copy: ${label}`} />
      </div>
    </div>
  );
}

/** A short value such as an id, with a button that copies it. */
export function CopyValue({ value, label }: { value: string; label: string }) {
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-0.5">
      <code className="truncate font-mono text-xs text-muted">{value}</code>
      <span className="-my-1">
        <CopyButton text={value} label={`Copy ${label}`} />
      </span>
    </span>
  );
}
