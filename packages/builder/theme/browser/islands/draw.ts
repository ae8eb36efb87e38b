import { type ComponentChild, type ComponentChildren, createElement, Fragment, toChildArray, type VNode } from "preact";

export type Props = Record<string, unknown> & { children?: ComponentChildren };
export type Draw = (props: Props) => VNode;

export const h = createElement as unknown as (type: unknown, props: object | null, ...children: unknown[]) => VNode;

/** A component's own class and the author's. */
export function names(base: string, { className }: Props): string {
  return typeof className === "string" ? `${base} ${className}` : base;
}

/** A prop that names one of several values, in small letters; undefined where it is none. */
export function choice(value: unknown): string | undefined {
  return typeof value === "string" ? value.trim().toLowerCase() : undefined;
}

/** Whether a prop is set: `<X open>`, `open={true}`, `open="true"`. */
export function isSet(value: unknown): boolean {
  return typeof value === "string" ? value !== "false" : Boolean(value);
}

/** Children as a list, those of fragments among them. */
export function partsOf(children: ComponentChildren): Exclude<ComponentChild, null | undefined | boolean | bigint>[] {
  return toChildArray(children).flatMap((child) =>
    typeof child === "object" && child.type === Fragment ? partsOf(child.props.children) : [child],
  );
}

/** The text among children, without elements. */
export function textOf(children: unknown): string {
  if (Array.isArray(children)) return children.map(textOf).join("");
  return typeof children === "string" || typeof children === "number" ? String(children) : "";
}
