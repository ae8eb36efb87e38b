import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../test/browser.ts";
import { openIslands, shown } from "../testing/open-islands.ts";

const browser = await openBrowser();

test("Dates, maps, sets, patterns, addresses and endless numbers arrive in a component as what they are, and names with a dollar stay", async (context) => {
  const parts = `export const Told = ({ day, days, names, tags, pattern, site, query, most, big, token }) => {
  const [n] = useState(1);
  return <p id="told">{[day.getTime(), days[0].at.getUTCFullYear(), names.get("a").call(1), tags.has("x"), pattern.test("AB"), site.host, query.get("q"), most > 5, big + 1n === 11n, token.$type, token.$value].join()}{n}</p>;
};`;
  const content = `export const names = new Map([["a", { call: (by) => by + 1 }]])

<Told day={new Date(5)} days={[{ at: new Date("2024-05-01") }]} names={names} tags={new Set(["x"])} pattern={/^ab$/i} site={new URL("https://a.test/b")} query={new URLSearchParams("q=1")} most={Infinity} big={10n} token={{ $type: "color", $value: "#fff" }} />`;
  const { page, complaints, first } = await openIslands(browser, context, parts, content, "{ Told }");
  const expected = "5,2024,2,true,true,a.test,1,true,true,color,#fff1";
  assert.deepEqual(first, { Told: expected });
  assert.equal(await shown(page, "#told"), expected);
  assert.deepEqual(complaints, []);
});
