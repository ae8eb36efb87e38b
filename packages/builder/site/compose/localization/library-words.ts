import type { Words } from "../../../theme/words/words.ts";
import { beforeTitles } from "./api-words.ts";

type Keys = readonly (keyof Words["library"])[];

/** Words that stand above a part of a page about a library, as headings or as labels. */
const titles: Keys = [
  ...(["arguments", "returns", "fields", "values", "implements", "implementedBy", "possibleTypes", "usedBy"] as const),
  ...(["definition", "locations", "typeParameters", "throws", "constructor", "constructors", "constants"] as const),
  ...(["properties", "methods", "operators", "events", "calls", "seeAlso", "classes", "interfaces", "enums"] as const),
  ...(["functions", "types", "variables", "namespaces", "modules"] as const),
  ...(["callSignatures", "derivedClasses", "extensionMethods", "inheritedMembers", "nestedTypes"] as const),
  ...(["exceptions", "raises", "remarks", "value"] as const),
];
/** Words that begin a line about a declaration. */
const facts: Keys = ["extends", "implements", "extendedBy", "implementedBy", "alsoKnownAs", "inheritedFrom"];
/** Those whose names or values follow. */
const origins: Keys = ["overrides", "implementationOf"];
const values: Keys = ["type", "value"];
/** Ways to call one thing that are shown. */
const maxOverloads = 60;

/** Headings of a page about a library. */
export function libraryTitles(words: Words, english: Words): [from: string, to: string][] {
  const pairs = titles.map((key): [string, string] => [english.library[key], words.library[key]]);
  const overloads = Array.from({ length: maxOverloads }, (_, index): [string, string] => [
    `${english.library.overload} ${index + 1}`,
    `${words.library.overload} ${index + 1}`,
  ]);
  return [
    ...pairs,
    ...overloads,
    [english.content.example, words.content.example],
    [english.content.examples, words.content.examples],
  ];
}

/** What stands above parts of a method, and begins lines about a declaration. */
export function libraryNotes(words: Words, english: Words): [from: string, to: string][] {
  const label = 'class="lc-reference-label"><strong>';
  const word = 'class="lc-reference-word">';
  const fact = 'class="lc-field-fact">';
  return [
    ...[...libraryTitles(words, english), [english.content.parameters, words.content.parameters] as const].map(
      ([from, to]): [string, string] => [`${label}${from}<`, `${label}${to}<`],
    ),
    ...[...facts, ...origins].map((key): [string, string] => [
      `${fact}${english.library[key]} <`,
      `${fact}${words.library[key]} <`,
    ]),
    ...values.map((key): [string, string] => [`${fact}${english.library[key]}: `, `${fact}${words.library[key]}: `]),
    ...(["moreLeft", "morePlaces", "pageTooLong"] as const).map((key): [string, string] => [
      `${fact}${english.library[key]}`,
      `${fact}${words.library[key]}`,
    ]),
    [`${fact}Default: `, `${fact}${words.content.default} `],
    ...(["arguments", "properties"] as const).flatMap((key) =>
      beforeTitles(words).map((place): [string, string] => [
        `${place}${english.library[key].toLowerCase()}<`,
        `${place}${words.library[key]}<`,
      ]),
    ),
    ...panels(words, english),
    [`${word}${english.library.source}<`, `${word}${words.library.source}<`],
    [`${word}Deprecated`, `${word}${words.page.deprecated}`],
  ];
}

/** Titles of the code beside a page, of which ours alone are marked. */
function panels(words: Words, english: Words): [from: string, to: string][] {
  const markup = (title: string) => `data-tab="${title}" data-word><p class="lc-tab-label">${title}<`;
  return [
    [markup(english.library.operation), markup(words.library.operation)],
    [markup(english.library.variables), markup(words.library.variables)],
    [markup(english.response.response), markup(words.response.response)],
  ];
}
