export { colourAhead } from "./code/colour-ahead.ts";
export { type CustomGrammar, CustomGrammars } from "./code/custom-grammars.ts";
export { KeptCode } from "./code/kept-code.ts";
export { codeThemeStyles } from "./code/themes.ts";
export { endsWithin } from "./code/time-limit.ts";
export type { ContentContext, ImageSize, PageSource } from "./content-context.ts";
export { type JsNode, parseModule } from "./expressions/syntax.ts";
export { findIcon, type IconLibrary, type IconOptions, iconSvg } from "./icons/icons.ts";
export { refusedScript } from "./islands/refused-script.ts";
export { islandPath } from "./islands/render-component.ts";
export { frameId, wordsWithHyphens } from "./links/anchors.ts";
export { type LinkTarget, readLink, sourcePath } from "./links/links.ts";
export { inCell, printTable, type TableRow } from "./markdown/table.ts";
export type { Heading, PageContent, Reference, SearchSection } from "./page-content.ts";
export { renderPage } from "./render-page.ts";
export { slugOf } from "./rendering/heading-ids.ts";
export { addsStyles } from "./styles/adds-styles.ts";
export { classWords } from "./styles/class-words.ts";
export { isLinkNote, notedClasses } from "./styles/link-classes.ts";
export { safeStyleSheet } from "./styles/safe-style-sheet.ts";
export { styleClassPrefix } from "./styles/style-attribute.ts";
export type { ToldField } from "./told-field.ts";
export {
  inlineCode,
  type WrittenComponent,
  type WrittenContent,
  type WrittenNode,
  type WrittenProp,
} from "./written-node.ts";
