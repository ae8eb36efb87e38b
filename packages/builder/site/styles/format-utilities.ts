/**
 * Utilities that the engine does not know, but the pages of the format have: authors copy the markup of a field or of an
 * endpoint from their published site, to draw what looks like it. A rule of the author's own wins over them.
 */
export const formatUtilities = `
@utility border-standard {
  border: 1px solid color-mix(in srgb, rgb(var(--gray-200)) 70%, transparent);
  @variant dark {
    border-color: rgb(255 255 255 / 0.1);
  }
}
@utility rounded-xt {
  border-radius: 14px;
}
@utility no-scrollbar {
  scrollbar-width: none;
}
@utility overflow-wrap-anywhere {
  overflow-wrap: anywhere;
}
@utility font-inter {
  font-family: var(--font-inter), ui-sans-serif, system-ui, sans-serif;
}
@utility font-jetbrains-mono {
  font-family: var(--font-jetbrains-mono), ui-monospace, monospace;
}
@utility prose-sm {
  font-size: 0.875rem;
  line-height: 1.7142857;
}
@utility prose-lg {
  font-size: 1.125rem;
  line-height: 1.7777778;
}`;
