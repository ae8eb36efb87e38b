/** Every kind of id and its prefix; what follows is 20 hexadecimal digits (80 random bits, so ids cannot be guessed). */
export const idPrefixes = {
  organization: "org",
  user: "usr",
  member: "mem",
  invitation: "inv",
  session: "ses",
  project: "prj",
  deployment: "dep",
  preview: "prv",
  exportJob: "se",
  apiKey: "key",
  domain: "dom",
  feedback: "fb",
  auditEntry: "aud",
} as const;

export type IdKind = keyof typeof idPrefixes;

/** A new id of the kind, for example `se_9f86d081884c7d659a2f`. */
export function newId(kind: IdKind): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return `${idPrefixes[kind]}_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Whether the text has the form of an id of the kind; says nothing about whether it exists. */
export function isId(kind: IdKind, text: string): boolean {
  return idPattern(kind).test(text);
}

/** The form of an id of the kind, anchored at both ends. */
export function idPattern(kind: IdKind): RegExp {
  return new RegExp(`^${idPrefixes[kind]}_[0-9a-f]{20}$`);
}
