import type { Heading } from "../../../content/index.ts";
import { inlineCodeHtml } from "../../../html/long-names.ts";
import { credentialTexts } from "../../../reference/operations/credential-texts.ts";
import type { Words } from "../../../theme/words/words.ts";

/** What begins a line about a value, by the keys of its words. */
export const factLabels = [
  ["Available options", "options"],
  ["Required range", "range"],
  ["Example", "example"],
  ["Examples", "examples"],
  ["Pattern", "pattern"],
  ["Multiple of", "multipleOf"],
  ["Required string length", "length"],
  ["Minimum string length", "minLength"],
  ["Maximum string length", "maxLength"],
  ["Required array length", "itemCount"],
  ["Minimum array length", "minItems"],
  ["Maximum array length", "maxItems"],
  ["Required number of properties", "propertyCount"],
  ["Minimum number of properties", "minProperties"],
  ["Maximum number of properties", "maxProperties"],
  ["Content", "contentType"],
  ["Pattern of keys", "keyPattern"],
  ["Keys", "keys"],
  ["Not", "not"],
  ["Contains", "contains"],
  ["Items that contain it", "containing"],
] as const;

/** What unfolds, and what begins the scopes of a credential, as the reference of an API writes them. */
export function notesIn(words: Words): [from: string, to: string][] {
  const { content, form, page, response } = words;
  const folded: [from: string, to: string][] = [
    ["child attributes", content.childAttributes],
    ["headers", form.header],
    ["links", content.answerLinks],
    ["encoding", content.encoding],
    ["examples", content.examples],
  ];
  return [
    ...credentialsIn(content),
    ...addressesIn(content),
    ...alternativesIn(content),
    ...linesIn(content).map(([from, to]): [string, string] => [`${fact}${from}`, `${fact}${to}`]),
    [`${fact}Deprecated<`, `${fact}${page.deprecated}<`],
    [`${fact}<strong>Deprecated<`, `${fact}<strong>${page.deprecated}<`],
    [`${fact}The body is of type <code`, `${fact}${form.body}: <code`],
    [`${fact}The response is of type <code`, `${fact}${response.response}: <code`],
    [`${fact}<strong>Response<`, `${fact}<strong>${response.response}<`],
    ['class="lc-specification-link">see the specification<', `class="lc-specification-link">${content.specification}<`],
    ['class="lc-shown-fields">as in <', `class="lc-shown-fields">${content.sameAs} <`],
    ...folded.flatMap(([from, to]) =>
      beforeTitles(words).map((place): [string, string] => [`${place}${from}<`, `${place}${to}<`]),
    ),
    ...channelsIn(words),
    ...beforeTitles(words).map((place): [string, string] => [`${place}Bindings: `, `${place}${content.bindings}: `]),
    ["<p>Location: <code", `<p>${content.location}: <code`],
    ["<p>Scopes: <code", `<p>${content.scopes} <code`],
  ];
}

/** What begins headings of a channel's operations and answers. */
function actionWords({ content, form, response }: Words): (readonly [from: string, to: string])[] {
  return [
    ["Send", form.send],
    ["Receive", content.receive],
    ["Reply", response.response],
  ];
}

/** The text of a heading that begins with one of those words: in `html` it is marked, where no author's is. */
export function actionTitle({ id, level, text }: Omit<Heading, "shown">, html: string, words: Words): string {
  for (const [from, to] of actionWords(words)) {
    if (!text.startsWith(from)) continue;
    const start = html.indexOf(`<h${level} id="${id}"`);
    const heading = html.slice(start, html.indexOf(`</h${level}>`, start));
    if (start >= 0 && heading.includes(action + from)) return to + text.slice(from.length);
  }
  return text;
}

/** What is said of a channel's operations, and what kinds of ways in its servers have. */
function channelsIn(words: Words): [from: string, to: string][] {
  const { content, form } = words;
  const type = 'class="lc-field-type">';
  const kinds = [
    ["User name and password", content.login],
    ["API key", content.apiKeyKind],
    ["X.509 certificate", content.certificateKind],
    ["Symmetric encryption", content.symmetric],
    ["Asymmetric encryption", content.asymmetric],
  ] as const;
  return [
    ...actionWords(words).map(([from, to]): [string, string] => [action + from, action + to]),
    ["<p>To <code", `<p>${content.replyTo} <code`],
    ...kinds.map(([from, to]): [string, string] => [`${type}${from}<`, `${type}${to}<`]),
    // Headers of an example, in the name and in the label of its panel.
    [', headers"><p class="lc-tab-label">', `, ${form.header}"><p class="lc-tab-label">`],
    [', headers</p><div class="code-block"', `, ${form.header}</p><div class="code-block"`],
  ];
}

/** What is said of credentials of which the specification says nothing. */
function credentialsIn(content: Words["content"]): [from: string, to: string][] {
  const bearer = inlineCodeHtml("Bearer <token>");
  const pair = inlineCodeHtml("username:password");
  const token = content.bearerCredential.replace("{form}", bearer);
  const login = content.basicCredential.replace("{scheme}", "<code>Basic</code>").replace("{pair}", pair);
  const paragraph = (markdown: string) => `<p>${markdown.replace(/`([^`]*)`/g, (_, code) => inlineCodeHtml(code))}<`;
  return [
    [paragraph(credentialTexts.bearer), `<p>${token}<`],
    [paragraph(credentialTexts.oauth), `<p>${token}<`],
    [paragraph(credentialTexts.basic), `<p>${login}<`],
    // As earlier builders wrote them.
    [`<p>The token that lets the request in, as ${bearer}.<`, `<p>${token}<`],
    [`<p>The access token, as ${bearer}.<`, `<p>${token}<`],
    ["<p>HTTP authentication: <code", `<p>${content.httpCredential}: <code`],
    ["<p>The client's certificate.<", `<p>${content.certificate}<`],
    ["<p>The API key.<", `<p>${content.apiKey}<`],
    ["<p>The signature of the request.<", `<p>${content.signature}<`],
    [`<p>Basic authentication: <code>Basic</code> and the Base64 of ${pair}.<`, `<p>${login}<`],
  ];
}

/** Where a token is asked for: each address begins a line. */
function addressesIn(content: Words["content"]): [from: string, to: string][] {
  const addresses = [
    ["Authorization URL", content.authorizationUrl],
    ["Device authorization URL", content.deviceUrl],
    ["Token URL", content.tokenUrl],
    ["Refresh URL", content.refreshUrl],
  ] as const;
  return addresses.flatMap(([from, to]) =>
    ["<p>", "<br>\n"].map((before): [string, string] => [`${before}${from}: <code`, `${before}${to}: <code`]),
  );
}

/** Alternatives that have numbers for names. */
function alternativesIn({ option }: Words["content"]): [from: string, to: string][] {
  return Array.from({ length: maxNumbered }, (_, index) => index + 1).flatMap((number): [string, string][] => [
    [`data-tab="Option ${number}"`, `data-tab="${option} ${number}"`],
    [`class="lc-tab-label">Option ${number}<`, `class="lc-tab-label">${option} ${number}<`],
  ]);
}

/** What begins a line of the reference that no author can ask for. */
function linesIn(content: Words["content"]): [from: string, to: string][] {
  return [
    ["Required with <code", `${content.requiredWith} <code`],
    ["Required if <code", `${content.requiredIf} <code`],
    ["Required otherwise:", `${content.requiredOtherwise}:`],
    ["Required under a condition:", `${content.requiredSometimes}:`],
    ["At least one of:", `${content.atLeastOne}:`],
    ["Exactly one of:", `${content.exactlyOne}:`],
    ["One of:", `${content.oneOf}:`],
    ["Shortened:", `${content.shortened}:`],
    ["A stream; each of its items:", content.streamItems],
    ["More is not shown here:", content.more],
    ["Correlation:", `${content.correlation}:`],
    ["Content type:", `${content.messageType}:`],
    ["Tags:", `${content.tags}:`],
    ...factLabels.flatMap(([from, key]): [string, string][] => [
      [`Each item of those, ${from.toLowerCase()}:`, `${content.eachInner}, ${content[key]}:`],
      [`Keys, ${from.toLowerCase()}:`, `${content.keys}, ${content[key]}:`],
    ]),
  ];
}

/** Before what is said of a field. */
const fact = 'class="lc-field-fact">';

/** Before what a channel's operation does. */
const action = 'class="lc-channel-action">';

/** Alternatives whose numbers are in the page's language. */
const maxNumbered = 30;

/** Before the name of what unfolds: what a click does, which is in the page's language by then. Earlier builders wrote none. */
export function beforeTitles({ controls }: Words): string[] {
  const verbs = [controls.show, controls.hide].map((verb) => `<span data-toggles>${verb}</span> `);
  return [...verbs, 'class="lc-expandable-summary">'];
}
