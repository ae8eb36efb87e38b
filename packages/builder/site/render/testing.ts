import type { BodySettings } from "./body-settings.ts";

/** What a site says of the bodies of its pages where it says nothing. */
export const plainSettings = {
  variables: {},
  variations: [],
  iconLibrary: "lucide",
  codeblocks: { light: "github-light", dark: "github-dark" },
  latex: null,
  instructions: [],
  customGrammars: [],
} as const satisfies BodySettings;
