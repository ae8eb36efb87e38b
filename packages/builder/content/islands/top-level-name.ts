import type { Scope } from "../expressions/scope.ts";
import { Closure, isRecord } from "../expressions/values.ts";
import type { ContentModule } from "../modules/content-module.ts";

/** A component or function of the content by the place where it is defined: a name at the top of a file, or `Name.Member` of one. */
export interface TopLevelName {
  module: ContentModule;
  name: string;
}

/** Where a function of the content has a name, if that is at the top of its file: also one that another function made. */
export function topLevelName(closure: Closure): TopLevelName | null {
  const { top } = closure.scope;
  const { module } = top;
  if (closure.scope.isTop)
    for (const [name, { value }] of top.own()) {
      if (name === "default") continue;
      if (value === closure) return { module, name };
      const members = value instanceof Closure ? value.members : null;
      for (const key in members) if (members[key] === closure) return { module, name: `${name}.${key}` };
    }
  const name = otherNames(top).get(closure);
  return name === undefined ? (namesElsewhere.get(closure) ?? null) : { module, name };
}

const namesOfScopes = new WeakMap<Scope, Map<unknown, string>>();
/** Entries of objects at the top of a file in which a function may be found. */
const entriesMost = 10_000;

/** Functions that others made, those in objects and the one without a name, by the names that a script finds them by. */
function otherNames(top: Scope): Map<unknown, string> {
  const known = namesOfScopes.get(top);
  if (known) return known;
  const names = new Map<unknown, string>();
  namesOfScopes.set(top, names);
  let left = entriesMost;
  for (const [name, { value }] of top.own()) {
    if (value instanceof Closure && !names.has(value)) names.set(value, name);
    if (!isRecord(value)) continue;
    for (const key in value) {
      if (left-- <= 0) return names;
      if (value[key] instanceof Closure && /^[\w$]+$/.test(key) && !names.has(value[key]))
        names.set(value[key], `${name}.${key}`);
    }
  }
  return names;
}

const namesElsewhere = new WeakMap<Closure, TopLevelName>();

/** Learns a name at the top of a file for what a function of another file made: `const Live = withState(Plain)`. */
export function learnName(name: string, scope: Scope): void {
  if (!scope.isTop) return;
  const value = scope.find(name)?.value;
  const learn = (made: Closure, path: string) => {
    if (!made.scope.isTop && made.scope.top !== scope && !namesElsewhere.has(made))
      namesElsewhere.set(made, { module: scope.module, name: path });
  };
  if (value instanceof Closure) learn(value, name);
  if (!isRecord(value)) return;
  let left = entriesMost;
  for (const key in value) {
    const one = value[key];
    if (left-- <= 0) return;
    if (one instanceof Closure && /^[\w$]+$/.test(key)) learn(one, `${name}.${key}`);
  }
}
