import type { PlannedFile } from "../../../files/planned-file.ts";
import { decodePath } from "../../../routing/resolve-path.ts";
import { composed } from "../../../text/composed.ts";
import { keyOf } from "../../../text/hashes.ts";
import type { ComposeOptions } from "../../build-options.ts";
import type { SiteModel } from "../../model/site-model.ts";
import type { OutsideContent } from "../outside-content.ts";
import { StoredFile } from "../stored-file.ts";
import type { BundleAddresses } from "./bundle-addresses.ts";
import type { BundleKeys } from "./bundle-keys.ts";
import { bundleStylesheet } from "./bundle-stylesheet.ts";

interface BundleFiles {
  options: Pick<ComposeOptions, "manifest" | "read">;
  model: SiteModel;
  addresses: BundleAddresses;
  keys: BundleKeys;
  outside: OutsideContent;
}

/** The files of a site that are no pages: as they are stored, but for stylesheets that may name other hosts. */
export function bundleFiles(bundle: BundleFiles): PlannedFile[] {
  const { options, model, outside } = bundle;
  const { customStylesheets, outsideFont, stylesheet } = model.assets;
  const theme = stylesheet.slice(1);
  const rewritten = new Set(customStylesheets.map((path) => path.slice(1)));
  if (outsideFont && !outside.isKept) {
    rewritten.add(theme);
    outside.tell(outsideFont.file, outsideFont.line);
  }
  const listed = new Set(model.files);
  const { services, featureScripts } = model.assets;
  if (services) outside.tellServices(services.file, services.line);
  const onlyOutside = outside.isKept
    ? []
    : Object.values(featureScripts.integrations ?? {}).map((path) => path.slice(1));
  return model.files.flatMap((path): PlannedFile[] => {
    const stored = options.manifest.files[path];
    if (!stored || onlyOutside.includes(path)) return [];
    if (!rewritten.has(path)) return [new StoredFile(path, stored, options.read)];
    return [rewrittenStylesheet(bundle, path, stored.sha256, { listed, isTheme: path === theme })];
  });
}

/** A stylesheet without what it takes from other hosts, its references relative. */
function rewrittenStylesheet(
  { options, addresses, keys, outside }: BundleFiles,
  path: string,
  sha256: string,
  { listed, isTheme }: { listed: ReadonlySet<string>; isTheme: boolean },
): PlannedFile {
  let line: number | null = null;
  const place = (target: string) => {
    const name = decodePath(target.replace(/[?#].*$/s, ""))?.slice(1);
    return name !== undefined && listed.has(composed(name)) ? addresses.placeOf(path).url(target) : null;
  };
  return {
    path,
    key: keyOf("stylesheet", keys.shared, path, sha256),
    async read() {
      const text = Buffer.from(await options.read(sha256)).toString();
      const own = bundleStylesheet(text, place, outside.isKept);
      // What the theme leaves out is docs.json's doing, and said there.
      line = isTheme ? null : own.outsideLine;
      outside.tell(path, line);
      return Buffer.from(own.text);
    },
    leftOut: () => line,
    onReused: (known) => outside.tell(path, known),
  };
}
