/** The readers whom `styles/contrast.css` is for. */
export const contrastMedia = "(forced-colors:active),(prefers-contrast:more)";
