import { findIcon } from "../icons/icons.ts";

/**
 * Callouts of which each kind is a component too: its icon of Lucide, the name that it has for readers, and the alert
 * that it is in Markdown (`> [!NOTE]`), which knows fewer kinds.
 */
export const calloutKinds = {
  note: { icon: "info", label: "Note", alert: "NOTE" },
  info: { icon: "info", label: "Info", alert: "NOTE" },
  tip: { icon: "lightbulb", label: "Tip", alert: "TIP" },
  warning: { icon: "triangle-alert", label: "Warning", alert: "WARNING" },
  check: { icon: "check", label: "Check", alert: "TIP" },
  danger: { icon: "octagon-alert", label: "Danger", alert: "CAUTION" },
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
