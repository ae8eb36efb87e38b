import { findIcon } from "../icons/icons.ts";

/** Callouts of which each kind is a component too: its icon of Lucide, and the name that it has for readers. */
export const calloutKinds = {
  note: { icon: "info", label: "Note" },
  info: { icon: "info", label: "Info" },
  tip: { icon: "lightbulb", label: "Tip" },
  warning: { icon: "triangle-alert", label: "Warning" },
  check: { icon: "check", label: "Check" },
  danger: { icon: "octagon-alert", label: "Danger" },
} as const;

export type CalloutKind = keyof typeof calloutKinds;

/** Whether the name is of a kind of callout (`note`, `tip`, …), each of which is a component too. */
export function isCalloutKind(name: string): name is CalloutKind {
  return Object.hasOwn(calloutKinds, name);
}

/** The icons of the callouts that a program may draw, as `callout:note`. */
export function calloutDrawings(program: string): [key: string, svg: string | null][] {
  const isAny = /\bCallout\b|\bCard\b[^<>]*\btype\b/.test(program);
  return Object.entries(calloutKinds)
    .filter(([, { label }]) => isAny || new RegExp(`\\b${label}\\b`).test(program))
    .map(([kind, { icon }]) => [`callout:${kind}`, findIcon(icon, { library: "lucide" })]);
}
