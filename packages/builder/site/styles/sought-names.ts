import type { SoughtName } from "../../theme/index.ts";

/** What a stylesheet or a script says that looks for such names. */
const signs = {
  bar: /navbar-transition/,
  calloutColors: /\bcallout\b[^{},]{0,80}(?:\[\s*class|\.(?:bg|border)-)/,
  code: /\.shiki(?![\w-])|(?:^|[\s,>+~("'`]|span|code)\.line(?:-(?:highlight|diff|focus|add|remove))?(?![\w-])|\.code-block\[(?:data-)?language|\.has-(?:line-numbers|highlighted|focused)(?![\w-])|\.code-block-background|data-has-(?:header|floating)|div\[\s*data-component-part=["']?code-block-root|code-block-root["']?\][^,{}"'`]{1,80}\bpre\b/,
  entries:
    /data-title|data-group-tag|li\[\s*id|\[\s*id\s*[~^$*|]?=\s*\\?["'`]?(?:\/|\$\{)|#\\+\/|getElementById\(\s*(?:["'`]\/|[^)"'`]{0,60}(?:path|href))/,
  headings:
    /\bh5(?:#|\[\s*id)|sidebar-group-header[^{}<]{0,60}\bh5\b|sidebar-group-header[^{}<]{0,80}\{[^{}]{0,200}querySelector\(\s*["'`]h5/,
  links: /:not\(\s*\[class/,
  methods: /method-nav-pill/,
  pages: /data-page-href|dataset\.pageHref/,
  textLinks: /(?:^|\ba|[\s,>~+*()\]}"'`])\.link(?![\w-])/,
  titles: /#sidebar-title(?![\w-])|["'`]sidebar-title["'`]/,
} as const satisfies Record<SoughtName, RegExp>;

/** The names that stylesheets and scripts of the content look for. Long navigations take many bytes for them. */
export function soughtNames(texts: readonly string[]): SoughtName[] {
  const names = Object.keys(signs) as SoughtName[];
  return names.filter((name) => texts.some((text) => signs[name].test(text)));
}
