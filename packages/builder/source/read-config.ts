import type { Diagnostic } from "@lectern/contract";
import { dropMissingBrand } from "./brand-files.ts";
import { type NamedIcon, namedIcons } from "./config/named-icons.ts";
import { type NamedLink, namedLinks } from "./config/named-links.ts";
import { type NamedPicture, namedPictures } from "./config/named-pictures.ts";
import { type NamedSpecification, namedSpecifications } from "./config/named-specifications.ts";
import { readSiteConfig } from "./config/read-site-config.ts";
import { configNames } from "./config-names.ts";
import { fillConfigVariables } from "./config-variables.ts";
import { positionOf } from "./json/json-node.ts";
import { resolveReferences } from "./json/json-references.ts";
import { maxJsonBytes, parseJson } from "./json/parse-json.ts";
import { upgradeMintJson } from "./mint/upgrade-mint-json.ts";
import { missingConfig } from "./missing-config.ts";
import { hasOldKeys } from "./schema/keys-from-elsewhere.ts";
import type { SiteConfig } from "./site-config.ts";
import { SourceFault } from "./source-fault.ts";
import { readText } from "./source-text.ts";
import { malformedText } from "./tree/malformed-text.ts";
import type { OpenTree } from "./tree/open-tree.ts";

export interface ReadConfig {
  config: SiteConfig;
  /** The files it was read from: docs.json and what it refers to. */
  files: string[];
  /** Files that it counts on being there or not. */
  shown: string[];
  /** Icons that it names. */
  icons: NamedIcon[];
  /** Pictures that it names beside the brand's. */
  pictures: NamedPicture[];
  /** Links within the site that it names. */
  links: NamedLink[];
  /** Specifications, schemas and libraries that it names. */
  specifications: NamedSpecification[];
  diagnostics: Diagnostic[];
}

/**
 * Reads the configuration of the content root. Throws a `SourceFault` with file, line and column when there is none
 * or when it cannot be read; everything less is in `diagnostics`, sorted as it stands in the files.
 */
export function readConfig(tree: OpenTree): ReadConfig {
  const [file, ...unread] = configNames.filter((name) => tree.byPath.has(name));
  if (!file) throw new SourceFault(missingConfig(tree));
  const diagnostics = unread.map((other) => notRead(other, file));
  const read = (path: string): string | undefined => {
    const entry = tree.byPath.get(path);
    if (!entry) return undefined;
    if (entry.size > maxJsonBytes) {
      throw new SourceFault({
        severity: "error",
        code: "unreadable-config",
        message: `${path} is larger than 16 MB`,
        file: path,
        line: 1,
        column: 1,
        hint: "Split it with $ref",
      });
    }
    const text = readText(tree, path);
    const malformed = malformedText(tree, path, text);
    if (malformed) diagnostics.push(malformed);
    return text;
  };
  const parsed = parseJson(file, read(file) ?? "", diagnostics);
  const { node, used } = resolveReferences(parsed, file, read, diagnostics);
  if (node.kind !== "object") {
    throw new SourceFault({
      severity: "error",
      code: "unreadable-config",
      message: `${file} must hold an object`,
      hint: 'Write { "name": … }',
      ...positionOf(node.place),
    });
  }
  // With a list of groups keys of the old format mean what they meant there, whatever the file is called.
  const isList = node.entries.get("navigation")?.kind === "array";
  const isOld = file === "mint.json" || (isList && hasOldKeys(node.entries.keys()));
  if (isOld) {
    diagnostics.push({
      severity: "info",
      code: "old-config-format",
      message: `${file} is in the old format; it was read as the docs.json that it means`,
      hint: "Write a docs.json",
      ...positionOf(node.place),
    });
  }
  const settled = fillConfigVariables(isOld ? upgradeMintJson(node) : node);
  const config = readSiteConfig(settled, diagnostics);
  const shown = dropMissingBrand(config, settled, tree, diagnostics);
  const named = {
    icons: namedIcons(settled),
    pictures: namedPictures(settled),
    links: namedLinks(settled),
    specifications: namedSpecifications(settled),
  };
  return { config, files: [file, ...used], shown, ...named, diagnostics };
}

function notRead(file: string, read: string): Diagnostic {
  return {
    severity: "info",
    code: "unread-config",
    message: `${file} has no effect: ${read} stands beside it`,
    hint: "Remove it",
    file,
    line: 1,
    column: 1,
  };
}
