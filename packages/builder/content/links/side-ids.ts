/** The ids of what stands beside the text, by component: authors' styles ask for them, and a heading "Panel" has the same. */
const sideIds: ReadonlyMap<string, string> = new Map([
  ["RequestExample", "request-example"],
  ["ResponseExample", "response-example"],
  ["Panel", "panel"],
]);

interface IdPlace {
  /** Where the attribute begins, with the space before it. */
  at: number;
  isHeading: boolean;
}

/** Whether the HTML of a page has an example of a component already; a heading of its name is none. */
export function hasExample(html: string, component: string): boolean {
  const id = sideIds.get(component);
  return id !== undefined && placesOf(id, html).some(({ isHeading }) => !isHeading);
}

/** Leaves such an id to one element: links mean the heading of that name, else the first example or panel. */
export function dropTwinSideIds(html: string): string {
  let rest = html;
  for (const id of sideIds.values()) {
    const places = placesOf(id, rest);
    const kept = places.find(({ isHeading }) => isHeading) ?? places[0];
    const pieces: string[] = [];
    let from = 0;
    for (const place of places) {
      if (place === kept || place.isHeading) continue;
      pieces.push(rest.slice(from, place.at));
      from = place.at + attributeOf(id).length;
    }
    rest = pieces.join("") + rest.slice(from);
  }
  return rest;
}

function attributeOf(id: string): string {
  return ` id="${id}"`;
}

/** Text may say the same as an attribute: only what stands within a tag counts. */
function placesOf(id: string, html: string): IdPlace[] {
  const attribute = attributeOf(id);
  const places: IdPlace[] = [];
  let from = 0;
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, from)) {
    const before = html.slice(from, at);
    const tag = before.slice(before.lastIndexOf("<") + 1);
    if (before.includes("<") && !tag.includes(">")) places.push({ at, isHeading: /^h[1-6]\b/.test(tag) });
    from = at + attribute.length;
  }
  return places;
}
