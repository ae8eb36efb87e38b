/** The options of a code block, from the line that opens the fence. */
export interface CodeOptions {
  /** Language as written, lower case; empty for none. */
  language: string;
  /** Language as a reader is told it. */
  languageLabel: string;
  title: string;
  /** Whether the title is our own word, which readers see in their language. */
  isWord?: boolean;
  icon: string;
  iconType: string;
  /** HTML of an icon that is given as an element. */
  drawnIcon: string;
  /** Show line numbers. */
  lines: boolean;
  wrap: boolean;
  expandable: boolean;
  copy: boolean;
  /** The code carries notes for Twoslash, which readers do not see. */
  twoslash: boolean;
  /** Line numbers from 1. */
  highlight: Set<number> | null;
  focus: Set<number> | null;
  /** Mermaid: where its controls stand and whether they are shown. */
  actions: boolean | null;
  placement: string;
}

const braced = /\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/.source;
const option = new RegExp(
  `([A-Za-z][\\w-]*)=(?:"([^"]*)"|'([^']*)'|${braced}|(\\S+))|\\{([\\d,\\s-]+)\\}|(\\{["'\`{][^\\n]*?\\}(?=\\s|$))|(\\S+)`,
  "g",
);
/** Characters behind a language that are looked at. */
const metaMost = 2000;
const flags = new Set(["lines", "wrap", "expandable", "nocopy", "twoslash", "ignore"]);
/** What other tools call ours. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ...["showLineNumbers", "lineNumbers", "linenums", "numberLines", "line-numbers"].map(
    (name) => [name, "lines"] as const,
  ),
  ...["highlightLines", "hl_lines", "hl"].map((name) => [name, "highlight"] as const),
  ...["fileName", "file", "label", "name", "caption"].map((name) => [name, "title"] as const),
  ...["noCopy", "no-copy"].map((name) => [name, "nocopy"] as const),
]);
/** Text to be marked within the code (`/name/`), as other tools write it, and what turns off what is off. */
const foreignWord = /^(?:\/[^/\s.]+\/[gimsu]?(?:#\w+)?|noLineNumbers|no-line-numbers)$/;

/** What rustdoc is told behind a language, which is of no use to readers: `rust,no_run,edition2021`. */
const attributed = /^([A-Za-z][\w+#.-]*),[\w,-]+$/;

/**
 * Reads `ts server.ts icon="node" lines {1,3-5}`: the language comes first, then options in any order, and bare words
 * are the title. Strings and booleans may stand in quotes or not, line lists in braces, quotes or bare.
 */
export function parseFenceMeta(lang: string, meta: string): CodeOptions {
  const options: CodeOptions = {
    language: "",
    languageLabel: "",
    title: "",
    icon: "",
    iconType: "",
    drawnIcon: "",
    lines: false,
    wrap: false,
    expandable: false,
    copy: true,
    twoslash: false,
    highlight: null,
    focus: null,
    actions: null,
    placement: "",
  };
  let language = attributed.exec(lang)?.[1] ?? lang;
  let rest = meta;
  const brace = lang.search(/[{:=]/);
  const pandoc = brace === 0 ? /^\{\.?([A-Za-z][\w+-]*)/.exec(lang)?.[1] : undefined;
  if (pandoc !== undefined) {
    language = pandoc;
    rest = "";
  } else if (brace === 0) {
    language = "";
    rest = `${lang} ${meta}`;
  } else if (brace > 0 && lang[brace] === ":") {
    language = lang.slice(0, brace);
    rest = `${lang.slice(brace + 1)} ${meta}`;
  } else if (brace > 0 && lang[brace] === "{") {
    language = lang.slice(0, brace);
    rest = `${lang.slice(brace)} ${meta}`;
  } else if (brace > 0 && lang[brace] === "=") {
    language = "";
    rest = `${lang} ${meta}`;
  }
  if (language === "nocopy") {
    options.copy = false;
    language = "text";
  }
  options.language = language.toLowerCase();
  options.languageLabel = language;
  if (rest) readOptions(rest.slice(0, metaMost), options);
  return options;
}

function readOptions(meta: string, options: CodeOptions): void {
  const words: string[] = [];
  option.lastIndex = 0;
  for (let match = option.exec(meta); match; match = option.exec(meta)) {
    const [whole, name, double, single, inBraces, bare, lineList, , word] = match;
    if (lineList !== undefined) options.highlight = lineSet(lineList);
    else if (word !== undefined) {
      const flag = otherNames.get(word) ?? word.replace(/^\[(\w+)\]$/, "$1");
      if (flags.has(flag)) setFlag(flag, true, options);
      else if (word === "actions" && options.language === "mermaid") options.actions = true;
      else if (!foreignWord.test(word)) words.push(word.replace(/^["']|["']$/g, ""));
    } else if (name !== undefined) {
      const value = double ?? single ?? inBraces ?? bare ?? "";
      const isText = bare !== undefined && !/^(?:\d+|true|false)$/.test(bare);
      if (!setOption(otherNames.get(name) ?? name, value, options) && isText) words.push(whole);
    }
  }
  if (!options.title) options.title = words.join(" ").replace(/^\[([^\s[\]]+)\]$/, "$1");
}

function setOption(name: string, value: string, options: CodeOptions): boolean {
  const text = value.replace(/^["'`]|["'`]$/g, "");
  switch (name) {
    case "title":
    case "filename":
      options.title = text;
      return true;
    case "icon":
      options.icon = text;
      return true;
    case "highlight":
      options.highlight = lineSet(text.trim().replace(/(\d)\s+(?=\d)/g, "$1,"));
      return true;
    case "focus":
      options.focus = lineSet(text);
      return true;
    case "placement":
      options.placement = text;
      return true;
    case "actions":
      options.actions = text !== "false";
      return true;
    case "iconType":
      options.iconType = text;
      return true;
    case "theme":
      return true;
    default:
      if (!flags.has(name)) return false;
      setFlag(name, text !== "false", options);
      return true;
  }
}

function setFlag(name: string, value: boolean, options: CodeOptions): void {
  if (name === "lines") options.lines = value;
  else if (name === "wrap") options.wrap = value;
  else if (name === "expandable") options.expandable = value;
  else if (name === "nocopy") options.copy = !value;
  else if (name === "twoslash") options.twoslash = value;
}

const longestRange = 10_000;

function lineSet(text: string): Set<number> | null {
  const lines = new Set<number>();
  for (const part of text.replace(/[[\]{}\s]/g, "").split(",")) {
    const [first, last] = part.split("-").map(Number) as [number, number | undefined];
    if (!Number.isInteger(first) || first < 1) continue;
    const end = Math.min(Number.isInteger(last) ? (last as number) : first, first + longestRange);
    for (let line = first; line <= end; line++) lines.add(line);
  }
  return lines.size > 0 ? lines : null;
}
