/**
 * The name of a field in the object that holds it. Authors write the names of what is around it, too: `owner.name` in
 * `owner`, `lines[].sum` in `lines`, and in what is itself called `shop.owner` either of `shop.owner.name` and `owner.name`.
 */
export function nameWithin(parent: string, name: string): string {
  for (const around of [parent, parent.slice(parent.lastIndexOf(".") + 1)]) {
    for (const mark of [".", "[]."]) {
      const start = `${around}${mark}`;
      if (around !== "" && name.length > start.length && name.startsWith(start)) return name.slice(start.length);
    }
  }
  return name;
}

/** A field with those that its siblings' names place within it. */
export interface PlacedField<Field> {
  field: Field;
  within: Field[];
}

/** Objects within each other that are looked for in a name. */
const depthMost = 20;

/** Fields in their order; those whose names begin with that of one before them (`owner.name` behind `owner`) are within that. */
export function placedFields<Field extends { readonly name: string }>(fields: readonly Field[]): PlacedField<Field>[] {
  const placed = new Map<string, PlacedField<Field>>();
  for (const field of fields) {
    const owner = [...field.name.matchAll(/(?:\[\])?\.(?=.)/g)]
      .slice(0, depthMost)
      .map(({ index }) => placed.get(field.name.slice(0, index)))
      .find((one) => one !== undefined);
    if (owner) owner.within.push(field);
    else placed.set(field.name, { field, within: [] });
  }
  return [...placed.values()];
}
