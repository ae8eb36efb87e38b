import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type Tone = "neutral" | "good" | "bad" | "warn" | "accent";

const tones: Record<Tone, string> = {
  neutral: "bg-hover text-muted",
  good: "bg-good-soft text-good",
  bad: "bg-bad-soft text-bad",
  warn: "bg-warn-soft text-warn",
  accent: "bg-accent-soft text-accent",
};
const dots: Record<Tone, string> = {
  neutral: "bg-faint",
  good: "bg-good-mark",
  bad: "bg-bad-mark",
  warn: "bg-warn-mark",
  accent: "bg-accent",
};

/** A short state or kind. `dot` marks a state; `moving` lets it pulse while something runs. */
export function Badge({
  tone = "neutral",
  dot = false,
  moving = false,
  children,
}: {
  tone?: Tone;
  dot?: boolean;
  moving?: boolean;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        "inline-flex h-5.5 items-center gap-1.5 rounded-full px-2 text-xs font-medium whitespace-nowrap outline -outline-offset-1 outline-transparent",
        tones[tone],
      )}
    >
      {dot && (
        <span aria-hidden className={classNames("size-1.5 rounded-full", dots[tone], moving && "animate-pulse")} />
      )}
      {children}
    </span>
  );
}
