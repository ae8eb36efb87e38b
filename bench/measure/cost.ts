/** What one run of a program cost. */
export interface Cost {
  /** Wall and CPU time (user and system, all threads and children), in seconds. */
  wall: number;
  cpu: number;
  /** Most memory in use at once by all its processes, in MB. */
  memory: number;
}

/** Of several runs of the same step: the middle time of each kind, and the most memory. */
export function summarize(costs: readonly Cost[]): Cost {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] as number;
  return {
    wall: middle(costs.map(({ wall }) => wall)),
    cpu: middle(costs.map(({ cpu }) => cpu)),
    memory: Math.max(...costs.map(({ memory }) => memory)),
  };
}

/** Runs a step up to `runs` times, fewer where it is a long one: none is begun after `seconds` of wall time. */
export async function repeat<T extends { cost: Cost }>(
  runs: number,
  run: (index: number) => Promise<T>,
  seconds = 20,
): Promise<T[]> {
  const done: T[] = [];
  let spent = 0;
  while (done.length === 0 || (done.length < runs && spent < seconds)) {
    const one = await run(done.length);
    spent += one.cost.wall;
    done.push(one);
  }
  return done;
}
