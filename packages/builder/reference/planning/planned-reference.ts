import type { Diagnostic } from "@lectern/contract";
import type { Frontmatter } from "../../source/frontmatter/frontmatter-data.ts";
import type { SiteConfig } from "../../source/site-config.ts";
import type { OperationReference } from "../operations/operation-page.ts";

/** A page that no file holds: made from a specification. */
export interface GeneratedPage {
  /** Name of its source, which is no file: `openapi.json#GET /users`. */
  file: string;
  path: string;
  frontmatter: Frontmatter;
}

/** What specifications and libraries make of a site. */
export interface PlannedReference {
  /** The configuration with operations of its navigation turned into pages. */
  config: SiteConfig;
  generated: GeneratedPage[];
  /** Frontmatter of written pages that are about an operation, completed by what it says of itself. */
  completed: Map<string, Frontmatter>;
  /** By source of the page, written or made. */
  references: Map<string, OperationReference>;
  diagnostics: Diagnostic[];
}
