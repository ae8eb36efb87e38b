import { type Closure, isRecord, record } from "../../expressions/values.ts";

/** Props with those that the component's `defaultProps` give where a use gives none. */
export function withDefaultProps({ members }: Closure, props: Record<string, unknown>): Record<string, unknown> {
  const defaults = members?.defaultProps;
  if (!isRecord(defaults)) return props;
  const all = record(Object.entries(props));
  for (const [name, value] of Object.entries(defaults)) if (all[name] === undefined) all[name] = value;
  return all;
}
