import "../valid-language.ts";
import { useEffect, useRef } from "react";
import uPlot from "uplot";
import { useTheme } from "../../shell/theme.ts";

export interface Series {
  label: string;
  /** A custom property of `styles.css`, for example `--good-mark`. */
  color: string;
  values: number[];
}

/**
 * Values over days as stacked bars, the first series at the bottom. The picture is for the eye; `summary` and the hidden table say the same to a screen reader.
 * @param days UTC midnights in seconds, ascending, one for each value of every series.
 */
export function TimeChart({
  days,
  series,
  summary,
  height = 160,
}: {
  days: number[];
  series: Series[];
  summary: string;
  height?: number;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const { shown } = useTheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme changes the colours that are read when it is drawn
  useEffect(
    () => (frame.current ? drawBars(frame.current, days, series, height) : undefined),
    [days, series, height, shown],
  );
  return (
    <figure className="min-w-0">
      <div ref={frame} role="img" aria-label={summary} className="w-full overflow-hidden" style={{ height }} />
      <div className="sr-only">
        <ValueTable days={days} series={series} caption={summary} />
      </div>
    </figure>
  );
}

function ValueTable({ days, series, caption }: { days: number[]; series: Series[]; caption: string }) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th>Day</th>
          {series.map((one) => (
            <th key={one.label}>{one.label}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day, index) => (
          <tr key={day}>
            <th>{dayLabel(day)}</th>
            {series.map((one) => (
              <td key={one.label}>{one.values[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Draws the picture into an element, as wide as that is whenever it changes. Answers what takes it off again. */
function drawBars(element: HTMLElement, days: number[], series: Series[], height: number): () => void {
  const stack = stacked(days, series);
  const options = barOptions(days, stack, { width: element.clientWidth, height });
  const plot = new uPlot(options, [days, ...stack.map((one) => one.values)], element);
  const observer = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
  observer.observe(element);
  return () => {
    observer.disconnect();
    plot.destroy();
  };
}

/** Each series with the sums of itself and those below, the tallest first: each lower one then covers what it shares with it. */
function stacked(days: number[], series: Series[]): Series[] {
  const stack = series.map((one, index) => ({
    ...one,
    values: days.map((_, day) => series.slice(0, index + 1).reduce((sum, { values }) => sum + (values[day] ?? 0), 0)),
  }));
  return stack.reverse();
}

const daySeconds = 86_400;

function barOptions(days: number[], stack: Series[], size: { width: number; height: number }): uPlot.Options {
  const styles = getComputedStyle(document.documentElement);
  const color = (name: string) => styles.getPropertyValue(name).trim();
  const axis = {
    stroke: color("--faint"),
    font: "11px 'Inter Variable', sans-serif",
    grid: { stroke: color("--line"), width: 1 },
    ticks: { show: false },
  };
  const bars = uPlot.paths.bars?.({ size: [0.6, 28, 2] });
  const highest = Math.max(4, ...stack.flatMap((one) => one.values));
  return {
    ...size,
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), "UTC"),
    cursor: { y: false, points: { show: false }, drag: { x: false, y: false } },
    scales: {
      x: { range: [(days[0] ?? 0) - daySeconds / 2, (days.at(-1) ?? 0) + daySeconds / 2] },
      y: { range: [0, highest * 1.08] },
    },
    axes: [
      {
        ...axis,
        size: 24,
        grid: { show: false },
        values: (_plot, ticks) => ticks.map(dayLabel),
        space: 64,
        incrs: [1, 2, 7, 14, 28].map((n) => n * daySeconds),
      },
      { ...axis, size: 32, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000, 10_000, 100_000] },
    ],
    series: [
      {},
      ...stack.map((one) => ({
        label: one.label,
        stroke: color(one.color),
        fill: color(one.color),
        width: 0,
        points: { show: false },
        ...(bars ? { paths: bars } : {}),
      })),
    ],
  };
}

const dayFormat = new Intl.DateTimeFormat("en", { month: "short", day: "numeric", timeZone: "UTC" });

function dayLabel(seconds: number): string {
  return dayFormat.format(new Date(seconds * 1000));
}
