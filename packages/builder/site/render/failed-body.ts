import type { Diagnostic } from "@lectern/contract";
import type { PageContent } from "../../content/index.ts";
import { countSections } from "../../search/index.ts";
import type { BodyRequest } from "./body-request.ts";
import { type PagePart, writePagePart, writePageSearch } from "./page-part.ts";
import { blob, encodeTogether, type RenderedBody, termsFor, twinText } from "./rendered-body.ts";

/** A page that could not be rendered at all: empty, with the reason. */
export function failedContent(file: string, error: unknown): PageContent {
  const reason = error instanceof Error ? error.message : String(error);
  const diagnostic: Diagnostic = {
    severity: "error",
    code: "page-not-rendered",
    message: `The page could not be rendered: ${reason}`,
    file,
    line: 1,
    column: 1,
    hint: "The rest of the site is not affected",
  };
  return {
    html: "",
    headings: [],
    sections: [],
    opening: "",
    references: [],
    dependencies: [],
    markdown: "",
    features: [],
    classes: [],
    styles: {},
    scripts: {},
    updates: [],
    isPlaced: true,
    diagnostics: [diagnostic],
  };
}

/** The same as a rendered body, for a page whose rendering ended its thread. */
export function failedBody(request: BodyRequest, error: unknown): RenderedBody {
  const content = failedContent(request.file, error);
  const part: Omit<PagePart, "sections"> = { html: "", headings: [], features: [] };
  const [partBytes, twinBytes, searchBytes] = encodeTogether(
    writePagePart(part, "[]"),
    twinText(request, ""),
    writePageSearch("[]", termsFor(request, content)),
  );
  return {
    record: {
      dependencies: [],
      probes: "",
      references: "",
      ids: "",
      classes: "",
      styles: "",
      scripts: "",
      features: "",
      uses: [],
      summary: "",
      sections: countSections([]),
      diagnostics: content.diagnostics,
    },
    styles: {},
    scripts: {},
    part: blob(partBytes),
    twin: blob(twinBytes),
    search: blob(searchBytes),
    code: null,
  };
}
