import assert from "node:assert/strict";
import { test } from "node:test";
import { htmlOf, render } from "../testing/render.ts";

test("Words between the tags of an icon stand behind it, whether or not there is such an icon", () => {
  assert.equal(
    htmlOf('It <Icon icon="check">is **done**</Icon> now.\n'),
    '<p>It <span class="icon"><svg/></span> is <strong>done</strong> now.</p>\n',
  );
  const page = render('It <Icon icon="check">is done</Icon> now, <Icon icon="no-such-thing">too</Icon>.\n');
  assert.match(page.html, /now, too\./);
  assert.match(page.markdown, /^It ✓ is done now, too\./);
  assert.match(page.sections.map(({ text }) => text).join(" "), /It is done now, too\./);
  assert.equal(htmlOf('a <Icon icon="check"> </Icon> b\n'), '<p>a <span class="icon"><svg/></span> b</p>\n');
});
