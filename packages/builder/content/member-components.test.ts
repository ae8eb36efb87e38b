import assert from "node:assert/strict";
import { test } from "node:test";
import { readable, render } from "./testing/render.ts";

const box =
  "export const Box = ({ children }) => <div>{children}</div>;\nBox.Head = ({ children }) => <b>{children}</b>;\nBox.displayName = 'Box';\n";

test("Components may be members of others, in the page and in snippets", () => {
  assert.equal(render(`${box}\n<Box><Box.Head>Hi</Box.Head></Box>\n`).html.trim(), "<div><b>Hi</b></div>");
  const page = render(
    'import { Box, Menu } from "/snippets/box.jsx"\n\n<Box><Box.Head>Hi</Box.Head><Menu.Item>x</Menu.Item></Box>\n',
    {
      "snippets/box.jsx": `${box}export function Menu() {}\nconst Item = (props) => <i>{props.children}</i>;\nObject.assign(Menu, { Item });\n`,
    },
  );
  assert.equal(page.html.trim(), "<div><b>Hi</b><i>x</i></div>");
  assert.deepEqual(page.diagnostics, []);
});

test("A member that lives in the browser is found there by its name", () => {
  const page = render(
    "export const Menu = ({ children }) => <ul>{children}</ul>\nMenu.Item = () => { const [n, set] = useState(1); return <li onClick={() => set(n + 1)}>{n}</li> }\n\n<Menu><Menu.Item /></Menu>\n",
  );
  assert.match(page.html, /data-export="Menu\.Item"[^>]*><li>1<\/li>/);
  assert.match(Object.values(page.scripts)[0] ?? "", /exports\["Menu\.Item"\]=Menu\.Item;/);
});

test("What stands between the tags of a member that does not exist is shown, and the name complained about", () => {
  const page = render(`${box}\n<Box.Foot>kept</Box.Foot>\n`);
  assert.match(readable(page.html), /kept/);
  assert.deepEqual(
    page.diagnostics.map(({ code }) => code),
    ["unknown-component"],
  );
});

test("Other statements at the top of a program have no effect and are no fault", () => {
  const page = render('export const a = 1\nconsole.log(a)\nwindow.x = 2\ndocument.title = "t"\n\n{a}\n');
  assert.equal(page.html, "1");
  assert.deepEqual(page.diagnostics, []);
});
