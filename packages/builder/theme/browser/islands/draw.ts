import { type ComponentChildren, createElement, type VNode } from "preact";

export type Props = Record<string, unknown> & { children?: ComponentChildren };
export type Draw = (props: Props) => VNode;

export const h = createElement as unknown as (type: unknown, props: object | null, ...children: unknown[]) => VNode;

/** A component's own class and the author's. */
export function names(base: string, { className }: Props): string {
  return typeof className === "string" ? `${base} ${className}` : base;
}

/** Whether a prop is set: `<X open>`, `open={true}`, `open="true"`. */
export function isSet(value: unknown): boolean {
  return typeof value === "string" ? value !== "false" : Boolean(value);
}

/** The text among children, without elements. */
export function textOf(children: unknown): string {
  if (Array.isArray(children)) return children.map(textOf).join("");
  return typeof children === "string" || typeof children === "number" ? String(children) : "";
}
