import { jsonText, parseJson } from "../../../reference/exact-json.ts";
import type { RequestValues } from "./request-values.ts";

/** Names whose values are nobody's but the reader's. */
const secretName = /passw|secret|token|api[-_]?key|authorization|credential|private[-_]?key|cookie/i;

/** What a form remembers: all of a request's values, and how they were entered. */
export interface RememberedValues extends Omit<RequestValues, "body"> {
  body: { type: string; text: string | null; value: unknown } | null;
  language: string | null;
  throughSite: boolean;
}

/**
 * The last values of an endpoint in the reader's browser. Credentials, and whatever is called like one, stay in the
 * session: another visit does not find them.
 */
export class Remembered {
  readonly #key: string;

  constructor(method: string, path: string) {
    this.#key = `lectern:try ${method} ${path}`;
  }

  load(): RememberedValues | null {
    const found = read(() => sessionStorage.getItem(this.#key)) ?? read(() => localStorage.getItem(this.#key));
    return found as RememberedValues | null;
  }

  save(values: RememberedValues): void {
    write(() => sessionStorage.setItem(this.#key, jsonText(values)));
    write(() => localStorage.setItem(this.#key, jsonText(withoutSecrets(values))));
  }
}

/** Credentials are shared, for the session, by all endpoints of a server: what was entered for one API goes to no other. */
export class RememberedCredentials {
  readonly #key: string;

  constructor(server: string) {
    this.#key = `lectern:try credentials ${server}`;
  }

  load(): RequestValues["security"]["credentials"] {
    return (read(() => sessionStorage.getItem(this.#key)) ?? {}) as RequestValues["security"]["credentials"];
  }

  save(credentials: RequestValues["security"]["credentials"]): void {
    write(() => sessionStorage.setItem(this.#key, jsonText({ ...this.load(), ...credentials })));
  }
}

/** What may outlive the session. */
function withoutSecrets(values: RememberedValues): RememberedValues {
  const { body } = values;
  const text = body?.text ?? null;
  return {
    ...values,
    security: { alternative: values.security.alternative, credentials: {} },
    parameters: Object.fromEntries(
      Object.entries(values.parameters).flatMap(([name, value]) =>
        secretName.test(name.slice(name.indexOf(" ") + 1)) || name.startsWith("cookie ") ? [] : [[name, pruned(value)]],
      ),
    ),
    body: body && { ...body, value: pruned(body.value), text: text === null ? null : prunedText(text) },
  };
}

function pruned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pruned);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (secretName.test(name) ? [] : [[name, pruned(one)]])),
  );
}

/** Text of an editor: as it is where nothing in it is secret, else without that; not at all where it cannot be read. */
function prunedText(text: string): string | null {
  if (!secretName.test(text)) return text;
  try {
    return jsonText(pruned(parseJson(text)), 2);
  } catch {
    return null;
  }
}

function read(get: () => string | null): unknown {
  try {
    return parseJson(get() ?? "null");
  } catch {
    return null;
  }
}

/** Storage may be refused or full; the form works without. */
function write(set: () => void): void {
  try {
    set();
  } catch {
    // Nothing is remembered then.
  }
}
