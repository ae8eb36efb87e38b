/** Signs upon and between letters that readers leave out: accents, vowels of Hebrew and Arabic, the line that stretches a word. */
const signs = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;

/** Letters that Unicode does not take apart, and how they are typed without them; ends of words, forms of keyboards. */
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
};
const variant = new RegExp(`[${Object.keys(variants).join("")}]`, "g");

/** Digits of Arabic and of Persian: the last four bits are what they stand for. */
const digits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Of the two syllabaries of Japanese, the one that is typed before it is turned into the other. */
const hiragana = /[\u3041-\u3096]/g;
const toKatakana = 0x60;

/** One form for letters that readers take as the same. @param text in lower case. */
export function plainLetters(text: string): string {
  return text
    .normalize("NFD")
    .replace(signs, "")
    .replace(variant, (letter) => variants[letter] as string)
    .replace(digits, (digit) => `${digit.charCodeAt(0) & 15}`)
    .normalize("NFC")
    .replace(hiragana, (syllable) => String.fromCharCode(syllable.charCodeAt(0) + toKatakana));
}
