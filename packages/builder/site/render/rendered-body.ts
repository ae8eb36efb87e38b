import type { Diagnostic } from "@lectern/contract";
import type { PageContent } from "../../content/index.ts";
import { indexHint } from "../../content/markdown/index-hint.ts";
import { idsIn } from "../../content/rendering/element-ids.ts";
import { ByteGatherer, type FilePiece } from "../../files/file-pieces.ts";
import { markCharacters } from "../../html/marks.ts";
import { type PageTerms, termsOfPage } from "../../search/index.ts";
import { agentInstructions } from "../../text/agent-instructions.ts";
import { sha256 } from "../../text/hashes.ts";
import { plainText } from "../../theme/layout/inline-markdown.ts";
import type { BodyRecord } from "../cache/page-record.ts";
import { twinFileOf } from "../plan/page-path.ts";
import type { BodyRequest } from "./body-request.ts";

/** A rendered body: the record without places in the cache, and the bytes. Crosses threads. */
export interface RenderedBody {
  record: Omit<BodyRecord, "key" | "part" | "twin" | "search" | "code">;
  /** The rules that the record names. */
  styles: Record<string, string>;
  /** The scripts that the record names. */
  scripts: Record<string, string>;
  part: RenderedBlob;
  twin: RenderedBlob;
  search: RenderedBlob;
  code: Uint8Array<ArrayBuffer> | null;
  /** Why there is no site: not kept, since it says nothing about the page. */
  fault?: Diagnostic;
}

export interface RenderedBlob {
  sha256: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Bytes with the name that they have in the store of blobs. */
export function blob(bytes: Uint8Array<ArrayBuffer>): RenderedBlob {
  return { sha256: sha256(bytes), bytes };
}

const gathered = new ByteGatherer();

/** Contents as bytes, texts in UTF-8, one behind the other in one piece of memory: each piece costs its way to another thread. */
export function encodeTogether<Contents extends readonly (string | readonly FilePiece[])[]>(
  ...contents: Contents
): { [Index in keyof Contents]: Uint8Array<ArrayBuffer> } {
  gathered.clear();
  const ends = contents.map((content) => {
    if (typeof content === "string") gathered.add(content);
    else for (const piece of content) gathered.add(piece);
    return gathered.length;
  });
  const all = new Uint8Array(gathered.view());
  return ends.map((end, index) => all.subarray(ends[index - 1] ?? 0, end)) as ReturnType<
    typeof encodeTogether<Contents>
  >;
}

/** The page as Markdown, whole: where the others are, title, description, text. */
export function twinText(
  { href, title, description }: Pick<BodyRequest, "href" | "title" | "description">,
  markdown: string,
  instructions: readonly string[] = [],
): string {
  const body = markdown.replace(markCharacters, "").trim();
  const about = `${description ? `> ${description}\n\n` : ""}${agentInstructions(instructions)}`;
  return `${indexHint(twinFileOf(href.slice(1)))}# ${title}\n\n${about}${body}${body ? "\n" : ""}`;
}

/** Every id of a page, one a line, unescaped. */
export function idsOf(html: string): string {
  return [...new Set([...idsIn(html)].map(unescapeHtml))].join("\n");
}

function unescapeHtml(text: string): string {
  if (!text.includes("&")) return text;
  return text
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}

/** The first sentence or so, at most 300 characters; of code where there is nothing else. */
export function summaryOf({ opening, sections }: PageContent): string {
  const begin = opening || sections.find((section) => section.text.trim() !== "")?.text;
  const text = begin?.replace(/\s+/g, " ").trim() ?? "";
  if (text.length <= 300) return text;
  return `${text.slice(0, text.lastIndexOf(" ", 299)).trimEnd()}…`;
}

/** Terms depend on the page alone; where it stands in navigation is added when the index is made. */
export function termsFor({ href, title, description, keywords }: BodyRequest, { sections }: PageContent): PageTerms {
  const known = { href, title, description: plainText(description ?? ""), keywords, sections };
  return termsOfPage({ ...known, file: "", trail: [], boost: 1, scope: "", tab: "" });
}
