import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { readableUrl, safeUrl } from "../format/safe-url.ts";
import { classNames } from "./class-names.ts";

/** A link out of the dashboard. What is no http(s) address is shown as text. */
export function ExternalLink({
  href,
  children,
  className,
}: {
  href: string;
  children?: ReactNode;
  className?: string;
}) {
  const url = safeUrl(href);
  const content = children ?? readableUrl(href);
  if (url === null) return <span className={className}>{content}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={classNames(
        "inline-flex max-w-full min-w-0 items-center gap-0.5 rounded-sm underline decoration-line-strong underline-offset-3 hover:decoration-current",
        className,
      )}
    >
      <span className="truncate">{content}</span>
      <ArrowUpRight className="size-3.5 shrink-0 text-faint" aria-hidden />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
