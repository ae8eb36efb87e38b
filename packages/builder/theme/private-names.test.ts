import assert from "node:assert/strict";
import { test } from "node:test";
import { themeNames } from "../source/site-config.ts";
import { browserFiles, themeStylesheet } from "./build-browser.ts";
import { withPrivateNames } from "./private-names.ts";

test("variables have names of their own, but for those that stylesheets of the content know", () => {
  assert.equal(
    withPrivateNames(".a--b{--text:var(--line,var(--lc-c));width:calc(-1*var(--sidebar-width));margin:-1px}"),
    ".a--b{--lc-text:var(--lc-line,var(--lc-c));width:calc(-1*var(--sidebar-width));margin:-1px}",
  );
});

test("no stylesheet of the theme has a variable by a name that an author's has", () => {
  const { stylesheets, ...files } = browserFiles();
  const { backgroundRules, codeTypesRules, drawnPageRules, languageRules, ownRules, popupRules } = files;
  const parts = [backgroundRules, codeTypesRules, drawnPageRules, languageRules, ownRules, popupRules];
  const all = [...parts, ...Object.values(stylesheets)];
  for (const css of [...themeNames.map(themeStylesheet), ...all]) {
    const names = css.match(/(?<![\w-])--[a-z][\w-]*/g) ?? [];
    const shared =
      /^--(?:lc-|font-(?:inter|jetbrains-mono|mono|sans)$|(?:content|sidebar)-width$|(?:banner|topbar-tabs)-height$|tree-highlight$)/;
    assert.deepEqual(
      names.filter((name) => !shared.test(name)),
      [],
    );
  }
});
