/** An icon as a picture of its own: with what the stylesheet says of icons on a page. */
export function standaloneIcon(svg: string): string {
  const line = svg.includes("lc-stroke")
    ? ' fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
    : "";
  return svg
    .replace(/^<svg class="[^"]*"/, `<svg xmlns="http://www.w3.org/2000/svg"${line}`)
    .replace(' aria-hidden="true"', "");
}
