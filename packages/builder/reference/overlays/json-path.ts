import { isObject, type Json } from "../json.ts";

/** A place in a document: what holds the value, and under which key. */
export interface Place {
  parent: Json | unknown[] | null;
  key: string | number;
  value: unknown;
}

type Step =
  | { kind: "name"; name: string }
  | { kind: "index"; index: number }
  | { kind: "all" }
  | { kind: "filter"; path: string[]; operator: "" | "==" | "!="; value: unknown };

/** Values that may still be visited: shared by all paths of one overlay. */
export interface Visits {
  left: number;
}

const token =
  /^(?:(\.\.)|\.)?(?:\*|([\p{L}_$][\p{L}\p{N}_$-]*)|\[\s*(?:\*|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(-?\d+)|\?\s*\(?\s*@((?:\.[\p{L}\p{N}_$-]+|\['[^']*'\]|\["[^"]*"\])+)\s*(?:(==|!=)\s*('[^']*'|"[^"]*"|true|false|null|-?\d+(?:\.\d+)?))?\s*\)?)\s*\])/u;

/**
 * The places that a JSONPath (RFC 9535) names: names, indices, `*`, `..` and filters that compare one member with a
 * literal or ask whether it is there. Null for a path that is none, or uses more.
 */
export function selectPlaces(document: Json, path: string, visits: Visits = { left: 3_000_000 }): Place[] | null {
  const steps = readPath(path);
  if (!steps) return null;
  let places: Place[] = [{ parent: null, key: "", value: document }];
  for (const { step, deep } of steps) {
    const from = deep ? places.flatMap((place) => descendants(place, visits)) : places;
    const next: Place[] = [];
    for (const place of from) {
      if (--visits.left < 0) return next;
      next.push(...children(place.value, step));
    }
    places = next;
  }
  return places;
}

function readPath(path: string): { step: Step; deep: boolean }[] | null {
  let rest = path.trim();
  if (!rest.startsWith("$")) return null;
  rest = rest.slice(1);
  const steps: { step: Step; deep: boolean }[] = [];
  while (rest !== "") {
    const match = token.exec(rest);
    if (!match || match[0] === "" || (match[2] !== undefined && !/^\./.test(match[0]))) return null;
    const [whole, deep, dotted, single, double, index, member, operator, literal] = match;
    const name = dotted ?? single ?? double;
    const step: Step =
      name !== undefined
        ? { kind: "name", name: unescaped(name) }
        : index !== undefined
          ? { kind: "index", index: Number(index) }
          : member !== undefined
            ? { kind: "filter", path: members(member), operator: (operator ?? "") as "", value: literalOf(literal) }
            : { kind: "all" };
    steps.push({ step, deep: deep !== undefined });
    rest = rest.slice(whole.length);
  }
  return steps;
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/g, "$1");
}

function members(path: string): string[] {
  return [...path.matchAll(/\.([^.[]+)|\['([^']*)'\]|\["([^"]*)"\]/g)].map(([, a, b, c]) => a ?? b ?? c ?? "");
}

function literalOf(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  return /^['"]/.test(text) ? text.slice(1, -1) : JSON.parse(text);
}

function children(value: unknown, step: Step): Place[] {
  if (Array.isArray(value)) {
    if (step.kind === "name") return [];
    if (step.kind === "index") {
      const key = step.index < 0 ? value.length + step.index : step.index;
      return key in value ? [{ parent: value, key, value: value[key] }] : [];
    }
    return value.flatMap((one, key) => (accepts(one, step) ? [{ parent: value, key, value: one }] : []));
  }
  if (!isObject(value) || step.kind === "index") return [];
  if (step.kind === "name")
    return Object.hasOwn(value, step.name) ? [{ parent: value, key: step.name, value: value[step.name] }] : [];
  return Object.entries(value).flatMap(([key, one]) =>
    accepts(one, step) ? [{ parent: value, key, value: one }] : [],
  );
}

function accepts(value: unknown, step: Step): boolean {
  if (step.kind !== "filter") return step.kind === "all";
  let current = value;
  for (const name of step.path) {
    if (!isObject(current) || !Object.hasOwn(current, name)) return step.operator === "!=";
    current = current[name];
  }
  if (step.operator === "") return true;
  return (current === step.value) === (step.operator === "==");
}

/** The place itself and all within it. */
function descendants(place: Place, visits: Visits): Place[] {
  const found: Place[] = [];
  const pending = [place];
  for (let next = pending.pop(); next && --visits.left > 0; next = pending.pop()) {
    found.push(next);
    const inside = children(next.value, { kind: "all" });
    for (let index = inside.length - 1; index >= 0; index--) pending.push(inside[index] as Place);
  }
  return found;
}
