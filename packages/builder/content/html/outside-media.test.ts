import assert from "node:assert/strict";
import { test } from "node:test";
import { readable, render } from "../testing/render.ts";

const html = (source: string): string => readable(render(source).html).trim();
const severities = (source: string): string[] =>
  render(source).diagnostics.map(({ severity, code }) => `${severity} ${code}`);

test("A video whose files are all on other hosts is a link where nothing may be fetched", () => {
  const remote = '<video controls>\n  <source src="https://h.test/a.mp4" />\n</video>\n';
  assert.match(
    html(remote),
    /^\{<video controls>.*<\/video>\|<a class="lc-external" href="https:\/\/h\.test\/a\.mp4"/s,
  );
  assert.doesNotMatch(html(`${remote.replace("</video>", '  <source src="/a.webm" />\n</video>')}`), /lc-external/);
});

test("What stands for a film or frame of another host takes the place that its author gave it", () => {
  const linkOf = (source: string) => /\|(<a [^>]*>)/.exec(html(source))?.[1] ?? "";
  for (const tag of ["iframe", "video"]) {
    const written = `<${tag} className="w-full aspect-video" src="https://h.test/v" title="Film"></${tag}>`;
    assert.match(linkOf(written), /class="w-full aspect-video lc-external lc-external-frame"/);
  }
  const styled = '<iframe style={{ position: "absolute", height: "100%" }} src="https://h.test/v" title="Film" />';
  assert.match(linkOf(styled), /class="ls-[\w]+ lc-external lc-external-frame"/);
  // One without a place of its own is as small as its words.
  assert.match(linkOf('<iframe src="https://h.test/v" title="Film" />'), /class="lc-external"/);
});

test("What stands for a picture of another host is as large as its words, and shows where the picture would", () => {
  const classesOf = (attributes: string) =>
    /\|<a class="([^"]*)"/.exec(html(`<img src="https://h.test/a.png" alt="Logo" ${attributes} />`))?.[1];
  assert.equal(classesOf('className="h-4 w-4 rounded-full dark:hidden"'), "dark:hidden lc-external");
  assert.equal(classesOf('className="hidden md:block absolute inset-0"'), "hidden md:block lc-external");
  assert.equal(classesOf('style={{ width: "16px", height: "16px" }}'), "lc-external");
  assert.match(classesOf('style={{ display: "none" }}') ?? "", /^ls-\w+ lc-external$/);
});

test("A small picture of another host without words is a decoration: nothing stands for it where nothing may be fetched", () => {
  const icon = (attributes: string) => html(`<b><img src="https://h.test/a.svg" ${attributes} /></b>`);
  for (const attributes of [
    'alt="" className="h-4 w-4"',
    'alt="" width="24"',
    'alt="" style={{ height: "1.5rem" }}',
    'aria-hidden="true" class="dark:hidden size-5"',
    'role="presentation" height={20}',
    'alt="" aria-hidden="true" className="logo"',
  ])
    assert.match(icon(attributes), /\{<img src="https:\/\/h\.test\/a\.svg"[^>]*>\|\}/, attributes);
  for (const attributes of [
    'alt="Logo" className="h-4 w-4"',
    "width={24}",
    'alt=""',
    'alt="" width="100%"',
    'alt="" className="w-full h-64"',
    'alt="" className="h-4 w-full"',
    'alt="" height="20" width="600"',
    'alt="" aria-hidden="true" className="w-full"',
    'alt="Logo" aria-hidden="true"',
  ])
    assert.match(icon(attributes), /\|<a class="[^"]*lc-external"/, attributes);
});

test("A frame of another host keeps the limits that its author set, and a form that would send elsewhere is told", () => {
  assert.match(
    html('<iframe src="https://h.test" sandbox="allow-scripts" />\n'),
    /^\{<iframe [^|]*sandbox="allow-scripts"/,
  );
  assert.deepEqual(severities('<form action="https://h.test" method="post"><input name="a" /></form>\n'), [
    "warning unsafe-attribute",
  ]);
});
