import { playgroundDataClass } from "../../content/components/api-endpoint.ts";
import type { FilePiece, SharedPiece } from "../../files/file-pieces.ts";
import { Html, SharedHtml, SplicedHtml, spliced } from "../../html/html.ts";
import { renderNotFound, renderPage } from "../../theme/index.ts";
import type { PageHead, PageView, SectionView, SiteView } from "../../theme/page-view.ts";
import { type ModelHead, type ModelPage, type SiteModel, startOf } from "../model/site-model.ts";
import type { PagePart } from "../render/page-part.ts";
import { localizeBody } from "./localization/localize-body.ts";
import { type MarkPlace, resolveForInserts, resolveMarks, type WrittenMarkup } from "./resolve-marks.ts";
import { SharedPieces } from "./shared-pieces.ts";

/** What a place adds to the site: where it is and what works there. */
export type PlaceSettings = Pick<SiteView, "origin" | "features" | "preview">;

/** What only a playground reads; nothing in it can end its element. */
const playgroundData = new RegExp(`<script type="application/json" class="${playgroundDataClass}">[^<]*</script>`, "g");

/**
 * Draws the pages of one site for one kind of place. `SiteView` and `SectionView` are the same objects for all pages
 * that share them, so that the theme draws what depends on them once.
 */
export class PageComposer {
  readonly model: SiteModel;
  readonly #sites: SiteView[];
  /** What pages have in common, as it stands in a place. */
  readonly #shared = new WeakMap<MarkPlace, Shared>();
  readonly #pieces = new SharedPieces();

  constructor(model: SiteModel, settings: PlaceSettings) {
    this.model = model;
    this.#sites = model.configs.map((config) => ({
      name: model.name,
      description: model.description,
      theme: config.theme,
      config,
      assets: model.assets,
      repository: model.repository,
      ...settings,
    }));
  }

  /** The HTML of a page, its marks written for `place`: the same piece for what it has in common with other pages there. */
  compose(page: ModelPage, part: PagePart, place: MarkPlace): FilePiece[] {
    const around = this.#around(page.section);
    const said = localizeBody(part, around.section.language, page.head.isApi);
    const head: PageHead = {
      ...page.head,
      source: page.source,
      headings: said.headings,
      features: part.features,
    };
    // A hosted feed is written for one address; where that is not known there is none.
    const { origin, features } = around.site;
    if (!(features.target === "cloud" ? origin !== null : page.hasFeed)) head.rssHref = null;
    const body = around.site.features.apiPlayground ? said.html : said.html.replace(playgroundData, "");
    const view: PageView = { ...around, page: head, body: new Html(body) };
    return this.#write(renderPage(view), place);
  }

  notFound(place: MarkPlace): FilePiece[] {
    const { html, features } = this.model.notFound;
    const page: PageHead = { ...emptyHead, source: null, headings: [], features };
    const start = startOf(this.model);
    const around =
      start || this.model.sections.length > 0
        ? this.#around(start?.section ?? 0)
        : { site: this.site(0), section: emptySection };
    return this.#write(renderNotFound({ ...around, page, body: new Html(html) }), place);
  }

  #write(document: readonly Html[], place: MarkPlace): FilePiece[] {
    let known = this.#shared.get(place);
    if (!known) {
      known = { pieces: new WeakMap(), frames: new WeakMap() };
      this.#shared.set(place, known);
    }
    const pieces: FilePiece[] = [];
    let marked = "";
    let own = "";
    const settle = () => {
      if (marked !== "") own += resolveMarks(marked, place);
      marked = "";
    };
    const flush = () => {
      settle();
      if (own !== "") pieces.push(own);
      own = "";
    };
    for (const markup of document) {
      if (markup instanceof SharedHtml) {
        flush();
        pieces.push(once(known.pieces, markup, () => this.#pieces.of(resolveMarks(markup.text, place))));
        continue;
      }
      const frame =
        markup instanceof SplicedHtml
          ? once(known.frames, markup.whole, () => resolveForInserts(markup.whole.text, place))
          : null;
      if (markup instanceof SplicedHtml && frame) {
        settle();
        const inserts = markup.inserts.map(({ offset, insert }) => ({ offset: frame.offset(offset), insert }));
        own += spliced(frame.text, inserts);
      } else marked += markup.text;
    }
    flush();
    return pieces;
  }

  site(config: number): SiteView {
    return this.#sites[config] as SiteView;
  }

  #around(section: number): { site: SiteView; section: SectionView } {
    const { view, config } = this.model.sections[section] as SiteModel["sections"][number];
    return { site: this.site(config), section: view };
  }
}

interface Shared {
  pieces: WeakMap<SharedHtml, SharedPiece>;
  /** Markup that pages insert something into; null where that cannot be done once it is written. */
  frames: WeakMap<Html, WrittenMarkup | null>;
}

function once<K extends object, V>(known: WeakMap<K, V>, key: K, make: () => V): V {
  let value = known.get(key);
  if (value === undefined) {
    value = make();
    known.set(key, value);
  }
  return value;
}

const emptySection: SectionView = {
  key: "",
  switchers: [],
  tabs: [],
  anchors: [],
  sidebar: [],
  navbar: { links: [], primary: null },
  language: "en",
};

const emptyHead: ModelHead = {
  href: "/404",
  title: "",
  description: "",
  mode: "default",
  breadcrumbs: [],
  previous: null,
  next: null,
  hidePagination: true,
  deprecated: false,
  noindex: true,
  canonical: null,
  metatags: {},
  keywords: [],
  lastUpdated: null,
  markdownHref: null,
  rssHref: null,
  thumbnail: null,
  alternates: [],
  directory: null,
  isApi: false,
  showsFeed: false,
};
