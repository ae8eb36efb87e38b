import assert from "node:assert/strict";
import { test } from "node:test";
import type { SectionView, SidebarGroup, SidebarLink, SidebarNode } from "../page-view.ts";
import { sectionAround } from "./large-section.ts";

const link = (href: string): SidebarLink => ({
  type: "link",
  label: `Page ${href}`,
  href,
  icon: null,
  iconType: null,
  tag: null,
  method: null,
  deprecated: false,
});
const group = (label: string, children: SidebarNode[]): SidebarGroup => ({
  type: "group",
  label,
  icon: null,
  iconType: null,
  tag: null,
  href: null,
  expanded: false,
  children,
});
const section = (sidebar: SidebarNode[]): SectionView => ({
  key: "",
  switchers: [],
  tabs: [],
  anchors: [],
  sidebar,
  navbar: { links: [], primary: null },
  language: "en",
});
const hrefs = (nodes: readonly SidebarNode[]): string[] =>
  nodes.flatMap((node) => [
    ...(node.href === null ? [] : [node.href]),
    ...(node.type === "group" ? hrefs(node.children) : []),
  ]);
const pages = (count: number, folder = "") => Array.from({ length: count }, (_, index) => link(`${folder}/p${index}`));

test("a section of ordinary size stands in each of its pages whole", () => {
  const small = section([group("A", pages(300))]);
  assert.equal(sectionAround(small, "/p7"), small);
});

for (const [name, sidebar] of Object.entries<SidebarNode[]>({
  "one long list": pages(5000),
  "one long group": [group("All", pages(5000))],
  "many groups": Array.from({ length: 250 }, (_, index) => group(`G${index}`, pages(20, `/g${index}`))),
  "groups in groups": Array.from({ length: 30 }, (_, index) =>
    group(`G${index}`, [group("Inner", pages(150, `/g${index}`)), ...pages(3, `/h${index}`)]),
  ),
})) {
  test(`${name}: a page carries few links, itself among them, and all pages are within reach by links`, () => {
    const large = section(sidebar);
    const all = hrefs(sidebar);
    const reached = new Set<string>([all[0] as string]);
    for (const href of reached) {
      const shown = hrefs(sectionAround(large, href).sidebar);
      assert.ok(shown.length < 300, `${shown.length} links on ${href}`);
      assert.ok(shown.includes(href), `${href} is not in its own navigation`);
      for (const next of shown) reached.add(next);
    }
    assert.equal(reached.size, new Set(all).size);
    assert.ok(hrefs(sectionAround(large, "/not/listed").sidebar).length > 0);
  });
}

test("pages that see the same get the same object, so that it is drawn once", () => {
  const large = section(pages(5000));
  assert.equal(sectionAround(large, "/p1"), sectionAround(large, "/p2"));
  assert.notEqual(sectionAround(large, "/p1"), sectionAround(large, "/p4000"));
});
