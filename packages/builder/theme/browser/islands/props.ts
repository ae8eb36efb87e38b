import type { ComponentChildren } from "preact";
import { components } from "./components.ts";
import { h, type Props } from "./draw.ts";
import { draw } from "./draw-element.ts";

type Load = (file: string) => Record<string, unknown>;

/** What stands for a value that JSON has no sign for. */
interface Stand {
  $slot?: number;
  $text?: string;
  $plain?: boolean;
  $name?: [string, string];
  $args?: unknown[];
  $bind?: [(...args: unknown[]) => unknown, ...unknown[]];
  $component?: string;
  $global?: string;
  $new?: [name: string, ...args: unknown[]];
  $record?: [key: string, value: unknown][];
  $type?: [string, string] | string;
  $props?: object;
}

/** Props as the builder wrote them: JSON in which slots, functions of the content and the format's components are named. */
export function readProps(
  json: string,
  slot: (index: number, text?: string, data?: object, isPlain?: boolean) => ComponentChildren,
  load: Load,
): Record<string, unknown> {
  return JSON.parse(json, (_key, value: unknown) => {
    if (value === null || typeof value !== "object") return value;
    const { $slot, $text, $plain, $name, $args, $bind, $component, $global, $new, $record, $type, $props } =
      value as Stand;
    if (typeof $slot === "number") return slot($slot, $text, $props, $plain);
    if (typeof $type === "string") {
      const { children, ...own } = ($props ?? {}) as Props;
      return children === undefined ? draw($type, own) : draw($type, own, children);
    }
    if (Array.isArray($type)) return h(load($type[0])[$type[1]], $props ?? null);
    if (Array.isArray($name)) {
      const named = load($name[0])[$name[1]];
      return $args ? (named as (...args: unknown[]) => unknown)(...$args) : named;
    }
    if (Array.isArray($bind)) {
      const [callee, self, ...first] = $bind;
      return typeof callee === "function" ? callee.bind(self, ...first) : undefined;
    }
    if (typeof $component === "string") return components[$component] ?? $component;
    if (typeof $global === "string") return globalFunction($global);
    if (Array.isArray($new)) return madeValue(...$new);
    if (Array.isArray($record)) return Object.fromEntries($record);
    return value;
  }) as Record<string, unknown>;
}

/** A value of JavaScript that JSON has no sign for: `new Date(0)`, `Number("Infinity")`. */
function madeValue(name: string, ...args: unknown[]): unknown {
  const made = globalFunction(name) as { new (...args: unknown[]): unknown; (...args: unknown[]): unknown };
  return name === "Number" || name === "BigInt" ? made(...args) : new made(...args);
}

/** A function of JavaScript by its path: `Math.round`. */
function globalFunction(path: string): unknown {
  let value: unknown = globalThis;
  for (const key of path.split(".")) value = (value as Record<string, unknown> | undefined)?.[key];
  return value;
}
