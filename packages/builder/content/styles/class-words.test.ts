import assert from "node:assert/strict";
import { test } from "node:test";
import { classWords } from "./class-words.ts";

test("the classes of a program are found wherever they stand in its texts", () => {
  const code = [
    'const look = "callout my-4 " + "dark:bg-white/10 [&_[data-part=\'icon\']]:mt-px";',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the program's.
    'box.innerHTML = \'<p class="text-sm hidden">\' + `<b class="ml-7 ${open ? "rotate-90 " + more : "-mt-1"}">`;',
    "box.className = 'w-[calc(100%-1rem)] !p-2 md:hover:underline @md:flex grid-cols-[1fr_2fr] flex';",
  ].join("\n");
  const words = classWords(code);
  for (const name of [
    ...["my-4", "dark:bg-white/10", "[&_[data-part='icon']]:mt-px", "text-sm", "hidden", "ml-7", "rotate-90", "-mt-1"],
    ...["w-[calc(100%-1rem)]", "!p-2", "md:hover:underline", "@md:flex", "grid-cols-[1fr_2fr]", "flex"],
  ])
    assert.ok(words.has(name), name);
});

test("classes that begin with a number or hold signs of their own are found, too", () => {
  const code = `card.className = open ? "2xl:grid-cols-6 @container before:content-['→']" : 'after:content-["★"] 3xl:p-1';
const ground = "bg-[url('/a?b=c.png')] content-['$5_|']";`;
  const words = classWords(code);
  for (const name of [
    ...["2xl:grid-cols-6", "3xl:p-1", "@container", "before:content-['→']", 'after:content-["★"]'],
    ...["bg-[url('/a?b=c.png')]", "content-['$5_|']"],
  ])
    assert.ok(words.has(name), name);
  assert.equal(classWords('const a = [1px - 2, 3:4, "12:30"];').has("12:30"), false);
});

test("words of the language are no classes, and neither is a library looked through", () => {
  const words = classWords('static block() { return filter; } // fixed table\nconst a = { "b": x => x };');
  for (const name of ["static", "block", "filter", "fixed", "table", "=>"]) assert.equal(words.has(name), false, name);
  assert.equal(classWords(`"mt-4"${" ".repeat(600_000)}`).size, 0);
});
