import { placeAddresses, type StyleAddress } from "./style-attribute.ts";

/**
 * Every step looks for what it refuses in the whole text, in strings too: where a string begins and ends is what hostile
 * rules disagree about with whoever reads them. What is refused is replaced and never taken out, so that nothing joins.
 */
const escapes = /\\\\|\\([0-9a-f]{1,6})[ \t\n]?|\\([g-z])/gi;
/** Ends at the next `@` at the latest, so that many of them do not look at the rest of the text each. */
const rules = /@(?:import|charset|namespace)\b(?:"[^"\n]*"|'[^'\n]*'|[^;{}"'@])*(?:;|$)/gi;
const leftRules = /@(?:import|charset|namespace)(?![\w-])/gi;
const addresses = /\b(?:url|src)\((?:\s*(?:"(?:\\[^\n]|[^"\\\n])*"|'(?:\\[^\n]|[^'\\\n])*')\s*\)|[^)]*(?:\)|$))/gi;
/** Names its pictures by strings as well; kept where it has nothing but addresses that are placed already. */
const sets = /image-set\((?!(?:\s|,|url\("[^"\\\n]*"\)|type\("image\/[\w.+-]+"\)|[\d.]+(?:x|dppx|dpi|dpcm)\b)*\))/gi;
const running = /expression\s*\(|javascript:|(?<![\w-])behavior\s*:|-moz-binding/gi;

/** Rules that neither fetch anything from elsewhere nor run code, and whether nothing had to be taken out for that. */
export function safeStyleSheet(written: string, addressOf: StyleAddress): { css: string; isWhole: boolean } {
  let isWhole = true;
  const refuse = (replacement: string) => () => {
    isWhole = false;
    return replacement;
  };
  const css = written
    .replace(/\r\n?|\f/g, "\n")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(escapes, plainLetter)
    .replace(rules, refuse("\n"))
    .replace(leftRules, refuse("@refused"))
    .replace(addresses, (found) => placeAddresses(found, addressOf) ?? refuse("none")())
    .replace(sets, refuse("refused("))
    .replace(running, refuse("refused:"));
  return { css, isWhole };
}

/** Letters may be written as escapes, also those of `url(`; what means the letter is the letter. */
function plainLetter(written: string, code: string | undefined, letter: string | undefined): string {
  if (letter !== undefined) return letter;
  if (code === undefined) return written;
  const sign = String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff));
  return /[a-z-]/i.test(sign) ? sign : written;
}
