/** Characters of a pattern that is read, and of a text that is made of it. */
const maxPattern = 300;
const maxText = 80;
/** How often what may be repeated is. */
const usualTimes = 3;

/** In the order in which a text takes them: `ABC-1234` of `[A-Z]{3}-\d{4}`. */
const alphabets = ["abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "1234567890"] as const;
const [small, capital, digits] = alphabets;

/** Bounds of a text's length. */
export interface TextBounds {
  minLength?: unknown;
  maxLength?: unknown;
}

/**
 * A text that a pattern (ECMA-262) allows. It is made of the pattern and never tried against it, so that none can cost
 * more than its length. Null where there is no such text within the bounds, where the pattern asks for what cannot be
 * made so (what lies ahead or behind, a group once more), and where it allows nearly all.
 */
export function patternText(pattern: string, { minLength, maxLength }: TextBounds = {}): string | null {
  if (pattern.length > maxPattern) return null;
  const least = typeof minLength === "number" ? minLength : 0;
  const most = Math.min(typeof maxLength === "number" ? maxLength : maxText, maxText);
  const usual = new PatternReader(pattern, usualTimes, 0).read();
  if (usual === null || (usual.length >= least && usual.length <= most)) return usual;
  const other =
    usual.length > most
      ? new PatternReader(pattern, 0, 0).read()
      : new PatternReader(pattern, usualTimes, Math.min(least, maxText) - usual.length).read();
  return other !== null && other.length >= least && other.length <= most ? other : null;
}

/** Thrown where a pattern asks for what is not made. */
const beyond = new Error("not made");

/** Characters that stand at one place. */
type Choice = readonly string[];

class PatternReader {
  readonly #pattern: string;
  readonly #times: number;
  /** Characters that the first place which may be repeated has more than usual. */
  #more: number;
  #at = 0;
  /** Characters of choices that have been written since the last one that is fixed. */
  #run = 0;
  /** Whether the pattern says more than that anything may stand somewhere. */
  #isTelling = false;

  constructor(pattern: string, times: number, more: number) {
    this.#pattern = pattern;
    this.#times = times;
    this.#more = more;
  }

  read(): string | null {
    try {
      const text = this.#alternatives();
      return this.#at === this.#pattern.length && this.#isTelling && text !== "" ? text : null;
    } catch (error) {
      if (error !== beyond) throw error;
      return null;
    }
  }

  /** The first of alternatives. */
  #alternatives(): string {
    const text = this.#sequence();
    while (this.#take("|")) this.#sequence();
    return text;
  }

  #sequence(): string {
    let text = "";
    while (this.#at < this.#pattern.length && !/[|)]/.test(this.#pattern[this.#at] as string)) {
      text += this.#repeated();
      if (text.length > maxText) throw beyond;
    }
    return text;
  }

  /** One place and how often it stands there. */
  #repeated(): string {
    const from = this.#at;
    const run = this.#run;
    const group = this.#group();
    if (group !== null) {
      const [least] = this.#quantifier();
      if (least === 0) this.#run = run;
      return group.repeat(least > maxText ? 0 : least);
    }
    const choice = this.#choice();
    const [least, most] = this.#quantifier();
    if (choice.length === 0) return "";
    // Where anything may stand once, a dot may be meant that its author did not escape.
    if (this.#pattern[from] === "." && least === most) throw beyond;
    let count = Math.min(Math.max(least, least === most ? 0 : this.#times), most);
    // What is there or not is no part of the shape.
    if (least === 0 && most === 1) count = 0;
    const added = Math.min(this.#more, most - count);
    if (most > 1 && added > 0) {
      this.#more -= added;
      count += added;
    }
    if (count > maxText) throw beyond;
    if (this.#pattern[from] !== ".") this.#isTelling = true;
    if (choice.length === 1) this.#run = 0;
    return Array.from({ length: count }, () => choice[choice.length === 1 ? 0 : this.#run++ % choice.length]).join("");
  }

  /** What a group stands for; null where none begins. */
  #group(): string | null {
    if (!this.#take("(")) return null;
    const kind = /^\?(?::|<[A-Za-z_$][\w$]*>)/.exec(this.#pattern.slice(this.#at));
    if (kind) this.#at += kind[0].length;
    else if (this.#pattern[this.#at] === "?") throw beyond;
    const text = this.#alternatives();
    if (!this.#take(")")) throw beyond;
    return text;
  }

  /** What may stand at one place; empty for a bound of the text. */
  #choice(): Choice {
    const sign = this.#pattern[this.#at++] as string;
    if (sign === "^" || sign === "$") return [];
    if (sign === ".") return [...small];
    if (sign === "[") return this.#class();
    if (sign === "\\") return this.#escaped() ?? [];
    if ("*+?{}])".includes(sign) || sign < " ") throw beyond;
    return [sign];
  }

  /** What a sign behind a backslash stands for; null for a bound. */
  #escaped(): Choice | null {
    const sign = this.#pattern[this.#at++];
    if (sign === undefined) throw beyond;
    if (sign === "b") return null;
    if (sign === "d") return [...digits];
    if (sign === "w" || sign === "S" || sign === "D") return [...small];
    if (sign === "s") return [" "];
    if (/[\w\s]/.test(sign)) throw beyond;
    return [sign];
  }

  /** The characters of a class, of the first alphabet that has some. */
  #class(): Choice {
    const isOther = this.#take("^");
    const members = new Set<string>();
    while (!this.#take("]")) {
      const [first, second] = [this.#member(), this.#pattern[this.#at]];
      const isRange = first.length === 1 && second === "-" && !/^-(?:\]|$)/.test(this.#pattern.slice(this.#at));
      if (!isRange) for (const one of first) members.add(one);
      else {
        this.#at += 1;
        const [to, from] = [this.#member()[0] as string, first[0] as string];
        const last = Math.min(to.charCodeAt(0), from.charCodeAt(0) + 127);
        for (let code = from.charCodeAt(0); code <= last; code += 1) members.add(String.fromCharCode(code));
      }
    }
    for (const alphabet of alphabets) {
      const letters = [...alphabet].filter((one) => members.has(one) !== isOther);
      if (letters.length > 0) return letters;
    }
    const [only] = members;
    if (isOther || only === undefined) throw beyond;
    return [only];
  }

  /** One member of a class, or all that a sign of several stands for. */
  #member(): Choice {
    const sign = this.#pattern[this.#at++];
    if (sign === undefined) throw beyond;
    if (sign !== "\\") return [sign];
    if (this.#pattern[this.#at] === "w") {
      this.#at += 1;
      return [...small, ...capital, ...digits, "_"];
    }
    return this.#escaped() ?? [];
  }

  /** How often what stands before may be there. */
  #quantifier(): [least: number, most: number] {
    const match = /^(?:([*+?])|\{(\d{1,4})(,(\d{0,4}))?\})\??/.exec(this.#pattern.slice(this.#at, this.#at + 12));
    if (!match) return [1, 1];
    this.#at += match[0].length;
    const [, sign, least = "0", comma, most] = match;
    if (sign) return [sign === "+" ? 1 : 0, sign === "?" ? 1 : Number.POSITIVE_INFINITY];
    return [Number(least), comma === undefined ? Number(least) : most ? Number(most) : Number.POSITIVE_INFINITY];
  }

  #take(sign: string): boolean {
    if (this.#pattern[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }
}
