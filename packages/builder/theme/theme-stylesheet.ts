import { type ThemeName, themeNames } from "../source/site-config.ts";

/**
 * The theme's stylesheet as one site needs it: without the rules of the other themes, its own named by the root, which
 * weighs the same and is shorter, and with `:is()` at the end of a selector written out. A browser looks a rule up by what stands last in its selector; one that ends in `:is()` it
 * tries on every element of the page, which is most of the time that the style of a long page takes. Rules for a part of
 * the frame by its id leave out what is in the content, where a heading may be called the same. A layer that goes on, as
 * that of many sheets does, is opened once. Values have no spaces that say nothing.
 * `css` is minified and has neither comments nor nested rules.
 */
export function stylesheetFor(css: string, theme: ThemeName): string {
  let result = "";
  let layer = "";
  for (let at = 0; at < css.length; ) {
    const end = endOf(css, at, "{;");
    const prelude = css.slice(at, end);
    if (css[end] !== "{") {
      // A lone semicolon would become part of the next rule, which a browser then leaves out.
      if (prelude.trim() !== "") result += `${prelude};`;
      layer = "";
      at = end + 1;
      continue;
    }
    const close = endOf(css, end + 1, "}");
    const text = rule(prelude, css.slice(end + 1, close), theme);
    const goesOn = text !== "" && prelude === layer;
    result = goesOn ? result.slice(0, -1) + text.slice(prelude.length + 1) : result + text;
    if (text !== "") layer = prelude.startsWith("@layer") ? prelude : "";
    at = close + 1;
  }
  return result;
}

const holdsRules = /^@(?:layer|media|supports)\b/;

function rule(prelude: string, body: string, theme: ThemeName): string {
  if (isOfOther(theme, prelude)) return "";
  if (prelude.startsWith("@") && !holdsRules.test(prelude)) return `${prelude}{${body}}`;
  const inside = holdsRules.test(prelude) ? stylesheetFor(body, theme) : withoutSpaces(body);
  const kept = prelude.startsWith("@") ? prelude : selectorsFor(prelude, theme).join(",");
  return inside && kept ? `${kept}{${inside}}` : "";
}

/** Whether it is an animation of another theme, by its name: `lc-maple-panel`. */
function isOfOther(theme: ThemeName, prelude: string): boolean {
  const owner = /^@keyframes lc-(\w+)-/.exec(prelude)?.[1];
  return owner !== theme && themeNames.some((name) => name === owner);
}

/** The minifier leaves the values of variables as they are written, since a script may read them, and what is computed. */
function withoutSpaces(declarations: string): string {
  return declarations.replace(/"[^"]*"|(?<=(?:^|;)--[\w-]+:) (?=[^;])|(?<=[,*/]) | (?=[*/])/g, (part) =>
    part === " " ? "" : part,
  );
}

function selectorsFor(list: string, theme: ThemeName): string[] {
  return parts(list, ",").flatMap((selector) => {
    const named = [...selector.matchAll(/\[data-look="?(\w+)"?\]/g)].map(([, name]) => name);
    if (named.length > 0 && !named.includes(theme)) return [];
    return writtenOut(selector.replace(themes, ":root")).map(outsideContent);
  });
}

/** One theme, or one of several. */
const themes = /\[data-look="?\w+"?\]|:is\(\[data-look="?\w+"?\](?:,\[data-look="?\w+"?\])*\)/g;

const frameParts =
  /#(?:banner|content-area|footer|header|navbar|page-title|pagination|sidebar|sidebar-content|table-of-contents|table-of-contents-layout)(?![\w-])/g;

/** What is added weighs nothing, so that authors' styles win as they do over the id alone. */
function outsideContent(selector: string): string {
  return selector.replace(frameParts, "$&:not(:where(#content *))");
}

/** `a :is(.b,.c):hover` as `a .b:hover` and `a .c:hover`, where all alternatives weigh the same. */
function writtenOut(selector: string): string[] {
  const start = lastCompound(selector);
  if (!selector.startsWith(":is(", start)) return [selector];
  const close = endOf(selector, start + 4, ")");
  const alternatives = parts(selector.slice(start + 4, close), ",");
  if (new Set(alternatives.map(weight)).size !== 1) return [selector];
  return alternatives.map((one) => selector.slice(0, start) + one + selector.slice(close + 1));
}

/** Specificity of a plain compound selector; one that is not plain is like no other. */
function weight(compound: string): string {
  const rest = compound.replace(/\[[^\]]*\]/g, ".attribute");
  if (/[\s>+~(:*]/.test(rest)) return compound;
  const count = (pattern: RegExp) => rest.match(pattern)?.length ?? 0;
  return [count(/#/g), count(/\./g), /^[a-z]/i.test(rest) ? 1 : 0].join();
}

function lastCompound(selector: string): number {
  let start = 0;
  for (let at = 0; at < selector.length; at = start) {
    const end = endOf(selector, at, " >+~");
    if (end === selector.length) break;
    start = end + 1;
  }
  return start;
}

function parts(text: string, separator: string): string[] {
  const found: string[] = [];
  for (let at = 0; at <= text.length; ) {
    const end = endOf(text, at, separator);
    found.push(text.slice(at, end));
    at = end + 1;
  }
  return found;
}

/** Index of the first of `stops` that is in no string and in no bracket opened after `from`; the end where there is none. */
function endOf(text: string, from: number, stops: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const char = text[at] as string;
    if (depth === 0 && stops.includes(char)) return at;
    if (char === "\\") at++;
    else if (char === '"' || char === "'") at = closingQuote(text, at);
    else if ("([{".includes(char)) depth++;
    else if (")]}".includes(char)) depth--;
  }
  return text.length;
}

function closingQuote(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== text[from]) at += text[at] === "\\" ? 2 : 1;
  return at;
}
