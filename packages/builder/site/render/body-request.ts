import type { OperationSlice, ReferenceSettings } from "../../reference/index.ts";
import type { Frontmatter } from "../../source/frontmatter/frontmatter-data.ts";

export interface BodyRequest {
  file: string;
  href: string;
  title: string;
  description: string | null;
  /** What it is found by besides its own text. */
  keywords: string[];
  /** What the page says about an API besides its own text. */
  reference?: BodyReference;
  /** Coloured code of the page, as it was rendered before (`RenderedBody.code`) or by a thread that colours ahead. */
  code?: Uint8Array<ArrayBuffer> | undefined;
  /** Bytes of the file, where they were read already. */
  source?: Uint8Array<ArrayBuffer> | undefined;
}

/** An operation of a specification; or an endpoint that the frontmatter names (`api`). Crosses threads. */
export type BodyReference =
  | {
      kind: "operation";
      slice: OperationSlice;
      settings: ReferenceSettings;
      /** What the page's head does not say already. */
      description: string | null;
      /** MDX of a page that has no file. */
      content: string | null;
    }
  | { kind: "endpoint"; settings: ReferenceSettings };

/** Title and description of a page, as `BodyRequest` wants them. */
export function requestFor(page: {
  source: string;
  path: string;
  title: string;
  frontmatter: Frontmatter;
}): BodyRequest {
  const { description, keywords, sidebarTitle } = page.frontmatter;
  return {
    file: page.source,
    href: `/${page.path}`,
    title: page.title,
    description,
    // Readers search for the name that they saw in the navigation.
    keywords: sidebarTitle === null ? keywords : [...keywords, sidebarTitle],
  };
}
