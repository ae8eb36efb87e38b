/** A file of the theme as it stands in every built site. */
export interface ThemeAsset {
  /** Path in the site without leading slash. */
  path: string;
  bytes: Uint8Array;
  /** Media type. */
  type: string;
  immutable: true;
  role: "stylesheet" | "boot" | "script" | "feature" | "favicon" | "font";
  /** Name of the feature whose script it is, for the role `feature`. */
  feature: string | null;
  /** What a font is of, for the role `font`. */
  face?: { family: string; subset: string; style: "normal" | "italic"; weight: number | null };
  /** Name of the language that it speaks, where it serves no other. */
  language?: string;
}
