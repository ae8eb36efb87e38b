import { Component, type ComponentChildren, createElement, Fragment, render } from "preact";
import * as compat from "preact/compat";
import { all, loadScript } from "../page.ts";
import { formHooks } from "./actions.ts";
import { learnLinks, localAddress } from "./addresses.ts";
import { keepChosenCode } from "./chosen-code.ts";
import { learnCode } from "./code-colours.ts";
import { components } from "./components.ts";
import { withProvided } from "./contexts.ts";
import { draw } from "./draw-element.ts";
import { learnHeadings } from "./headings.ts";
import { learnIcons } from "./icons.ts";
import { learnIds } from "./ids.ts";
import { learnFormulas } from "./latex.ts";
import { readProps } from "./props.ts";
import "./controlled.ts";
import "./inner-styles.ts";
import "./sheets.ts";
import { Slot, showHidden, takeSlots } from "./slots.ts";
import { whenShown } from "./waiting.ts";

type Exports = Record<string, unknown>;
type Load = (file: string) => Exports;
/** The modules of one island's script, by file: each fills its exports. */
type Factory = (tools: object) => Record<string, (load: Load, exports: Exports) => void>;

let ids = 0;
/** Islands are trees of their own, whose counts would begin at the same id. */
const useId = (): string => compat.useState(() => `lc-live-${++ids}`)[0];
const React = { ...compat, ...formHooks, useId };

const tools = { createElement: draw, Fragment, React, components, address: localAddress };
// Where components look for it themselves.
Object.assign(globalThis, { React });
/** Modules of each script that has arrived, by the script's name. */
const registry = new Map<string, Load>();

/** What has been loaded of all scripts: a file that several hold is one, with one state. By its name and what it does. */
const loaded = new Map<string, Exports>();

function register([name, factory]: [string, Factory]): void {
  const modules = factory(tools);
  registry.set(name, (file) => {
    const key = `${file}\n${modules[file]}`;
    const known = loaded.get(key);
    if (known) return known;
    if (file === "react" || file.startsWith("react-dom")) return { __esModule: true, ...React, default: React };
    // Whatever else the platform offers is imported by the name that it has without an import too.
    const exports: Exports = modules[file] ? {} : { __esModule: true, ...components };
    loaded.set(key, exports);
    try {
      modules[file]?.(registry.get(name) as Load, exports);
    } catch (error) {
      // What stands above the fault is there.
      console.error(error);
    }
    return exports;
  });
}

/** Takes every island of the page over, from the outermost inwards, each when its script has arrived. */
export async function mountIslands(): Promise<void> {
  const queue = window as unknown as { lecternIslands?: { push(entry: [string, Factory]): void } };
  const waiting = (queue.lecternIslands ?? []) as Iterable<[string, Factory]>;
  queue.lecternIslands = { push: register };
  for (const entry of waiting) register(entry);
  learnIcons();
  learnHeadings();
  learnIds();
  learnCode();
  learnFormulas();
  keepChosenCode();
  for (const island of all("lc-island")) {
    try {
      await loadScript(new URL(island.dataset.script as string, document.baseURI).href);
      whenShown(island, () => mount(island));
    } catch (error) {
      console.error(error);
    }
  }
}

function mount(island: HTMLElement): void {
  learnLinks(island);
  const { name = "", file = "", export: exported = "", props = "{}" } = island.dataset;
  const load = registry.get(name) as Load;
  const type = load(file)[exported] as (() => ComponentChildren) | undefined;
  island.dataset.alive = "";
  // A component below a fault of its file stays in its first state.
  if (!type) return;
  const first = island.cloneNode(true).childNodes;
  const slots = takeSlots(island);
  const values = readProps(
    props,
    (index, text, data, isPlain) =>
      createElement(Slot, {
        ...data,
        ref: null,
        key: `slot ${index}`,
        nodes: slots.get(index) ?? [],
        said: data,
        isPlain,
        children: text,
      }),
    load,
  );
  const restore = () => {
    render(null, island);
    island.replaceChildren(...first);
    showHidden(island);
  };
  island.replaceChildren();
  render(createElement(Boundary, { onFault: restore }, withProvided(island, draw(type, values))), island);
  island.dispatchEvent(new CustomEvent("lc-mounted", { bubbles: true }));
}

/** A component that fails leaves its first state on the page. */
class Boundary extends Component<{ onFault(): void; children?: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ failed: true });
    queueMicrotask(this.props.onFault);
  }

  override render(): ComponentChildren {
    return this.state.failed ? null : this.props.children;
  }
}
