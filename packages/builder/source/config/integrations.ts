import { positionOf, toPlain } from "../json/json-node.ts";
import { namedAlone, requiredSettings } from "../schema/services.ts";
import type { SiteConfig } from "../site-config.ts";
import type { Fields } from "./fields.ts";

/** `integrations` as it is written; a service without the setting that names the site's account is told. */
export function readIntegrations(root: Fields): Pick<SiteConfig, "integrations" | "integrationsPosition"> {
  const fields = root.object("integrations");
  if (!fields) return { integrations: {} };
  for (const [service, key] of Object.entries(requiredSettings)) {
    if (isNamedAlone(fields, service)) continue;
    const own = fields.has(service) ? fields.object(service) : null;
    if (!own || own.string(key)) continue;
    const message = `${fields.name(service)} has no \`${key}\`, so the service is not started`;
    fields.warn(service, "missing-key", message, `Add ${key}`);
  }
  for (const script of fields.objects("customScripts")) {
    const src = script.string("src") ?? "";
    if (/^https:\/\/[^\s]+$/i.test(src) && !/\.(?:svg|exe|zip)(?:[?#]|$)/i.test(src)) continue;
    const at = script.has("src") ? script.placeOf("src") : script.node.place;
    const message = `${script.name("src")} is no https address of a script, so nothing is loaded`;
    script.report("warning", at, "bad-script", message, "Write the address of a script that begins with https://");
  }
  const written = toPlain(fields.node) as Record<string, unknown>;
  for (const service of namedAlone)
    if (isNamedAlone(fields, service)) written[service] = { [requiredSettings[service] as string]: written[service] };
  return {
    integrations: written,
    integrationsPosition: positionOf(fields.node.place),
  };
}

/** Whether a service is given by the name of the account alone: `"frontchat": "ID"`, as the format's manual has it. */
function isNamedAlone(fields: Fields, service: string): boolean {
  const given = fields.get(service);
  return namedAlone.includes(service) && given?.kind === "scalar" && typeof given.value === "string";
}
