/** What of the content's own components stands in a page's Markdown. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "../testing/render.ts";

const markdown = (source: string): string => render(source).markdown;

test("What a component provides is known to those within it", () => {
  const parts =
    "export const Tone = createContext('plain')\n\nexport const Inner = memo(function Inner() { return <b>{useContext(Tone)}</b> })\n\n";
  assert.equal(
    markdown(
      `${parts}export const Outer = ({ tone }) => { const [now] = useState(tone); return <Tone.Provider value={now}><Inner /></Tone.Provider> }\n\n<Outer tone="loud" />\n\n<Inner />\n`,
    ),
    "**loud**\n\n**plain**\n",
  );
  assert.equal(
    markdown(
      `${parts}export const Told = () => <Tone value="soft"><Tone.Consumer>{(tone) => <i>{tone}</i>}</Tone.Consumer></Tone>\n\n<Told />\n`,
    ),
    "*soft*\n",
  );
});
