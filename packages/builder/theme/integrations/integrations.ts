import { requiredSettings } from "../../source/schema/services.ts";
import { customScripts } from "./custom-scripts.ts";
import { services } from "./services.ts";

/** What pages load of other hosts because docs.json asks for services that count readers or talk to them. */
export interface Integrations {
  /** Settings by service, and of consent, as the script of the pages reads them. */
  settings: Record<string, Record<string, string>>;
  /** Sources of scripts for a content security policy, each once. */
  scripts: string[];
  /** Whether one of them brings styles along. */
  hasStyles: boolean;
}

/** Reads `integrations` of docs.json; null where no service is named that can be started. */
export function integrationsOf(written: Readonly<Record<string, unknown>>): Integrations | null {
  const found: Integrations = { settings: {}, scripts: [], hasStyles: false };
  for (const [name, { scripts, hasStyles }] of Object.entries(services)) {
    const settings = settingsOf(written[name]);
    const sources = settings[requiredSettings[name] ?? ""] ? scripts(settings) : null;
    if (!sources) continue;
    found.settings[name] = settings;
    for (const source of sources) if (!found.scripts.includes(source)) found.scripts.push(source);
    found.hasStyles ||= hasStyles === true;
  }
  const own = customScripts(written.customScripts);
  if (own.length > 0) {
    found.settings.customScripts = Object.fromEntries(own.map(({ src, strategy }) => [src, strategy]));
    for (const { src } of own) {
      const { origin } = new URL(src);
      if (!found.scripts.includes(origin)) found.scripts.push(origin);
    }
    found.hasStyles = true;
  }
  if (found.scripts.length === 0) return null;
  const consent = settingsOf(written.cookies);
  if (consent.key) found.settings.cookies = consent;
  return found;
}

/** Texts, numbers and switches of an object, as texts. */
function settingsOf(value: unknown): Record<string, string> {
  const entries = value !== null && typeof value === "object" && !Array.isArray(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.flatMap(([key, one]) =>
      ["string", "number", "boolean"].includes(typeof one) && String(one).trim() !== ""
        ? [[key, String(one).trim()]]
        : [],
    ),
  );
}
