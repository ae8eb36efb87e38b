import { patternOfText } from "../../../text/pattern-of-text.ts";
import { type Words, wordsFor, wordsLanguage } from "../../../theme/words/words.ts";
import type { PagePart } from "../../render/page-part.ts";
import { actionTitle, factLabels, notesIn } from "./api-words.ts";
import { libraryNotes, libraryTitles } from "./library-words.ts";

type Said = Pick<PagePart, "html" | "headings">;

/**
 * Bodies are rendered once for all languages, and what our own markup says in them is English. On a page of another language
 * it is put into that: names of callouts, marks of fields, and, on pages of an API, the headings of its reference.
 */
export function localizeBody<Part extends Said>(part: Part, tag: string, isApi: boolean): Part {
  if (wordsLanguage(tag) === "en") return part;
  const { markup, headings } = tableFor(tag);
  const html = markup.apply(part.html);
  if (!isApi) return { ...part, html };
  return {
    ...part,
    html: headings.apply(html),
    headings: part.headings.map((one) => ({
      ...one,
      text: headings.titles.get(`${one.id}\0${one.text}`) ?? actionTitle(one, part.html, wordsFor(tag)),
    })),
  };
}

interface Table {
  markup: Replacements;
  headings: Replacements & { titles: ReadonlyMap<string, string> };
}

interface Replacements {
  apply(html: string): string;
}

const tables = new Map<string, Table>();

function tableFor(tag: string): Table {
  const language = wordsLanguage(tag);
  let table = tables.get(language);
  if (!table) {
    const titles = titlesIn(wordsFor(language), wordsFor("en"));
    table = {
      markup: replacements(markupIn(wordsFor(language))),
      headings: {
        ...replacements([
          ...titles.flatMap(({ id, from, to }) =>
            headingTags(id).map((tag): [string, string] => [`${tag}${from}<`, `${tag}${to}<`]),
          ),
          // Of two that begin alike the first counts: the longer.
          ...libraryNotes(wordsFor(language), wordsFor("en")),
          ...notesIn(wordsFor(language)),
        ]),
        titles: new Map(titles.map(({ id, from, to }) => [`${id}\0${from}`, to])),
      },
    };
    tables.set(language, table);
  }
  return table;
}

/** Markup as `content/` writes it, which no text of an author's can be: it would be escaped. */
function markupIn({ content, controls, form, library }: Words): [from: string, to: string][] {
  const label = (before: string, from: string, to: string): [string, string] => [
    `${before} aria-label="${from}"`,
    `${before} aria-label="${to}"`,
  ];
  const span = (name: string, from: string, to: string): [string, string] => [
    `class="lc-field-${name}">${from}`,
    `class="lc-field-${name}">${to}`,
  ];
  return [
    ['" aria-label="Link to this section"', `" aria-label="${content.link}"`],
    // Of a field, whose name follows.
    ['" aria-label="Link to ', `" aria-label="${content.link}: `],
    // Titles where nobody wrote one.
    ['class="lc-accordion-title" data-word>Details<', `class="lc-accordion-title" data-word>${content.details}<`],
    ...(["show", "hide"] as const).flatMap((key): [string, string][] => {
      const word = wordsFor("en").controls[key];
      const own = (verb: string, title: string) => `data-word><span><span data-toggles>${verb}</span> ${title}<`;
      return [
        [own(word, "child attributes"), own(controls[key], content.childAttributes)],
        // As earlier builders wrote it.
        [own(word, "properties"), own(controls[key], library.properties)],
        [`<span data-toggles>${word}<`, `<span data-toggles>${controls[key]}<`],
      ];
    }),
    // As earlier builders wrote it.
    [
      'class="lc-expandable-summary" data-word>properties<',
      `class="lc-expandable-summary" data-word>${library.properties}<`,
    ],
    span("required", "required<", `${form.required}<`),
    span("deprecated", "deprecated<", `${form.deprecated}<`),
    span("default", "default:", content.default),
    span("pill", "read-only<", `${content.readOnly}<`),
    span("pill", "write-only<", `${content.writeOnly}<`),
    ...factsIn(content).map(([from, to]): [string, string] => [
      `class="lc-field-fact">${from}`,
      `class="lc-field-fact">${to}`,
    ]),
    ...(["Note", "Warning", "Info", "Tip", "Check", "Danger"] as const).map((name) =>
      label(' role="note"', name, content[name.toLowerCase() as Lowercase<typeof name>]),
    ),
    ['class="lc-footnote-ref" aria-label="Footnote ', `class="lc-footnote-ref" aria-label="${content.footnote} `],
    label('class="lc-footnote-back"', "Back to the text", content.footnoteBack),
    label('<section class="footnotes"', "Footnotes", content.footnotes),
    label('<input type="checkbox" disabled checked', "Done", content.done),
    label('<input type="checkbox" disabled', "Open", content.open),
  ];
}

/** What begins a line about a field: its options, bounds and examples, and those of a list's items. */
function factsIn(content: Words["content"]): [from: string, to: string][] {
  return [
    ...factLabels.map(([from, key]): [string, string] => [`${from}:`, `${content[key]}:`]),
    ...factLabels.map(([from, key]): [string, string] => [
      `Each item, ${from.toLowerCase()}:`,
      `${content.eachItem}, ${content[key]}:`,
    ]),
    ["Allowed value: <code", `${content.always} <code`],
    // As earlier builders wrote it.
    ["Always <code", `${content.always} <code`],
    ["Items are unique<", `${content.unique}<`],
    ["Optional: a request may go without.<", `${content.withoutCredential}<`],
    ["May be sent without a value<", `${content.withoutValue}<`],
    ["Other attributes: any<", `${content.others}<`],
    ["Other attributes: none<", `${content.noOthers}<`],
  ];
}

/** A heading as the reference of an API writes it, and as earlier builders did. */
function headingTags(id: string): string[] {
  return [`<h2 id="${id}" class="api-section-heading api-section-heading-title">`, `<h2 id="${id}">`];
}

/** Headings that the reference of an API writes, with their ids. */
function titlesIn(words: Words, english: Words): { id: string; from: string; to: string }[] {
  const pairs: [from: string, to: string][] = [
    ...(["authorization", "path", "query", "header", "cookie", "body"] as const).map((key): [string, string] => [
      english.form[key],
      words.form[key],
    ]),
    ...(
      [
        "servers",
        "payload",
        "callbacks",
        "attributes",
        "parameters",
        "bindings",
        "channelParameters",
        "messages",
      ] as const
    ).map((key): [string, string] => [english.content[key], words.content[key]]),
    [english.response.response, words.response.response],
    ...libraryTitles(words, english),
    // The reference takes these from the format; what the playground calls them are the words of earlier builders.
    ["Authorizations", words.content.authorizations],
    ["Path Parameters", words.form.path],
    ["Query Parameters", words.form.query],
  ];
  return pairs.map(([from, to]) => ({ id: from.toLowerCase().replaceAll(" ", "-"), from, to }));
}

function replacements(pairs: readonly (readonly [from: string, to: string])[]): Replacements {
  const to = new Map(pairs);
  const pattern = new RegExp(pairs.map(([from]) => patternOfText(from)).join("|"), "g");
  return { apply: (html) => html.replace(pattern, (found) => to.get(found) ?? found) };
}
