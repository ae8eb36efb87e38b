import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";

const glass = "https://mintlify.b-cdn.net/v6.5.1/solid/magnifying-glass.svg";
const drawn = /url\("data:image\/svg\+xml,%3Csvg%20xmlns[^"]*viewBox[^"]*%3Cpath[^"]*"\)/;

test("An icon that masks an element by its address is drawn without asking another host for it", () => {
  const page = render(`<svg style={{ maskImage: 'url("${glass}")', maskRepeat: "no-repeat" }} />\n`);
  assert.match(Object.values(page.styles).join(), new RegExp(`mask-image:${drawn.source}`));
  assert.deepEqual(page.diagnostics, []);
  const line = render('<i style="mask:url(https://mintlify.b-cdn.net/lucide/v0.503.0/search.svg)">a</i>\n');
  assert.match(Object.values(line.styles).join(), /mask:url\("[^"]*stroke-width/);
});

test("So it is in a component that a browser takes over", () => {
  const page = render(`<button onClick={() => 1}><svg style={{ maskImage: 'url("${glass}")' }} /></button>\n`);
  const bar = render(
    `export const Bar = () => { const [n] = useState(1); return <i style={{ maskImage: 'url("${glass}")' }}>{n}</i> }\n\n<Bar />\n`,
  );
  assert.match(Object.values(page.styles).join(), drawn);
  assert.match(Object.values(bar.styles).join(), drawn);
  const [script = ""] = Object.values(bar.scripts);
  assert.match(script, drawn);
  assert.doesNotMatch(script, /b-cdn/);
});

test("Other addresses, and icons that nobody has, stay refused", () => {
  for (const address of [
    `${glass}?x`,
    glass.replace("magnifying-glass", "no-such-icon"),
    glass.replace("b-cdn", "x"),
  ]) {
    const page = render(`<i style={{ maskImage: 'url("${address}")' }}>a</i>\n`);
    assert.deepEqual(page.styles, {});
    assert.equal(page.diagnostics[0]?.code, "unsafe-style");
  }
});
