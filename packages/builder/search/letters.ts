/** Signs upon and between letters that readers leave out: accents, vowels of Arabic and Hebrew, the line that stretches a word. */
const signs =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]/g;

/** Letters that Unicode does not take apart, and how they are typed without them; ends of words, forms of keyboards, digits. */
const variants: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ς: "σ",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ة: "ه",
  ہ: "ه",
  ...digits(0x660),
  ...digits(0x6f0),
};
const variant = new RegExp(`[${Object.keys(variants).join("")}]`, "g");

/** Ten digits that follow each other in Unicode, with those of ASCII. */
function digits(zero: number): Record<string, string> {
  return Object.fromEntries(Array.from("0123456789", (digit, at) => [String.fromCodePoint(zero + at), digit]));
}

/** One form for letters that readers take as the same. @param text in lower case. */
export function plainLetters(text: string): string {
  return text
    .normalize("NFD")
    .replace(signs, "")
    .replace(variant, (letter) => variants[letter] as string)
    .normalize("NFC");
}
