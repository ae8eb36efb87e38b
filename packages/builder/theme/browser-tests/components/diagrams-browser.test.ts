/** Diagrams that say how they look, by a directive or in their own frontmatter, beside those that take the page's colours. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { openBrowser, waitFor } from "../../../test/browser.ts";
import { openSite } from "../../testing/open-site.ts";

const browser = await openBrowser();

const graph = "flowchart TB\n  A[Quay] --> B[Berth]";
const fence = (text: string) => `\`\`\`mermaid\n${text}\n\`\`\``;

/** Colours of the first node of each diagram: its ground and its words. */
const nodes = `[...document.querySelectorAll(".lc-diagram > svg")].map((svg) => ({
  ground: getComputedStyle(svg.querySelector(".node rect")).fill,
  words: getComputedStyle(svg.querySelector(".node text")).fill,
  font: getComputedStyle(svg.querySelector(".node text")).fontSize,
}))`;

interface Node {
  ground: string;
  words: string;
  font: string;
}

async function drawn(page: Page, count: number): Promise<Node[]> {
  await page
    .locator(".lc-diagram > svg")
    .nth(count - 1)
    .waitFor();
  return page.evaluate<Node[]>(nodes);
}

test("Colours that a diagram sets are those of its nodes, and not only of their words", async (t) => {
  const set = "'primaryColor': '#1a1a1a', 'primaryTextColor': '#ffffff'";
  const diagrams = [
    graph,
    `%%{init: {'theme': 'base', 'themeVariables': { ${set} }}}%%\n${graph}`,
    `%%{init: {'themeVariables': { ${set} }}}%%\n${graph}`,
    `---\nconfig:\n  theme: base\n  themeVariables:\n    primaryColor: "#1a1a1a"\n    primaryTextColor: "#ffffff"\n---\n${graph}`,
    graph,
  ];
  const page = await openSite(t, browser, { "index.mdx": diagrams.map(fence).join("\n\n") });
  const [first, ...own] = await drawn(page, diagrams.length);
  const last = own.pop();
  for (const { ground, words } of own)
    assert.deepEqual({ ground, words }, { ground: "rgb(26, 26, 26)", words: "rgb(255, 255, 255)" });
  assert.deepEqual(last, first);
  assert.notEqual(first?.ground, "rgb(26, 26, 26)");
});

test("A theme that a diagram names is drawn, in both modes; a size of its letters leaves it the page's colours", async (t) => {
  const diagrams = [
    graph,
    `%%{init: {"theme": "forest"}}%%\n${graph}`,
    `%%{init: {"theme": "dark"}}%%\n${graph}`,
    `%%{init: {"themeVariables": {"fontSize": "20px"}}}%%\n${graph}`,
  ];
  const page = await openSite(t, browser, { "index.mdx": diagrams.map(fence).join("\n\n") });
  const [plain, forest, dark, large] = await drawn(page, diagrams.length);
  assert.equal(forest?.ground, "rgb(205, 228, 152)");
  assert.notEqual(dark?.ground, plain?.ground);
  assert.equal(large?.ground, plain?.ground);
  assert.equal(large?.font, "20px");
  await page.evaluate(`document.documentElement.classList.add("dark")`);
  // The last of them is drawn last.
  await waitFor(page, `${nodes}.at(-1).ground !== ${JSON.stringify(large?.ground)}`);
  const again = await drawn(page, diagrams.length);
  assert.equal(again[1]?.ground, forest?.ground);
});

test("Words on a ground that a diagram sets for some nodes are legible in both modes", async (t) => {
  const styled =
    "flowchart TB\n  A[Quay]:::pale --> B[Berth]\n  C[Ship]\n  D[Crane]\n  classDef pale fill:#e1f5fe,stroke:#01579b\n  style C fill:#102030\n  style D fill:#e1f5fe,color:#d0e0f0";
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await openSite(t, browser, { "index.mdx": fence(styled) }, { colorScheme });
    await page.locator(".lc-diagram > svg").waitFor();
    const words = await page.evaluate<string[]>(
      `[...document.querySelectorAll(".lc-diagram .node")].map((node) => getComputedStyle(node.querySelector("tspan") ?? node.querySelector("text")).fill)`,
    );
    const [pale, plain, dark, own] = words;
    assert.ok(isDark(pale) && !isDark(dark), words.join(" "));
    assert.equal(isDark(plain), colorScheme === "light", "words on the page's own ground are the page's");
    assert.equal(own, "rgb(208, 224, 240)", "a colour that the author chose stays");
  }
});

test("Messages across a ground that a sequence sets are legible in both modes: it is a tint where it would hide them", async (t) => {
  const sequence =
    "sequenceDiagram\n  box rgb(230, 240, 255) Quay\n  participant A\n  end\n  A->>B: land\n  rect rgb(16, 24, 32)\n  B->>A: sail\n  end";
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await openSite(t, browser, { "index.mdx": fence(sequence) }, { colorScheme });
    await page.locator(".lc-diagram > svg").waitFor();
    const opacities = await page.evaluate<[string, string][]>(
      `[...document.querySelectorAll(".lc-diagram rect.rect")].map((one) => [one.getAttribute("fill"), getComputedStyle(one).fillOpacity])`,
    );
    const ofGround = Object.fromEntries(opacities.map(([fill, opacity]) => [fill, Number(opacity) < 1]));
    const isTint = colorScheme === "dark";
    assert.deepEqual(ofGround, { "rgb(230, 240, 255)": isTint, "rgb(16, 24, 32)": !isTint });
  }
});

test("What is told apart by colour alone has colours that differ, in both modes", async (t) => {
  const pie = 'pie title Cargo\n  "Grain" : 40\n  "Coal" : 35\n  "Timber" : 25';
  const branches = "gitGraph\n  commit\n  branch next\n  commit\n  branch last\n  commit";
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await openSite(t, browser, { "index.mdx": `${fence(pie)}\n\n${fence(branches)}` }, { colorScheme });
    await page.locator(".lc-diagram > svg").nth(1).waitFor();
    for (const parts of [".pieCircle", ".branchLabelBkg"]) {
      const colors = await page.evaluate<string[]>(
        `[...document.querySelectorAll("${parts}")].map((one) => getComputedStyle(one).fill)`,
      );
      assert.equal(colors.length, 3, parts);
      for (const [index, one] of colors.entries())
        for (const other of colors.slice(index + 1))
          assert.ok(distance(one, other) > 80, `${colorScheme} ${parts}: ${colors.join(" ")}`);
    }
  }
});

test("Words of a map stand within their shapes, streams and axes are seen in dark mode", async (t) => {
  const map = "mindmap\n  root((Harbour))\n    Quay))Crane((\n    Berth)Tug(\n    Ship{{Hold}}\n    Sea[Tide]";
  const chart = 'xychart-beta\n  x-axis [a, b]\n  y-axis "Tons" 0 --> 10\n  bar [5, 6]';
  const streams = "sankey-beta\nGrain,Port,5\nPort,Ship,4";
  const page = await openSite(
    t,
    browser,
    { "index.mdx": [map, chart, streams].map(fence).join("\n\n") },
    { colorScheme: "dark" },
  );
  await page.locator(".lc-diagram > svg").nth(2).waitFor();
  const outside = await page.evaluate<string[]>(`[...document.querySelectorAll(".mindmap-node")].flatMap((node) => {
    const words = node.querySelector("text").getBoundingClientRect();
    const shape = node.querySelector(".label-container, :scope > path, :scope > g:not(.label)").getBoundingClientRect();
    return words.left >= shape.left && words.right <= shape.right ? [] : [node.textContent];
  })`);
  assert.deepEqual(outside, []);
  const [ground, axis, blend] = await page.evaluate<string[]>(`[
    getComputedStyle(document.querySelector(".lc-diagram svg .main > .background")).fill,
    getComputedStyle(document.querySelector(".lc-diagram svg .left-axis text")).fill,
    getComputedStyle(document.querySelector(".lc-diagram svg .link")).mixBlendMode,
  ]`);
  assert.ok(isDark(ground) && !isDark(axis), `${ground} ${axis}`);
  assert.equal(blend, "screen");
});

const numbers = (color = ""): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);
const isDark = (color?: string): boolean => Math.max(...numbers(color)) < 128;
const distance = (one: string, other: string): number =>
  Math.hypot(...numbers(one).map((value, index) => value - (numbers(other)[index] as number)));

test("The words on a line hide it, whole: it would pass through their letters", async (t) => {
  const page = await openSite(t, browser, { "index.mdx": fence("flowchart TB\n  A[Quay] -->|by the crane| B[Berth]") });
  await page.locator(".lc-diagram .edgeLabel rect").last().waitFor({ state: "attached" });
  const opacity = `[...document.querySelectorAll(".lc-diagram .edgeLabel rect")].map((rect) => getComputedStyle(rect).opacity)`;
  assert.deepEqual([...new Set(await page.evaluate<string[]>(opacity))], ["1"]);
});

test("A diagram with a fault stays text, and leaves nothing behind the page", async (t) => {
  const faulty = "flowchart LR\n  Quay --> Long Berth";
  const page = await openSite(t, browser, { "index.mdx": [faulty, graph].map(fence).join("\n\n") });
  await drawn(page, 1);
  assert.equal(await page.locator("pre.mermaid").first().isVisible(), true);
  assert.equal(await page.locator("body > [id*=lc-diagram]").count(), 0);
});

test("Words of diagrams keep the signs beside them: the library left out what stands like the end of a tag", async (t) => {
  const signs =
    'flowchart TB\n  A{route} -->|found > 0| B["3 > 2 & 1"]\n  A -->|a < b| C["List#lt;int#gt;"]\n  B -- x>y --> D[one<br/>two > 1]';
  const page = await openSite(t, browser, { "index.mdx": fence(signs) });
  await page.locator(".lc-diagram > svg").waitFor();
  const words = `[...document.querySelectorAll(".lc-diagram .label, .lc-diagram .edgeLabel")].map((one) =>
    [...one.querySelectorAll(".text-outer-tspan")].map((line) => line.textContent.trim()).join("|")).filter(Boolean)`;
  const found = new Set(await page.evaluate<string[]>(words));
  for (const label of ["found > 0", "3 > 2 & 1", "a < b", "List<int>", "x>y", "one|two > 1"])
    assert.ok(found.has(label), `${label} in ${JSON.stringify([...found])}`);
});

test("The controls of a diagram move it, too; one in a closed tab has them once it is shown", async (t) => {
  const tall = `\`\`\`mermaid\nflowchart TD\n  A --> B --> C --> D\n\`\`\``;
  const page = await openSite(t, browser, {
    "index.mdx": `${tall}\n\n<Tabs>\n<Tab title="One">\nText\n</Tab>\n<Tab title="Two">\n\n${tall}\n\n</Tab>\n</Tabs>\n`,
  });
  const [first, second] = [page.locator(".lc-diagram").first(), page.locator(".lc-diagram").nth(1)];
  await first.hover();
  const moved = () => page.evaluate<string>('document.querySelector(".lc-diagram > svg").style.transform');
  for (const [name, expected] of [
    ["Pan left", "translate(40px, 0px) scale(1)"],
    ["Zoom in", "translate(52px, 0px) scale(1.3)"],
    ["Pan up", "translate(52px, 48px) scale(1.3)"],
    ["Pan right", "translate(4px, 48px) scale(1.3)"],
    ["Show the whole diagram", ""],
  ] as const) {
    await first.getByRole("button", { name }).click();
    assert.equal(await moved(), expected, name);
  }
  await second.locator("svg").first().waitFor({ state: "attached" });
  assert.equal(await second.getByRole("button").count(), 0);
  await page.getByRole("tab", { name: "Two" }).click();
  await second.getByRole("button", { name: "Zoom in", exact: true }).waitFor({ state: "attached" });
});
