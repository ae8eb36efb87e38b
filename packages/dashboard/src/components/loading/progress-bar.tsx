import { Progress } from "radix-ui";

/** How far something is, 0 to 100. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  return (
    <Progress.Root value={value} aria-label={label} className="h-1.5 w-full overflow-hidden rounded-full bg-hover">
      <Progress.Indicator
        className="h-full rounded-full bg-accent transition-[width] duration-500"
        style={{ width: `${value}%` }}
      />
    </Progress.Root>
  );
}
