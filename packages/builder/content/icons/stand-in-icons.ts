/**
 * Icons of Font Awesome's paid sets that authors of existing sites use, by free ones that look most like them: of Font
 * Awesome, Lucide or Tabler. What is not here is found by `standInsFor` without its last words.
 */
const drawnAs: Record<string, string> = {
  "arrow-progress": "bars-progress",
  "arrows-repeat": "repeat",
  "badge-dollar": "badge-dollar-sign",
  ballot: "list-check",
  "brackets-curly": "braces",
  "brackets-square": "brackets",
  "chart-kanban": "square-kanban",
  "chart-mixed": "chart-column",
  "chart-network": "circle-nodes",
  "chart-tree-map": "chart-treemap",
  "chart-user": "users-viewfinder",
  "chart-waterfall": "chart-column",
  "circle-dollar": "circle-dollar-sign",
  "clipboard-list-check": "clipboard-check",
  "cloud-binary": "cloud",
  "comment-code": "comment-dots",
  conveyor: "boxes-stacked",
  "diagram-nested": "diagram-project",
  "diagram-sankey": "diagram-project",
  "diagram-subtask": "diagram-project",
  elephant: "paw",
  family: "people-roof",
  "file-xml": "file-code",
  "gauge-max": "gauge-high",
  "grid-2": "table-cells-large",
  "grid-2-plus": "table-cells-large",
  "grid-4": "table-cells",
  "hand-wave": "hand",
  "head-side-brain": "brain",
  "head-side-gear": "brain-cog",
  "input-numeric": "text-cursor-input",
  "input-text": "text-cursor-input",
  integral: "math-integral",
  "layer-plus": "layer-group",
  llama: "paw",
  memo: "file-lines",
  "memo-circle-check": "file-circle-check",
  messages: "comments",
  "messages-question": "comments",
  "money-simple-from-bracket": "money-bill-transfer",
  "monitor-waveform": "activity",
  "objects-column": "table-columns",
  page: "file",
  "phone-arrow-down-left": "phone-incoming",
  "phone-arrow-right": "phone-forwarded",
  "phone-arrow-up-right": "phone-outgoing",
  "rectangle-code": "square-code",
  "rectangle-history": "clone",
  "rectangle-terminal": "square-terminal",
  rectangles: "clone",
  sack: "sack-dollar",
  scanner: "scan",
  "scanner-gun": "barcode",
  "screen-users": "chalkboard-user",
  sensor: "tower-broadcast",
  "signal-stream": "tower-broadcast",
  "table-tree": "table-list",
  "toggle-large-on": "toggle-on",
  "user-robot": "robot",
  "wave-pulse": "activity",
};

/** Shapes that stand around a sign, and say nothing without it. */
const frame = /^(?:badge|circle|diamond|hexagon|octagon|rectangle|square|triangle)-(?=.)/;

/**
 * Names of icons that may stand in for one that no library has, best first; at most four words are left out. A sign
 * without its frame comes before the frame without its sign.
 */
export function standInsFor(name: string): string[] {
  const drawn = (one: string) => (Object.hasOwn(drawnAs, one) ? [drawnAs[one] as string] : []);
  const words = name.split("-");
  const shorter = words.slice(1, 5).map((_, index) => words.slice(0, words.length - 1 - index).join("-"));
  const singular = name.endsWith("s") ? [name.slice(0, -1)] : [];
  const sign = name.replace(frame, "");
  const framed = sign === name ? [] : [sign, ...standInsFor(sign)];
  const like = shorter.flatMap((one) => [one, ...drawn(one)]);
  return [
    ...drawn(name),
    ...singular.flatMap((one) => [one, ...drawn(one)]),
    ...like.filter((one) => one.includes("-")),
    ...framed,
    ...like,
  ];
}
