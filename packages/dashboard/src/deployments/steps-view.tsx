import { Check, Circle, LoaderCircle, X } from "lucide-react";
import { classNames } from "../components/class-names.ts";
import type { Step, StepState } from "./steps.ts";

const icons = { waiting: Circle, running: LoaderCircle, done: Check, failed: X };
const looks: Record<StepState, string> = {
  waiting: "border-line text-faint",
  running: "border-accent text-accent",
  done: "border-transparent bg-good-soft text-good",
  failed: "border-transparent bg-bad-soft text-bad",
};
const iconLooks: Record<StepState, string> = {
  waiting: "size-1.5 fill-current",
  running: "size-3.5 animate-spin",
  done: "size-3.5",
  failed: "size-3.5",
};
const words: Record<StepState, string> = { waiting: "waiting", running: "running", done: "done", failed: "failed" };

/** The steps of a deployment in a row. */
export function StepsView({ steps }: { steps: Step[] }) {
  return (
    <ol className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {steps.map(({ label, state, detail }) => {
        const Icon = icons[state];
        return (
          <li key={label} className="flex min-w-0 items-center gap-2.5">
            <span className={classNames("grid size-6.5 shrink-0 place-items-center rounded-full border", looks[state])}>
              <Icon className={iconLooks[state]} aria-hidden />
            </span>
            <span className="min-w-0">
              <span className={classNames("block text-sm font-medium", state === "waiting" && "text-faint")}>
                {label}
                <span className="sr-only">, {words[state]}</span>
              </span>
              {detail && <span className="block truncate text-xs text-faint">{detail}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
