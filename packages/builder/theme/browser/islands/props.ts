import type { ComponentChildren } from "preact";
import { components } from "./components.ts";

type Load = (file: string) => Record<string, unknown>;

/** Props as the builder wrote them: JSON in which slots, functions of the content and the format's components are named. */
export function readProps(
  json: string,
  slot: (index: number) => ComponentChildren,
  load: Load,
): Record<string, unknown> {
  return JSON.parse(json, (_key, value: unknown) => {
    if (value === null || typeof value !== "object") return value;
    const { $slot, $name, $component } = value as { $slot?: number; $name?: [string, string]; $component?: string };
    if (typeof $slot === "number") return slot($slot);
    if (Array.isArray($name)) return load($name[0])[$name[1]];
    if (typeof $component === "string") return components[$component] ?? $component;
    return value;
  }) as Record<string, unknown>;
}
