export { assetUrls, themeAssets } from "./assets.ts";
export { renderPage } from "./document.ts";
export { isOutsideFont, isUnknownFont } from "./fonts.ts";
export { type Integrations, integrationsOf } from "./integrations/integrations.ts";
export { navigationIcons } from "./layout/navigation-icons.ts";
export { renderNotFound } from "./not-found.ts";
export type { SoughtName } from "./page-view.ts";
export type { ThemeAsset } from "./theme-asset.ts";
