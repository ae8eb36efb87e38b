import type { Diagnostic } from "@lectern/contract";
import { mark } from "../html/marks.ts";
import { byCodePoint } from "../source/code-point-order.ts";
import type { ComposedFile, ComposeSite } from "./build-options.ts";
import { BundleAddresses } from "./compose/bundle-addresses.ts";
import { featuresFor } from "./compose/bundle-features.ts";
import { bundleLists } from "./compose/bundle-lists.ts";
import { bundleSearch } from "./compose/bundle-search.ts";
import { bundleStylesheet } from "./compose/bundle-stylesheet.ts";
import { PageComposer } from "./compose/page-composer.ts";
import { readModel, readPart } from "./compose/read-parts.ts";
import { redirectFiles } from "./compose/redirect-files.ts";
import type { ModelPage } from "./compose/site-model.ts";
import { withPages } from "./compose/subset.ts";

/**
 * Composes a deployment as a bundle, from its parts alone: relative links to `.html` files, features by target, no
 * request that leaves the host. Files come in code-point order of their paths, each made when it is asked for, so that
 * memory does not grow with the site. The same deployment and options give the same bytes.
 * @throws when `paths` names a page that the deployment does not have.
 */
export const composeSite: ComposeSite = async function* (options) {
  const whole = await readModel(options.manifest, options.read);
  const model = options.paths === null ? whole : withPages(whole, options.paths);
  const diagnostics = new Map<string, Diagnostic>();
  const report = (diagnostic: Diagnostic) => void diagnostics.set(diagnostic.code + diagnostic.file, diagnostic);
  const features = featuresFor(options.target, options.features);
  const search = features.search ? await bundleSearch(options, model) : [];
  const redirects = redirectFiles(model);
  const addresses = new BundleAddresses(model, [
    ...search.map((file) => file.path),
    ...redirects.map((file) => file.path),
  ]);
  const composer = new PageComposer(model, {
    origin: null,
    preview: null,
    features: { ...features, search: search.length > 0 },
  });

  const makers = new Map<string, () => Promise<Uint8Array>>();
  let done = 0;
  const pageMaker = (page: ModelPage, file: string, counts: boolean) => async () => {
    const part = await readPart(options, page);
    if (part.html.includes(mark.online)) report(leftOut(page.source));
    const bytes = Buffer.from(composer.compose(page, part, addresses.placeOf(file)));
    if (counts) options.onPage?.(++done, model.pages.length);
    return bytes;
  };
  const blob = (path: string) => {
    const file = options.manifest.files[path];
    if (file) makers.set(path, () => options.read(file.sha256));
  };
  const stylesheets = new Set(model.assets.customStylesheets.map((path) => path.slice(1)));
  for (const path of model.files) {
    const file = options.manifest.files[path];
    if (!file || !stylesheets.has(path)) blob(path);
    else
      makers.set(path, async () => {
        const place = addresses.placeOf(path);
        const listed = (target: string) =>
          model.files.includes(
            decodeURI(target)
              .slice(1)
              .replace(/[?#].*$/s, ""),
          );
        const made = bundleStylesheet(Buffer.from(await options.read(file.sha256)).toString(), (target) =>
          listed(target) ? place.url(target) : null,
        );
        if (made.outsideLine !== null) report({ ...leftOut(path), line: made.outsideLine });
        return Buffer.from(made.text);
      });
  }
  for (const page of model.pages) blob(page.twin);
  for (const file of redirects) makers.set(file.path, async () => Buffer.from(file.text(addresses)));
  for (const file of search) makers.set(file.path, file.read);
  for (const page of model.pages) makers.set(page.file, pageMaker(page, page.file, true));
  const first = model.first === null ? undefined : model.pages[model.first];
  if (first) makers.set("index.html", pageMaker(first, "index.html", false));
  makers.set("404.html", async () => Buffer.from(composer.notFound(addresses.placeOf("404.html"))));
  for (const { path, make } of bundleLists(options, model)) makers.set(path, make);

  for (const path of [...makers.keys()].sort(byCodePoint)) {
    const make = makers.get(path) as () => Promise<Uint8Array>;
    yield { path, bytes: await make() } satisfies ComposedFile;
  }
  return { diagnostics: [...diagnostics.values()] };
};

function leftOut(file: string): Diagnostic {
  return {
    severity: "info",
    code: "outside-content-left-out",
    message:
      "Something from another host is left out of the bundle, which makes no request there; pages have a link or a note instead",
    file,
    hint: "Put the file into the repository",
  };
}
