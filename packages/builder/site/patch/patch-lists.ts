import type { SiteFile } from "@lectern/contract";
import type { OpenTree } from "../../source/tree/open-tree.ts";
import { hostedAgentFiles, publishForAgents } from "../artefacts/agents/publish-for-agents.ts";
import type { BuildOptions } from "../build-options.ts";
import type { KeptManifest } from "../cache/kept-manifest.ts";
import { llmsText } from "../compose/artefacts.ts";
import { hostedAddresses } from "../compose/hosted-addresses.ts";
import { textType } from "../output/file-type.ts";
import { Output } from "../output/output.ts";
import { listedSite } from "./base/base-lists.ts";
import type { BaseLists, PatchBase } from "./base/patch-base.ts";
import type { Overlay } from "./overlay.ts";

export interface PatchLists {
  tree: OpenTree;
  base: PatchBase;
  options: BuildOptions;
  manifest: KeptManifest;
  /** Holds the edited pages already. */
  overlay: Overlay;
  /** Gets the changed files. */
  files: Map<string, SiteFile | null>;
}

/** `llms.txt` and what is published for agents, of a site of which some pages are called or described otherwise. */
export function patchLists({ tree, base, options, manifest, overlay, files }: PatchLists): void {
  const { site } = base.head;
  const { origin } = options;
  const model = listedSite(site, base.data(base.head.lists) as BaseLists, overlay.drawn);
  const addresses = hostedAddresses(site, origin);
  const output = new Output(options.output);
  // The author's own files stand as they are.
  for (const path of ["llms.txt", "llms-full.txt", ...hostedAgentFiles]) {
    const file =
      site.files.includes(path) || path.startsWith("llms-") ? (files.get(path) ?? manifest.file(path)) : null;
    if (file) output.known(path, file, file.type, file.immutable);
  }
  if (!site.overrides.includes("llms.txt")) output.file("llms.txt", llmsText(model, addresses), textType);
  if (options.preview === null) publishForAgents({ model, tree, output, addresses });
  for (const path of output.paths) {
    const file = output.get(path) as SiteFile;
    if (file.sha256 !== (files.get(path) ?? manifest.file(path))?.sha256) files.set(path, file);
  }
}
