import { classNames } from "./class-names.ts";

/** The mark: an open book on its stand. */
export function Brand({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={classNames("size-6 shrink-0", className)}>
      <rect width="32" height="32" rx="8" fill="#3b4fd8" />
      <path d="M8.5 9.5 16 12.5l7.5-3v8L16 20.5l-7.5-3z" fill="#fff" />
      <path d="M16 20.5v4.5M12 25.250h8" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
