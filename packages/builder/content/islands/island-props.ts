import { constructionOf } from "../expressions/builtins/constructed.ts";
import {
  BoundFunction,
  ClosedElement,
  Closure,
  ComponentName,
  isRecord,
  JsxElement,
  MdxFragment,
  MissingValue,
  NativeFunction,
  record,
  withOtherProps,
} from "../expressions/values.ts";
import { wordsOfNodes } from "../node-words.ts";
import type { RenderState } from "../rendering/render-state.ts";
import { innerFunction } from "./inner-function.ts";
import { opensChildren } from "./opens-children.ts";
import { type TopLevelName, topLevelName } from "./top-level-name.ts";

/** Content between the tags of a component that a browser runs: printed here, and put where the component shows it. */
export class IslandSlot extends ClosedElement {
  readonly index: number;
  readonly value: unknown;
  /** It stands in the component's first state. */
  isShown = false;

  /** @param data the props of the content's element that a component may ask for */
  constructor(index: number, value: unknown, text: string, data: Record<string, unknown>) {
    super(record([...Object.entries(data), ["children", text]]));
    this.index = index;
    this.value = value;
  }
}

export interface IslandProps {
  /** As the interpreter gets them for the first state. */
  shown: Record<string, unknown>;
  /** As JSON for the browser: `{"$slot":0,"$text":"…","$props":{…},"$plain":true}`, `{"$name":["file","Name"],"$args":[…]}`, `{"$bind":[function, this, …]}`, `{"$component":"Card"}`, `{"$global":"Math.round"}`, `{"$type":…,"$props":…}`, `{"$type":"code","$props":…}`, `{"$new":["Date",0]}`, `{"$record":[["$key",1]]}`. */
  json: string;
  slots: IslandSlot[];
  names: TopLevelName[];
}

/** Elements of text, which a browser makes as we do: a component may look into them. */
const seenTags: ReadonlySet<string> = new Set("p code strong em del li blockquote ul ol a b i br span".split(" "));

/** Elements that stand around others. */
const groupTags: ReadonlySet<string> = new Set("div section article aside main header footer details".split(" "));

/** Further elements that a component may clone with props of its own, and that a browser makes as we do. */
const clonedTags: ReadonlySet<string> = new Set(
  (
    "h1 h2 h3 h4 h5 h6 img figure figcaption button label input select option textarea fieldset legend form nav table caption thead tbody " +
    "tfoot tr th td dl dt dd hr sup sub small u s kbd mark q cite time summary address"
  ).split(" "),
);

/**
 * Whether a component gets an element as one: text, and what stands around components that it may share something with,
 * or gets other props where the component's file clones elements.
 */
function isSeen(element: JsxElement, name: string, cloned: boolean): boolean {
  if (seenTags.has(name) || (cloned && clonedTags.has(name))) return true;
  return groupTags.has(name) && (cloned || holdsComponent(element.props.children));
}

function holdsComponent(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsComponent);
  return value instanceof JsxElement && (value.type instanceof Closure || holdsComponent(value.props.children));
}

/** Whether all props of an element are its attributes: Markdown's, and those of HTML. */
function isPlain(value: JsxElement | MdxFragment): boolean {
  return value instanceof MdxFragment || (value.type instanceof ComponentName && /^[a-z]/.test(value.type.name));
}

/** The words of a slot, for a component that reads what its children say. */
function textWithin(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(textWithin).join("");
  if (value instanceof MdxFragment) return wordsOfNodes(value.nodes);
  return value instanceof JsxElement ? textWithin(value.props.children) : "";
}

/** The props of an element that are plain data: what a component picks its children by. */
function dataProps({ props }: JsxElement): Record<string, unknown> {
  return record(Object.entries(props).filter(([name, value]) => name !== "children" && isData(value)));
}

function isData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isData);
  if (isRecord(value)) return Object.values(value).every(isData);
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

/**
 * Takes the props of a component apart for both places. Functions go along by their names, which those within others are
 * given with what they use of these; elements of the content's own components go along as elements where the component's file looks into its children.
 */
export function islandProps(props: Record<string, unknown>, own: TopLevelName, state: RenderState): IslandProps {
  const parting = new PropParting(own, state);
  const [shown, sent] = parting.take(props);
  const { slots, names } = parting;
  return { shown: shown as Record<string, unknown>, json: JSON.stringify(sent), slots, names };
}

/** A value as the interpreter gets it for the first state, and as what JSON says of it to the browser. */
type Parted = [shown: unknown, sent: unknown];

class PropParting {
  readonly slots: IslandSlot[] = [];
  readonly names: TopLevelName[] = [];
  readonly #state: RenderState;
  /** Whether the component's file looks into its children. */
  readonly #opened: boolean;
  /** Whether it clones elements. */
  readonly #cloned: boolean;
  /** Functions that are being taken, with what they use. */
  readonly #taking = new Set<Closure>();

  constructor(own: TopLevelName, state: RenderState) {
    this.#state = state;
    this.#opened = opensChildren(own.module);
    this.#cloned = own.module.code.includes("cloneElement");
  }

  take(value: unknown): Parted {
    if (!this.#state.hasRoom(typeof value === "string" ? value.length : 0)) return [undefined, undefined];
    if (value instanceof JsxElement) return this.#takeElement(value);
    if (value instanceof MdxFragment) return this.#takeSlot(value, {});
    if (value instanceof Closure) return this.#takeFunction(value);
    if (value instanceof MissingValue) return [value, undefined];
    if (value instanceof ComponentName) return [value, { $component: value.name }];
    if (value instanceof BoundFunction) return [value, { $bind: this.#sentOf(value.parts) }];
    if (value instanceof NativeFunction) return [value, value.path && { $global: value.path }];
    if (Array.isArray(value)) {
      const pairs = value.map((item) => this.take(item));
      return [pairs.map(([shown]) => shown), pairs.map(([, sent]) => sent)];
    }
    if (isRecord(value)) return this.#takeRecord(value);
    const made = constructionOf(value);
    return [value, made ? { $new: this.#sentOf(made) } : value];
  }

  #sentOf(values: readonly unknown[]): unknown[] {
    return values.map((value) => this.take(value)[1]);
  }

  /** An element goes along as one where its component may look at it, else as a slot. */
  #takeElement(value: JsxElement): Parted {
    if (!this.#opened) return this.#takeSlot(value, {});
    const name = value.type instanceof Closure ? topLevelName(value.type) : null;
    if (name) {
      this.names.push(name);
      return this.#takeWithProps(value, [name.module.file, name.name]);
    }
    if (value.type instanceof ComponentName && isSeen(value, value.type.name, this.#cloned))
      return this.#takeWithProps(value, value.type.name);
    return this.#takeSlot(value, dataProps(value));
  }

  #takeWithProps(value: JsxElement, $type: unknown): Parted {
    const [shown, sent] = this.take(value.props);
    return [withOtherProps(value, shown as Record<string, unknown>), { $type, $props: sent }];
  }

  /** @param data the props of an element that a component may ask for */
  #takeSlot(value: JsxElement | MdxFragment, data: Record<string, unknown>): Parted {
    const text = this.#opened ? textWithin(value) : "";
    const [, $props] = this.take(data);
    const slot = new IslandSlot(this.slots.length, value, text, data);
    this.slots.push(slot);
    const hasProps = Object.keys(data).length > 0;
    const $plain = (this.#cloned && isPlain(value)) || undefined;
    return [slot, { $slot: slot.index, $text: text || undefined, $props: hasProps ? $props : undefined, $plain }];
  }

  #takeFunction(value: Closure): Parted {
    const named = topLevelName(value);
    // A function that uses itself by a name of its own finds that where it runs.
    const inner = named || this.#taking.has(value) ? null : innerFunction(value, this.#state);
    const made = named ?? inner;
    if (!made) return [value, undefined];
    this.names.push(made);
    this.#taking.add(value);
    const $args = inner?.captured.map((one) => this.take(one)[1]);
    this.#taking.delete(value);
    return [value, { $name: [made.module.file, made.name], $args }];
  }

  #takeRecord(value: Record<string, unknown>): Parted {
    const pairs = Object.entries(value).map(([key, item]) => [key, this.take(item)] as const);
    const sent = pairs.map(([key, [, item]]) => [key, item] as const);
    return [
      record(pairs.map(([key, [shown]]) => [key, shown] as const)),
      // Names of the author's that look like ours stay theirs.
      sent.some(([key]) => key.startsWith("$")) ? { $record: sent } : Object.fromEntries(sent),
    ];
  }
}
