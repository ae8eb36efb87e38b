/** Relative targets that a module's code needs before it runs: imports of types alone vanish, and `import()` waits. */
export function neededBy(text: string): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(/(?:^|\n)\s*(?:import|export)\s(?:(?!type\s)[^;"]*?from\s+)?"(\.[^"]+)"/g))
    found.push(match[1] as string);
  return found;
}

/** Groups of files that import each other in a circle, each group and all groups in order. @param imports by file */
export function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const path: string[] = [];
  const onPath = new Set<string>();
  /** Tarjan's walk. @returns the earliest file of the path that the file leads back to */
  const visit = (file: string): number => {
    const own = order.size;
    let earliest = own;
    order.set(file, own);
    path.push(file);
    onPath.add(file);
    for (const target of imports.get(file) ?? []) {
      if (!imports.has(target)) continue;
      if (!order.has(target)) earliest = Math.min(earliest, visit(target));
      else if (onPath.has(target)) earliest = Math.min(earliest, order.get(target) as number);
    }
    if (earliest < own) return earliest;
    const group = path.splice(path.indexOf(file));
    for (const one of group) onPath.delete(one);
    if (group.length > 1 || imports.get(file)?.includes(file)) circles.push(group.sort());
    return earliest;
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles.sort((a, b) => (a[0]! < b[0]! ? -1 : 1));
}
