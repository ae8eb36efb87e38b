export { codeThemeStyles } from "./code/themes.ts";
export type { ContentContext, PageSource } from "./content-context.ts";
export { slugOf } from "./headings.ts";
export { findIcon, type IconLibrary, type IconOptions, iconSvg } from "./icons.ts";
export { islandPath } from "./islands/render-component.ts";
export { type LinkTarget, readLink, sourcePath } from "./links.ts";
export type { Heading, PageContent, Reference, SearchSection } from "./page-content.ts";
export { renderPage } from "./render-page.ts";
export type { WrittenContent, WrittenNode, WrittenProp } from "./written-node.ts";
