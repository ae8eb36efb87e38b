import { keyOf } from "../../text/hashes.ts";
import type { BodyRecord } from "../cache/page-record.ts";
import type { ModelPage, SiteModel } from "../model/site-model.ts";

/** Of what the pages of a section share. @param shared key of what all pages share. */
export function sectionKey(shared: string, section: SiteModel["sections"][number]): string {
  return keyOf(shared, JSON.stringify(section));
}

/** Of everything that a composed page is made of. */
export function composedKey(section: string, body: BodyRecord, drawn: ModelPage): string {
  return keyOf(section, body.part.sha256, JSON.stringify(drawn.head));
}
