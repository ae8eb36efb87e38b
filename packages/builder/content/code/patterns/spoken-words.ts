/** What the patterns of a grammar can tell from other text by its letters, in lower case. */
export interface SpokenWords {
  /** Runs of letters that a match may hold. */
  words: Set<string>;
  /** Letters of classes that take some letters and not others, as text. */
  classes: Set<string>;
}

/** None yet: what `addSpokenWords` adds to. */
export function noWords(): SpokenWords {
  return { words: new Set(), classes: new Set() };
}

/**
 * Adds those of a pattern of Oniguruma's syntax. More than there are do no harm; what takes any letter (`\w`, `[a-z]`) is
 * none.
 */
export function addSpokenWords(source: string, spoken: SpokenWords): void {
  new Reader(source, spoken).readAll();
}

/** Stands in a spelling for what is no letter, or any letter. */
const gap = " ";
/** Spellings of a part beyond these are taken as words, each by itself, and not joined with what stands beside them. */
const spellingsMost = 256;
/** Letters of a class that is spelled with each of them. */
const classMost = 6;

const group = /\((?:\?(?:#[^)]*|[:=!>|]|<[=!]|<[A-Za-z_]\w*>|[a-z]*(?:-[a-z]+)?[:)]))?/y;
const quantifier = /(?:[*+?]|\{\d*,?\d*\})[?+]?/y;
const escaped = /\\(?:[xu]\{[^}]*\}|x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|[pPkg][{<][^}>]*[}>]|\d+|[\s\S])/y;

/** An escape within a class that stands for letters among others. */
const anyLetter = /^\\[pPwWDSHhRXO]/;

class Reader {
  readonly #source: string;
  readonly #spoken: SpokenWords;
  #at = 0;

  constructor(source: string, spoken: SpokenWords) {
    this.#source = source;
    this.#spoken = spoken;
  }

  readAll(): void {
    while (this.#at < this.#source.length) {
      this.#take(this.#alternatives());
      this.#at++;
    }
  }

  #take(spellings: readonly string[]): void {
    for (const spelling of spellings)
      for (const word of spelling.split(gap)) if (word !== "") this.#spoken.words.add(word);
  }

  #alternatives(): string[] {
    const all = this.#sequence();
    while (this.#source[this.#at] === "|") {
      this.#at++;
      for (const spelling of this.#sequence()) all.push(spelling);
    }
    return all;
  }

  #sequence(): string[] {
    let spellings = [""];
    for (let next = this.#source[this.#at]; next && next !== "|" && next !== ")"; next = this.#source[this.#at]) {
      const item = this.#quantified(this.#item());
      if (item.length === 1 && spellings.length === 1) spellings = [`${spellings[0]}${item[0]}`];
      else if (item.length * spellings.length <= spellingsMost) {
        spellings = spellings.flatMap((before) => item.map((after) => before + after));
      } else {
        this.#take(spellings);
        this.#take(item);
        spellings = [gap];
      }
    }
    return spellings;
  }

  #quantified(item: string[]): string[] {
    const match = this.#match(quantifier);
    if (match === null) return item;
    if (match.startsWith("?") || match.startsWith("{0,1}")) return ["", ...item];
    this.#take(item);
    return match.startsWith("+") || /^\{[1-9]/.test(match)
      ? item.map((one) => one + gap)
      : ["", ...item.map((one) => one + gap)];
  }

  #item(): string[] {
    const next = this.#source[this.#at] as string;
    if (next === "(") return this.#group();
    if (next === "[") return this.#class();
    if (next === "\\") return [spelled(this.#match(escaped) ?? this.#next())];
    return [spelled(this.#next())];
  }

  #group(): string[] {
    const opening = this.#match(group) ?? this.#next();
    if (opening.startsWith("(?#")) {
      this.#at++;
      return [""];
    }
    if (opening.endsWith(")")) return [""];
    const inner = this.#alternatives();
    this.#at++;
    if (!/^\(\?<?[=!]/.test(opening)) return inner;
    this.#take(inner);
    return [""];
  }

  #class(): string[] {
    const letters = new Set<string>();
    let depth = 0;
    let isAny = false;
    let before = "";
    do {
      const token = this.#match(escaped) ?? this.#next();
      if (token === "[") depth++;
      else if (token === "]") depth--;
      else if (token === "^" || anyLetter.test(token)) isAny = true;
      // Meant as "or" by those who write `[N|n]`, of which very many stand one after the other.
      else if (token === "|") continue;
      else if (before !== "" && token === "-" && this.#source[this.#at] !== "]") {
        const last = (this.#match(escaped) ?? this.#next()).charCodeAt(0);
        for (let code = before.charCodeAt(0); code <= last; code++) letters.add(spelled(String.fromCharCode(code)));
      } else letters.add(spelled(token));
      before = token;
    } while (depth > 0 && this.#at < this.#source.length);
    if (isAny) return [gap];
    const named = [...letters].filter((letter) => letter !== gap).sort();
    if (named.length === 26) return [gap];
    if (named.length > 1) this.#spoken.classes.add(named.join(""));
    return letters.size > classMost ? [gap] : [...letters];
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#source);
    if (match) this.#at = pattern.lastIndex;
    return match === null ? null : match[0];
  }

  #next(): string {
    return this.#source[this.#at++] as string;
  }
}

function spelled(token: string): string {
  return /^[A-Za-z]$/.test(token) ? token.toLowerCase() : gap;
}
