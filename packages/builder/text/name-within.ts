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
