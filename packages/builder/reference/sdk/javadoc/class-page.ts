import type { ChildNode, Element } from "domhandler";
import { attributeOf, elementsIn, findFirst, isElement, lineIn } from "../parse-html.ts";

/** A page of a class in pieces, the same for the layouts of all versions. */
export interface ClassPage {
  title: string;
  /** Names of what it comes from, from `java.lang.Object` on. */
  ancestors: string;
  signature: Element | null;
  /** What is said of the class. */
  said: ChildNode[];
  members: MemberPart[];
  /** Members that it has from others: the heading, and their names. */
  inherited: { title: string; nodes: ChildNode[] }[];
}

export interface MemberPart {
  /** Which list it stands in: `method`, `constructor`, `field`, `enum-constant`, `element`. */
  area: string;
  anchor: string;
  signature: Element;
  said: ChildNode[];
}

/** Names of classes in the styles of JDK 8 to 15 as those after it write them: `memberSignature`. */
export function styleOf(element: Element): string {
  return ` ${attributeOf(element, "class")
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .toLowerCase()} `;
}

/** Whether an element has one of the classes, by their names in lower case with hyphens (`styleOf`). */
export function hasStyle(element: Element, ...names: string[]): boolean {
  const style = styleOf(element);
  return names.some((name) => style.includes(` ${name} `));
}

/** Reads the page of a class, of any version of Javadoc from 8 on. */
export function readClassPage(nodes: readonly ChildNode[]): ClassPage {
  const heading = findFirst(nodes, (element) => /^h[12]$/.test(element.name) && hasStyle(element, "title"));
  const page: ClassPage = {
    title: heading ? lineIn(heading.children) : "",
    ancestors: "",
    signature: null,
    said: [],
    members: [],
    inherited: [],
  };
  const tree = findFirst(nodes, (element) => hasStyle(element, "inheritance"));
  page.ancestors = tree ? lineIn([tree]) : "";
  const description = findFirst(nodes, (element) => hasStyle(element, "class-description", "description"));
  if (description) readDescription(description, page);
  readMembers(nodes, page);
  return page;
}

/** The signature of the class, and all that stands around it. */
function readDescription(element: Element, page: ClassPage): void {
  for (const child of unwrapped(element.children)) {
    if (!isElement(child)) page.said.push(child);
    else if (page.signature === null && isSignature(child)) page.signature = child;
    else if (isElement(child, "ul", "li")) readDescription(child, page);
    else if (!isElement(child, "hr") && !hasStyle(child, "inheritance")) page.said.push(child);
  }
}

/** Since JDK 21 what is wide stands in a box that scrolls. */
function unwrapped(nodes: readonly ChildNode[]): ChildNode[] {
  return nodes.flatMap((node) => (isElement(node) && hasStyle(node, "horizontal-scroll") ? node.children : [node]));
}

function isSignature(element: Element): boolean {
  return hasStyle(element, "type-signature", "member-signature", "method-signature") || element.name === "pre";
}

const areas =
  /^(enum[.-]constant|field|constructor|method|property|annotation[.-](?:type|interface)[\w.-]*|element)[.-](?:[\w.-]+[.-])?details?$/;

/** Characters of the name of a list of members. */
const longestArea = 100;

function readMembers(nodes: readonly ChildNode[], page: ClassPage): void {
  let area = "";
  let anchor = "";
  const walk = (children: readonly ChildNode[]): void => {
    for (const child of children) {
      if (!isElement(child)) continue;
      const id = attributeOf(child, "id") || (child.name === "a" ? attributeOf(child, "name") : "");
      const [, found] = areas.exec(id.slice(0, longestArea).replaceAll("_", "-")) ?? [];
      if (found) area = found.replaceAll(".", "-");
      else if (id !== "" && area !== "" && !/^h[1-6]$/.test(child.name)) anchor = id;
      const member = area === "" || child === page.signature ? null : memberIn(child);
      if (member)
        page.members.push({ area: /^(?:annotation|element)/.test(area) ? "element" : area, anchor, ...member });
      else if (!inheritedIn(child, page)) walk(child.children);
    }
  };
  walk(nodes);
}

/** A heading, below it how the member is declared, and what is said of it. */
function memberIn(element: Element): { signature: Element; said: ChildNode[] } | null {
  if (element.name !== "section" && element.name !== "li") return null;
  const children = unwrapped(element.children);
  const heading = children.findIndex((child) => isElement(child, "h3", "h4"));
  const at = children.findIndex((child, index) => index > heading && isElement(child) && isSignature(child));
  if (heading < 0 || at < 0) return null;
  return { signature: children[at] as Element, said: children.slice(at + 1) };
}

/** `Methods inherited from class java.util.AbstractList`, with the names. */
function inheritedIn(element: Element, page: ClassPage): boolean {
  if (element.name !== "div" && element.name !== "li") return false;
  const heading = elementsIn(element).find((child) => /^h[34]$/.test(child.name));
  if (!heading || !isInherited(element, heading)) return false;
  const nodes = element.children.filter((child) => child !== heading && !isElement(child, "a"));
  page.inherited.push({ title: lineIn(heading.children), nodes });
  return true;
}

function isInherited(element: Element, heading: Element): boolean {
  if (hasStyle(element, "inherited-list")) return true;
  const ids = [heading, ...elementsIn(element)].map((one) => attributeOf(one, "id") || attributeOf(one, "name"));
  return ids.some((id) => id.includes("inherited") && /^(?:[\w.-]+[.-])?inherited[.-]from[.-]/.test(id));
}
