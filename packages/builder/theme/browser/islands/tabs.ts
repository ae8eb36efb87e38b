import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { titleWords } from "../../../text/title-parts.ts";
import { rememberedTabs, tellOfTab, whenTabChosen } from "../components/chosen-tabs.ts";
import { words } from "../page-words.ts";
import { codeBlock, codeTitle } from "./code.ts";
import { names as classes, type Draw, h, isSet, type Props, partsOf } from "./draw.ts";
import { wordsOf } from "./headings.ts";
import { drawIcon } from "./icons.ts";
import { idOf } from "./ids.ts";
import { slotPanels } from "./slots.ts";
import { drawTitle } from "./titles.ts";

interface Panel {
  /** The words of its label: groups choose equal ones together. */
  name: string;
  label: unknown;
  content: unknown;
  id?: string | undefined;
}

function isElement(child: unknown): child is VNode<Props> {
  return typeof child === "object" && child !== null && "type" in child;
}

/** The labels as the choices of a menu. */
function menu(panels: Panel[], active: number, pick: (index: number) => void): VNode {
  const onChange = ({ currentTarget }: { currentTarget: HTMLSelectElement }) => pick(currentTarget.selectedIndex);
  const options = panels.map(({ label }, index) => h("option", { value: index, selected: index === active }, label));
  return h(
    "div",
    { class: "lc-tablist" },
    h("select", { class: "lc-select", "aria-label": words.variant, onChange }, ...options),
  );
}

/** Whether a group chooses what others choose: `sync={false}` says that it does not. */
function isSynced({ sync }: Props): boolean {
  return sync === undefined || isSet(sync);
}

/** A kind of groups of panels. */
interface GroupKind {
  /** The class of the group, and of what stands in it. */
  base: "tabs" | "code-group";
  /** The panel that a child is; null for what is none. */
  panelOf(child: VNode<Props>): Panel | null;
  /** The prop that names the panel which shows first, by its number. */
  first: string;
}

/** Panels of which one shows; what is no panel stands below them. */
function group(kind: GroupKind): Draw {
  return function Group(props) {
    const children = partsOf(props.children);
    const panels = children.map((child) => (isElement(child) ? panelsOf(child, kind) : []));
    const shown = panels.flat();
    const { active, setActive, pick, box } = useChosen(shown, props, kind);
    const isMenu = kind.base === "code-group" && isSet(props.dropdown);
    return h(
      "div",
      {
        class: classes(kind.base, props),
        ref: box,
        "data-ready": "",
        "data-dropdown": isMenu ? "" : undefined,
        "data-border": isSet(props.borderBottom) ? "" : undefined,
      },
      shown.length === 0 ? null : isMenu ? menu(shown, active, pick) : row(shown, active, pick, props, kind),
      ...shown.map(({ content, id }, index) =>
        // The page asks a panel to show itself when a link leads into it.
        h(
          "section",
          {
            class: "lc-tab-panel",
            id,
            role: "tabpanel",
            hidden: index !== active,
            "onlc-show": () => setActive(index),
          },
          content,
        ),
      ),
      ...children.filter((_child, index) => panels[index]?.length === 0),
    );
  };
}

/** Which panel of a group shows: the one that the reader chose, here or in another group. */
function useChosen(panels: Panel[], props: Props, { first }: GroupKind) {
  const names = panels.map(({ name }) => name);
  const [active, setActive] = useState(() => firstOf(names, props, first));
  const box = useRef<HTMLElement>(null);
  useEffect(
    () =>
      whenTabChosen((label, from) => {
        const index = names.indexOf(label);
        if (index >= 0 && from !== box.current && isSynced(props)) setActive(index);
      }),
    [names.join("\n"), isSynced(props)],
  );
  const pick = (index: number) => {
    setActive(index);
    if (typeof props.onSelectedTabChange === "function") props.onSelectedTabChange(index);
    const name = names[index];
    if (name && box.current && isSynced(props)) tellOfTab(box.current, name);
  };
  return { active, setActive, pick, box };
}

/** The labels side by side. */
function row(panels: Panel[], active: number, pick: (index: number) => void, props: Props, { base }: GroupKind): VNode {
  const tab = ({ label }: Panel, index: number) =>
    h(
      "button",
      {
        class: "lc-tab",
        "data-component-part": base === "tabs" ? "tab-button" : "code-group-tab-button",
        "data-active": String(index === active),
        type: "button",
        role: "tab",
        "aria-selected": index === active,
        onClick: () => pick(index),
      },
      label,
    );
  return h(
    "div",
    {
      class: "lc-tablist",
      "data-component-part": base === "tabs" ? "tabs-list" : "code-group-tab-bar",
      role: "tablist",
      "aria-label": props.ariaLabel,
    },
    ...panels.map(tab),
  );
}

/** The panel whose label the reader chose last, else the one that the group names. */
function firstOf(names: string[], props: Props, first: string): number {
  const chosen = isSynced(props) ? rememberedTabs().find((label) => names.includes(label)) : undefined;
  if (chosen !== undefined) return names.indexOf(chosen);
  return Math.min(Math.max(Number(props[first]) || 0, 0), Math.max(names.length - 1, 0));
}

function panelsOf(child: VNode<Props>, { panelOf }: GroupKind): Panel[] {
  const own = panelOf(child);
  return own ? [own] : slotPanels(child);
}

/** `<Tab>` outside of Tabs. */
export const tab: Draw = (props) =>
  h(
    "section",
    { class: classes("lc-tab-panel", props) },
    h("p", { class: "lc-tab-label" }, drawTitle(props.title)),
    h("div", { class: "lc-tab-content", "data-component-part": "tab-content" }, props.children),
  );

export const tabs = group({
  base: "tabs",
  first: "defaultTabIndex",
  panelOf({ type, props }) {
    if (type !== tab) return null;
    const icon = drawIcon(props.icon, props.iconType);
    return {
      name: typeof props.title === "string" ? titleWords(props.title) : wordsOf(props.title),
      id: idOf("tab", props.id, props.title),
      label: [icon ? h("span", { class: "tab-icon" }, icon) : null, drawTitle(props.title)],
      content: h("div", { class: "lc-tab-content", "data-component-part": "tab-content" }, props.children),
    };
  },
});

export const codeGroup = group({
  base: "code-group",
  first: "initialSelectedTab",
  panelOf: ({ type, props }) =>
    type === codeBlock
      ? { name: wordsOf(codeTitle(props)), label: codeTitle(props), content: h(codeBlock, { ...props, inGroup: true }) }
      : null,
});

/** `<RequestExample>` and `<ResponseExample>`: groups of code with a class of their own. */
export function example(base: string): Draw {
  return (props) => h(codeGroup, { ...props, className: classes(base, props) });
}
