/** Characters of a program beyond which it is a library, whose words are not looked through. */
const longest = 512 * 1024;
/** Characters of a class. */
const longestClass = 120;

/** What may be a utility, and stands in no code but in quotes: its parts are divided by signs of its own. */
const compound =
  /^(?:\dxl:|[!-]?[@*[a-z])[\w:./%[\]#()!&*,>~+=^'"?$|\u00a1-\uffff@-]*[-:[][\w:./%[\]#()!&*,>~+=^'"?$|\u00a1-\uffff@-]+$/;
/** One that is a word, `flex`: in code it may be anything. */
const plain = /^@?[a-z]+$/;

/**
 * The words of a program that could be classes, each once: they may stand in any of its texts, and in markup within them,
 * `"p-4 " + (open ? "rotate-90" : "")`, `<b class="mt-2">`. Which of them are, the utility engine knows.
 */
export function classWords(code: string): Set<string> {
  const words = new Set<string>();
  if (code.length > longest) return words;
  const add = (word: string) => {
    if (word.length <= longestClass && compound.test(word)) words.add(word);
  };
  for (const word of code.split(/[\s"'`]+/)) add(word);
  // With quotes of its own: `[&_[data-part='icon']]:mt-px`.
  for (const word of code.split(/\s+/)) if (word.includes("[")) add(word.replace(/^["'`]+|["'`]?[;,)]*$/g, ""));
  for (const [text] of code.matchAll(/"[^"\n]{1,600}"|'[^'\n]{1,600}'|`[^`]{1,600}`/g))
    for (const word of text.split(/[\s"'`<>]+/)) if (plain.test(word)) words.add(word);
  return words;
}
