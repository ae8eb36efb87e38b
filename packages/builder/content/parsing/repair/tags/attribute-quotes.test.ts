import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, render } from "../../../testing/render.ts";

/** The Markdown of a page with one tag, and where it was told of. */
function read(source: string): { markdown: string; faults: string[] } {
  const page = render(`${source}\n`);
  return { markdown: page.markdown.trim(), faults: faults(page) };
}

test("Quotes within a value are part of it, where an attribute or the end of the tag follows the last", () => {
  for (const [written, meant] of [
    [`title="It's "so" here" href="/x"`, `title='It&#39;s "so" here' href="/x"`],
    [`title='It's so' href="/x"`, `title="It's so" href="/x"`],
    [`href="/x" title=""a" and 'b'?"`, `href="/x" title="&quot;a&quot; and 'b'?"`],
    [`title="a "b" c" href="/x" horizontal`, `title='a "b" c' href="/x" horizontal`],
    [`\n  title="a "b" c"\n  href="/x"\n`, `title='a "b" c' href="/x"`],
  ] as const) {
    const meantPage = read(`<Card ${meant}>\nText\n</Card>`);
    assert.deepEqual(read(`<Card ${written}>\nText\n</Card>`), { ...meantPage, faults: ["mdx-syntax 1:1"] }, written);
  }
  assert.deepEqual(read(`a <Badge color="b "c"">d</Badge> e`), { markdown: "a d e", faults: ["mdx-syntax 1:3"] });
});

test("A value without the quote that ends it ends with its tag, or before the next attribute", () => {
  const card = (attributes: string) => `<Card ${attributes}>\nText\n</Card>`;
  const meant = read(card(`title="a" href="/x"`)).markdown;
  const other = card(`title="b" href="/y"`);
  const both = read(`${card(`title="a" href="/x"`)}\n\n${other}`).markdown;
  for (const attributes of [`title="a href="/x"`, `title="a" href="/x`, `title='a' href='/x`]) {
    assert.deepEqual(read(card(attributes)), { markdown: meant, faults: ["mdx-syntax 1:1"] }, attributes);
    assert.deepEqual(
      read(`${card(attributes)}\n\n${other}`),
      { markdown: both, faults: ["mdx-syntax 1:1"] },
      attributes,
    );
  }
  const many = read(Array.from({ length: 200 }, () => card(`title="a" href="/x`)).join("\n\n"));
  assert.equal(many.markdown.split("](/x)").length, 201);
});

test("A value over lines that holds a `>` stays one beside another fault", () => {
  const tag = `<Card title="a > b\nc" href="/x">\nText\n</Card>`;
  assert.equal(read(`${tag}\n\n<br>`).markdown, read(`${tag}\n\n<br />`).markdown);
});

test("Words alone between attributes with values, and none, are read as they are beside another fault", () => {
  for (const tag of [
    `<ParamField body="name" type="string" required default="x">Text</ParamField>`,
    `<Card title='a' horizontal arrow href="/x">\nText\n</Card>`,
    `A <a href="/x" id="b"title="c" target="_blank">link</a> in a line.`,
    `<Card\n  title="a"\n  horizontal\n  href={"/x"}\n>\nText\n</Card>`,
  ]) {
    const meant = read(`${tag}\n\n<Note>\nOne\n\nTwo\n</Note>`);
    const faulty = read(`${tag}\n\n<Note>One\n\nTwo\n</Note>`);
    assert.equal(faulty.markdown, meant.markdown, tag);
    assert.equal(faulty.faults.length, 1, String(faulty.faults));
  }
});

test("A brace that a simple value lacks before the end of its tag or another attribute is added", () => {
  const meant = read(`<Columns cols={2}>\n<Card title="a" horizontal={true}>\nText\n</Card>\n</Columns>`).markdown;
  for (const source of [
    `<Columns cols={2>\n<Card title="a" horizontal={true}>\nText\n</Card>\n</Columns>`,
    `<Columns cols={2}>\n<Card horizontal={true title="a">\nText\n</Card>\n</Columns>`,
    `<Columns cols={2}>\n<Card title={"a">\nText\n</Card>\n</Columns>`,
  ])
    assert.equal(read(source).markdown, meant, source);
});

test("A value ends with a quote of another kind, with one too many, or on the line above the end of its tag", () => {
  const card = (attributes: string) => `<Card ${attributes}>\nText\n</Card>`;
  const meant = read(card(`title="a" href="/x"`)).markdown;
  for (const attributes of [
    `title="a' href="/x"`,
    `title='a" href='/x'`,
    `title="a” href="/x"`,
    `title='a’ href='/x'`,
    `title="a"" href="/x"`,
    `title="a" href="/x""`,
    `title="a" href="/x'`,
    `title="a" href="/x”`,
    `\n  title="a"\n  href="/x\n`,
    `\n  title="a"\n  href="/x'\n`,
    `\n  title="a' \n  href="/x"\n`,
  ])
    for (const below of ["", `\n\n${card(`title="b" href="/y"`)}`]) {
      const markdown = below ? read(`${card(`title="a" href="/x"`)}${below}`).markdown : meant;
      assert.deepEqual(read(card(attributes) + below), { markdown, faults: ["mdx-syntax 1:1"] }, attributes + below);
    }
  assert.match(read(card(`title="A pipe of 4"" href="/x"`)).markdown, /A pipe of 4"\]?/);
});

test("Typographic quotes around values are told as what they are", () => {
  const [told] = render("<Card title=“a” href=‘/x’>\nText\n</Card>\n").diagnostics;
  assert.equal(told?.message, "Typographic quotes stand around a value in `<Card>`; they were read as straight ones.");
});

test("A colon before a value, and nothing before one, stand for the equals sign", () => {
  const card = (attributes: string) => `<Card ${attributes}>\nText\n</Card>`;
  const meant = read(card(`title="a" href="/x"`)).markdown;
  for (const attributes of [
    `title: "a" href="/x"`,
    `title:"a" href: '/x'`,
    `title"a" href="/x"`,
    `title="a" href"/x"`,
    `title: {"a"} href="/x"`,
    `\n  title: "a"\n  href="/x"\n`,
    `\n  title: "a",\n  href: "/x",\n`,
    `\n  title"a"\n  href="/x"\n`,
    `\n  title "a"\n  href="/x"\n`,
  ])
    assert.deepEqual(read(card(attributes)), { markdown: meant, faults: ["mdx-syntax 1:1"] }, attributes);
  assert.equal(read("<Note\nTitle: text\n</Note>").markdown, read("<Note>\nTitle: text\n</Note>").markdown);
});
