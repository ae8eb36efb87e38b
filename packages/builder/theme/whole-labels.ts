/** How the library that draws diagrams cuts lines of SVG labels into words, as its bundle is minified. */
const cutting = "match(/<[^>]+>|[^\\s<>]+/g)";
/** A word may hold tags, with the spaces in them, and is cut at no sign. */
const whole = "match(/(?:<[^>]+>|\\S)+/g)";

/**
 * The bundle of that library with words of labels kept whole: it takes no word to hold `<` or `>`, so that `found > 0`
 * is drawn as `found 0` and `x>y` as `x y`. An error when a newer version cuts elsewhere.
 */
export function withWholeLabels(bundle: string): string {
  const parts = bundle.split(cutting);
  if (parts.length !== 2)
    throw new Error(`The library for diagrams cuts words at ${parts.length - 1} places, not at one`);
  return parts.join(whole);
}
