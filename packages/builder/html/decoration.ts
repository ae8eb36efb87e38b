/** Pixels of the larger side of what is an icon and no picture. */
const sideMost = 48;

/**
 * Whether an `<img>` is an icon beside a text: without words by its author's own will, and small by what it says. One that
 * is hidden from those who hear the page needs to say nothing of its size, which a stylesheet may give it.
 */
export function isDecoration(props: Record<string, unknown>): boolean {
  if (props.alt) return false;
  const isHidden = String(props["aria-hidden"]) === "true" || props.role === "presentation";
  if (!isHidden && props.alt !== "") return false;
  const { width, height } = (typeof props.style === "object" && props.style ? props.style : {}) as typeof props;
  const sides = [props.width, props.height, width, height].flatMap(pixels);
  for (const name of String(props.className ?? props.class ?? "").split(/\s+/)) {
    const [, size] = /^(?:w|h|size)-(.+)$/.exec(name) ?? [];
    if (size) sides.push(...(/^[\d.]+$/.test(size) ? [Number(size) * 4] : pixels(size.replace(/[[\]]/g, ""))));
  }
  return (isHidden || sides.length > 0) && sides.every((side) => side <= sideMost);
}

/** `24`, `"24px"`, `"1.5rem"`; endless for what is no such size, and none where nothing is said. */
function pixels(size: unknown): number[] {
  if (size === undefined || size === "auto") return [];
  const [, number, unit] = /^([\d.]+)(px|r?em)?$/.exec(String(size)) ?? [];
  return [number ? Number(number) * (unit?.endsWith("em") ? 16 : 1) : Number.POSITIVE_INFINITY];
}
