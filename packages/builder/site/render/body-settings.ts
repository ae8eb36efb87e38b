import type { CustomGrammar } from "../../content/index.ts";
import type { SiteConfig } from "../../source/site-config.ts";

/** What of the configuration a page's body depends on. Part of every key. */
export type BodySettings = Pick<SiteConfig, "variables" | "variations"> & {
  iconLibrary: SiteConfig["icons"]["library"];
  codeblocks: SiteConfig["styling"]["codeblocks"];
  latex: boolean | null;
  instructions: readonly string[];
  customGrammars: readonly CustomGrammar[];
};

/** What of the configuration decides how a body is rendered: other settings render no page again. */
export function bodySettings(config: SiteConfig, customGrammars: readonly CustomGrammar[] = []): BodySettings {
  return {
    customGrammars,
    variables: config.variables,
    variations: config.variations,
    iconLibrary: config.icons.library,
    codeblocks: config.styling.codeblocks,
    latex: config.styling.latex,
    instructions: config.markdown.instructions,
  };
}
