/** Where an alphabet of Unicode's mathematical letters begins: capitals, small letters, digits, Greek capitals and small ones. */
interface Alphabet {
  capital: number;
  small: number;
  digit?: number;
  greek?: readonly [capital: number, small: number];
  /** Letters that Unicode had before, elsewhere. */
  elsewhere?: Readonly<Record<string, string>>;
}

const bold: Alphabet = { capital: 0x1d400, small: 0x1d41a, digit: 0x1d7ce, greek: [0x1d6a8, 0x1d6c2] };

/** By the `mathvariant` of MathML. Letters in italics are what browsers make of a single one by themselves. */
const alphabets: Readonly<Record<string, Alphabet>> = {
  bold,
  "bold-italic": { capital: 0x1d468, small: 0x1d482, digit: bold.digit as number, greek: [0x1d71c, 0x1d736] },
  script: {
    capital: 0x1d49c,
    small: 0x1d4b6,
    elsewhere: { B: "ℬ", E: "ℰ", F: "ℱ", H: "ℋ", I: "ℐ", L: "ℒ", M: "ℳ", R: "ℛ", e: "ℯ", g: "ℊ", o: "ℴ" },
  },
  "bold-script": { capital: 0x1d4d0, small: 0x1d4ea },
  fraktur: { capital: 0x1d504, small: 0x1d51e, elsewhere: { C: "ℭ", H: "ℌ", I: "ℑ", R: "ℜ", Z: "ℨ" } },
  "bold-fraktur": { capital: 0x1d56c, small: 0x1d586 },
  "double-struck": {
    capital: 0x1d538,
    small: 0x1d552,
    digit: 0x1d7d8,
    elsewhere: { C: "ℂ", H: "ℍ", N: "ℕ", P: "ℙ", Q: "ℚ", R: "ℝ", Z: "ℤ" },
  },
  "sans-serif": { capital: 0x1d5a0, small: 0x1d5ba, digit: 0x1d7e2 },
  "bold-sans-serif": { capital: 0x1d5d4, small: 0x1d5ee, digit: 0x1d7ec, greek: [0x1d756, 0x1d770] },
  "sans-serif-italic": { capital: 0x1d608, small: 0x1d622 },
  "sans-serif-bold-italic": { capital: 0x1d63c, small: 0x1d656, greek: [0x1d790, 0x1d7aa] },
  monospace: { capital: 0x1d670, small: 0x1d68a, digit: 0x1d7f6 },
};

/** Signs behind the small Greek letters of an alphabet, in its order. */
const greekSigns = "∂ϵϑϰϕϱϖ";

function letterOf(letter: string, alphabet: Alphabet): string | null {
  const elsewhere = alphabet.elsewhere?.[letter];
  if (elsewhere) return elsewhere;
  const code = letter.codePointAt(0) as number;
  const from = (start: number | undefined, first: number) =>
    start === undefined ? null : String.fromCodePoint(start + code - first);
  if (letter >= "A" && letter <= "Z") return from(alphabet.capital, 0x41);
  if (letter >= "a" && letter <= "z") return from(alphabet.small, 0x61);
  if (letter >= "0" && letter <= "9") return from(alphabet.digit, 0x30);
  if (!alphabet.greek) return null;
  const [capital, small] = alphabet.greek;
  if (letter >= "Α" && letter <= "Ω") return from(capital, 0x391);
  if (letter >= "α" && letter <= "ω") return from(small, 0x3b1);
  if (letter === "∇") return String.fromCodePoint(capital + 25);
  const sign = greekSigns.indexOf(letter);
  return sign < 0 ? null : String.fromCodePoint(small + 25 + sign);
}

/** What HTML has for words in a formula, which may hold it; they stay words for those who search and copy them. */
const wordTags = new Map([
  ["bold", ["b"]],
  ["italic", ["i"]],
  ["bold-italic", ["b", "i"]],
  ["monospace", ["samp"]],
]);

/**
 * Writes the letters of a formula as those of the alphabet that their `mathvariant` names, and words as HTML marks them: of its
 * values browsers know `normal` alone, and drew `\mathbb{R}` and `\mathbf{x}` as any other letter. What has no such letter
 * keeps the attribute.
 */
export function spellAlphabets(mathMl: string): string {
  return spellWords(mathMl).replace(
    /<(mi|mn|mo) mathvariant="([a-z-]+)">([^<&]*)<\/\1>/g,
    (written: string, tag: string, variant: string, text: string) => {
      const alphabet = alphabets[variant];
      const letters = alphabet && [...text].map((letter) => letterOf(letter, alphabet));
      return !letters || letters.includes(null) ? written : `<${tag}>${letters.join("")}</${tag}>`;
    },
  );
}

function spellWords(mathMl: string): string {
  return mathMl.replace(
    /<mtext mathvariant="([a-z-]+)">([^<]*)<\/mtext>/g,
    (written: string, variant: string, text: string) => {
      const tags = wordTags.get(variant);
      return tags ? `<mtext>${tags.reduceRight((inside, tag) => `<${tag}>${inside}</${tag}>`, text)}</mtext>` : written;
    },
  );
}
