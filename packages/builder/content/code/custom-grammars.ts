import { loadGrammars, type RawGrammar } from "./grammars.ts";

/** A TextMate grammar of the repository, found readable. Plain data; crosses threads. */
export interface CustomGrammar {
  /** Path in the source tree. */
  file: string;
  /** Hash of its content. */
  hash: string;
  /** What a code block may call it, in lower case. */
  names: string[];
  scope: string;
}

/** A grammar ready to be used, after all that it includes. */
export interface LoadedGrammar extends CustomGrammar {
  grammars: RawGrammar[];
  /** Lines that it could not read in time, in this thread. */
  givenUp: number;
}

/** Other grammars that one may include. */
const mostIncluded = 20;
/** Lines that may take too long before a grammar is not used any more. */
const givenUpMost = 4;

/** The grammars of a repository by the names that code blocks use. Each is read when the first block asks for it. */
export class CustomGrammars {
  readonly #known: readonly CustomGrammar[];
  readonly #read: (file: string) => string;
  readonly #loaded = new Map<CustomGrammar, LoadedGrammar>();

  constructor(known: readonly CustomGrammar[], read: (file: string) => string) {
    this.#known = known;
    this.#read = read;
  }

  /** The grammar of a language; the first in docs.json where several take the name. */
  find(language: string): LoadedGrammar | null {
    const wanted = language.toLowerCase();
    const grammar = this.#known.find(({ names }) => names.includes(wanted));
    if (!grammar) return null;
    let loaded = this.#loaded.get(grammar);
    if (!loaded) {
      loaded = { ...grammar, grammars: this.#withIncluded(grammar), givenUp: 0 };
      this.#loaded.set(grammar, loaded);
    }
    return loaded;
  }

  #withIncluded(grammar: CustomGrammar): RawGrammar[] {
    const own = this.#parse(grammar);
    const included = new Map<string, RawGrammar>();
    const waiting = [own];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      for (const scope of includedScopes(next)) {
        if (scope === grammar.scope || included.has(scope) || included.size >= mostIncluded) continue;
        const other = this.#known.find((one) => one.scope === scope);
        const found = other ? [this.#parse(other)] : builtIn(scope);
        for (const one of found) included.set(one.scopeName, one);
        if (other) waiting.push(...found);
      }
    }
    included.delete(grammar.scope);
    return [...included.values(), own];
  }

  #parse({ file }: CustomGrammar): RawGrammar {
    return JSON.parse(this.#read(file)) as RawGrammar;
  }
}

/** Whether a grammar has shown that it cannot read code in time. */
export function isTooSlow({ givenUp }: LoadedGrammar): boolean {
  return givenUp >= givenUpMost;
}

/** Scopes of other grammars that a grammar includes, at any depth. */
function includedScopes(rule: unknown): string[] {
  if (typeof rule !== "object" || rule === null) return [];
  return Object.entries(rule).flatMap(([name, value]) => {
    if (name !== "include") return includedScopes(value);
    return typeof value === "string" && !/^[#$]/.test(value) ? [value.split("#", 1)[0] as string] : [];
  });
}

/** The built-in grammars of a scope: `source.js` is that of `js`, `text.html.basic` that of `html`. */
function builtIn(scope: string): RawGrammar[] {
  for (const name of scope.split(".").reverse()) {
    const grammars = loadGrammars(name) ?? [];
    if (grammars.some(({ scopeName }) => scopeName === scope)) return grammars;
  }
  return [];
}
