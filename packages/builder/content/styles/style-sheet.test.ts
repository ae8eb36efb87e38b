import assert from "node:assert/strict";
import { test } from "node:test";
import { readable, render } from "../testing/render.ts";

test("Rules of a drawing are linked to in front of it, where HTML is", () => {
  const link = '<link rel="stylesheet" href="[/_lectern/style.X.css]">';
  const html = (source: string) =>
    readable(render(source).html)
      .replace(/style\.\w+\.css/g, "style.X.css")
      .trim();
  assert.equal(
    html(
      '<svg viewBox="0 0 1 1"><defs><style>{`.cls-1{fill:red}`}</style></defs><svg><style>{`.b{fill:red}`}</style></svg><path className="cls-1" d="M0 0" /></svg>\n',
    ),
    `${link}${link}<svg viewBox="0 0 1 1"><defs></defs><svg></svg><path class="cls-1" d="M0 0"></path></svg>`,
  );
  assert.equal(html("<div><style>{`.b{color:red}`}</style>x</div>\n"), `<div>${link}x</div>`);
  const live =
    "export const Live = () => { const [n] = useState(1); return <p><svg><style>{`.b{fill:red}`}</style></svg>{n}</p> }\n\n<Live />\n";
  assert.match(html(live), /<p><link [^>]*><svg><\/svg>1<\/p><\/lc-island>$/);
});
