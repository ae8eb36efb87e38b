import assert from "node:assert/strict";
import { test } from "node:test";
import { extractStyle } from "./style-attribute.ts";

test("Style objects and strings become the same rule under the same class", () => {
  const object = extractStyle({ marginTop: 8, lineHeight: 1.5, "--own": 3, WebkitLineClamp: 2 });
  assert.equal(object?.declarations, "margin-top:8px;line-height:1.5;--own:3;-webkit-line-clamp:2px");
  const text = extractStyle("color: red; margin-top: 8px;");
  assert.equal(text?.declarations, "color:red;margin-top:8px");
  assert.equal(text?.className, extractStyle({ color: "red", marginTop: "8px" })?.className);
  assert.match(text?.className ?? "", /^ls-\w+$/);
});

test("Declarations that could run code, reach outside or leave the rule are refused by name", () => {
  const style = extractStyle(
    "color:red;background:url(https://h.test/a.png);width:expression(1);--a:}b{;behavior:url(x)",
  );
  assert.equal(style?.declarations, "color:red");
  assert.deepEqual(style?.refused, ["background", "width", "--a", "behavior"]);
  assert.equal(
    extractStyle("background:url(data:image/png;base64,AAAA)")?.declarations,
    'background:url("data:image/png;base64,AAAA")',
  );
});

test("An address that no browser reads is told apart from one that is refused", () => {
  const inSite = (url: string) => (url.startsWith("/") ? `..${url}` : null);
  for (const value of ["url(/a b.png)", "url (/a.png)", "url( )", "url('')", "url(/a.png), url(/a  b.png )"]) {
    const style = extractStyle({ background: value }, inSite);
    assert.deepEqual([style?.refused, style?.unread, style?.declarations], [[], ["background"], ""], value);
  }
  for (const value of ["url(https://h.test/a.png)", "url( 'https://h.test/a b.png' )", "image-set('/a b.png' 1x)"])
    assert.deepEqual(extractStyle({ background: value }, inSite)?.refused, ["background"], value);
  for (const value of ["url( /a.png )", 'url( "/a b.png" )'])
    assert.deepEqual(extractStyle({ background: value }, inSite)?.unread, [], value);
});

test("Escapes put no sign into a rule that means something to the builder", () => {
  assert.equal(extractStyle({ content: '"a\u0010b\u0012"' })?.declarations, 'content:"a\uFFFDb\uFFFD"');
});

test("Images of the site stand in a style under their address from where the rules are", () => {
  const asked: string[] = [];
  const address = (url: string) => {
    asked.push(url);
    return url.startsWith("/") ? `..${url}` : null;
  };
  const style = extractStyle(
    {
      backgroundImage: "linear-gradient(red, blue), url('/images/a b.png')",
      maskImage: "url(/icons/a.svg)",
      clipPath: "url(#round)",
      cursor: `url("data:image/svg+xml,<svg a='b'/>"), auto`,
      background: "url(/a.png), url(https://h.test/b.png)",
      listStyle: 'image-set("/a.png" 1x)',
      borderImage: "u\\72l(/a.png)",
    },
    address,
  );
  assert.deepEqual(style?.declarations.split(/;(?=[a-z])/), [
    'background-image:linear-gradient(red, blue), url("../images/a%20b.png")',
    'mask-image:url("../icons/a.svg")',
    'clip-path:url("#round")',
    'cursor:url("data:image/svg+xml,%3Csvg%20a=%27b%27/%3E"), auto',
  ]);
  assert.deepEqual(style?.refused, ["background", "list-style", "border-image"]);
  assert.deepEqual(asked, ["/images/a b.png", "/icons/a.svg", "/a.png", "https://h.test/b.png"]);
});

test("Where a picture of another host would cover an element, a colour does on which words can be read", () => {
  const of = (style: unknown) => extractStyle(style)?.declarations;
  const cover = "background-image:linear-gradient(#6b7684,#6b7684)";
  const picture = "url('https://h.test/hero.png')";
  assert.equal(of({ backgroundImage: picture, backgroundSize: "cover" }), `background-size:cover;${cover}`);
  assert.equal(of(`color:white;background:${picture} center/cover`), `color:white;${cover}`);
  assert.equal(of({ backgroundImage: picture, color: "red" }), "color:red");
  assert.equal(of({ maskImage: picture, backgroundSize: "cover" }), "background-size:cover");
});
