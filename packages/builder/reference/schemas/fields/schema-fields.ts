import { inlineCode, type WrittenComponent, type WrittenNode, wordsWithHyphens } from "../../../content/index.ts";
import { isObject, type Json, textOf } from "../../json.ts";
import type { Parameter } from "../../operations/parameters.ts";
import { fact } from "../../page-parts/fact.ts";
import { sameWords } from "../../page-parts/same-words.ts";
import { plainAlternatives } from "../alternative-tabs.ts";
import { defaultOf } from "../examples/fitting-value.ts";
import { putSchema } from "../put-schema.ts";
import { cutKey, type ResolvedSchema, resolveSchema, typesOf } from "../schema.ts";
import { closedNodes, insideKey, isFolded, mayHold, moreNode, type ShownPlace } from "../schema-outline.ts";
import { listLabel, nullableLabel, recursiveLabel, recursiveListLabel, typeLabel } from "../type-label.ts";
import { alternativeFields, type FieldsWithin, heirFields } from "./alternative-fields.ts";
import { conditionNodes } from "./condition-nodes.ts";
import { factsOf } from "./field-facts.ts";
import { bothTexts, deprecation, otherAttributes, textsBeside } from "./field-notes.ts";
import { type FieldPlace, type FieldsOptions, placeOfBody, placeWithin, type TypedBody } from "./field-place.ts";
import { fieldProps } from "./field-props.ts";
import type { FieldQueue } from "./field-queue.ts";
import { titleNodes } from "./field-title.ts";
import {
  anyAttributes,
  type HeldAttribute,
  heldAttributes,
  tupleItems,
  tupleOf,
  wrappedSchema,
} from "./held-attributes.ts";

/** Levels of objects inside objects; of what is deeper the names are told. */
const maxDepth = 9;

/** Prints schemas as the fields that authors write by hand. One object for each page and direction. */
export class SchemaFields {
  readonly #options: FieldsOptions;
  readonly #queue: FieldQueue;
  /** Where the inside of a schema is shown first, by the key of that inside. */
  readonly #shown = new Map<string, ShownPlace>();
  readonly #within: FieldsWithin = {
    inside: (schema, at) => this.#inside(schema, at),
    closed: (schema) => this.#closed(schema, undefined),
    facts: (schema, description) => this.#facts(schema, description),
  };

  constructor(options: FieldsOptions) {
    this.#options = options;
    this.#queue = options.queue;
  }

  /**
   * The fields of a body: of an object, of a list's items, or one, of the given name; without a name what has no attributes
   * is said by its type, as other references do. `said` are texts that stand above.
   */
  body(schema: unknown, name: string | null = this.#name, said: readonly string[] = []): WrittenNode[] {
    const { type, nodes } = this.typedBody(schema, name, said);
    return type === null ? nodes : [fact(inlineCode(type)), ...nodes];
  }

  /** The same, and the type that belongs above it: of a list whose items have fields, and of what may be null. */
  typedBody(schema: unknown, name: string | null = this.#name, said: readonly string[] = []): TypedBody {
    const { schema: resolved, through, step } = putSchema(schema, this.#options.definitions);
    const description = textOf(resolved.description);
    const isSaid = description === null || said.some((one) => sameWords(one, description));
    const text: WrittenNode[] = isSaid ? [] : [{ markdown: description }];
    const items = this.#itemsOf(resolved).map((one) => one.schema);
    const isTuple = typesOf(resolved)[0] === "array" && items.length === 0;
    const inner = isTuple
      ? []
      : this.#inside(resolved, { location: this.#place, through, depth: 0, trail: step, listed: step, path: [] });
    if (inner.length === 0 && name === null && !isTuple && defaultOf(resolved) === undefined) {
      const sentence = fact(`The ${this.#name} is of type `, inlineCode(this.#labelOf(resolved, through)), ".");
      const told = [...this.#facts(resolved, description), ...plainAlternatives(resolved, this.#options.definitions)];
      return { type: null, nodes: [sentence, ...text, ...deprecation(resolved), ...told] };
    }
    // Titles of whole bodies are made by programs, of the names of operations.
    if (inner.length === 0) {
      const extra = { title: undefined };
      return { type: null, nodes: [this.field(name ?? this.#name, schema, this.#place, false, extra)] };
    }
    // Its examples stand beside the page.
    const facts = this.#facts({ ...resolved, example: undefined, examples: undefined }, description);
    const type = items.length > 0 ? listLabel(resolved, items, this.#options.definitions) : nullableLabel(resolved);
    return { type, nodes: [...text, ...deprecation(resolved), ...facts, ...inner] };
  }

  /** The specification, where all that a page does not show stands. */
  get file(): string {
    return this.#options.file;
  }

  /** What a whole body is called. */
  get #name(): string {
    return this.#place || "response";
  }

  /** The location of a body's parts; empty for those of an answer. */
  get #place(): string {
    return placeOfBody(this.#options);
  }

  /** A parameter of an operation. */
  parameter({ name, in: place, required, schema, extra }: Parameter): WrittenNode {
    const field = this.field(name, schema, place, required, extra);
    return { ...field, props: { ...field.props, anchorKind: "parameter" } };
  }

  /** One named value. `location` is that of a parameter; empty for a part of an answer. */
  field(name: string, schema: unknown, location: string, required: boolean, extra: Json = {}): WrittenComponent {
    return this.#field(
      name,
      schema,
      required,
      { location, through: [], depth: 0, trail: [], listed: [], path: [] },
      extra,
    );
  }

  #field(name: string, schema: unknown, required: boolean, at: FieldPlace, extra: Json = {}): WrittenComponent {
    const { location, through } = at;
    const { schema: resolved, through: own, step } = putSchema(schema, this.#options.definitions);
    const all: Json = { ...resolved, ...extra };
    const isRecursive = own.some((one) => through.includes(one));
    const type = isRecursive ? recursiveLabel(resolved) : this.#labelOf(resolved, [...through, ...own]);
    const props = fieldProps({ name, type, required, all, step, pills: this.#options.pills }, at);
    const children: WrittenNode[] = [];
    const description = bothTexts(extra.description, resolved.description);
    children.push(...titleNodes([{ schema: all, through: own }, ...this.#itemsOf(all)], [name, type, description]));
    if (description) children.push({ markdown: description });
    children.push(...this.#facts(all, description), ...plainAlternatives(resolved, this.#options.definitions));
    if (!isRecursive && mayHold(resolved)) {
      const inside = placeWithin(at, name, step, own);
      const anchor = this.#claim(name, at);
      this.#queue.later(() => children.push(...this.#insideField(name, schema, resolved, inside, anchor)));
    }
    return { component: location ? "ParamField" : "ResponseField", props, children };
  }

  /** A schema's type; of a list whose items are recursive, by their name. */
  #labelOf(schema: Json, through: readonly string[]): string {
    const items = typesOf(schema).join() === "array" ? this.#resolve(schema.items) : null;
    if (items?.through.some((one) => through.includes(one))) return recursiveListLabel(schema, items.schema);
    return typeLabel(schema, this.#options.definitions);
  }

  /** The anchor of a field, if no other field of the page has the same. */
  #claim(name: string, { location, trail }: FieldPlace): string | null {
    const anchor = [location || "response", ...trail, name].map(wordsWithHyphens).join("-");
    return this.#queue.claim(anchor) ? anchor : null;
  }

  /** What is folded into a field; where the page is long already, the names of that, and where it is shown. */
  #insideField(name: string, schema: unknown, resolved: Json, at: FieldPlace, anchor: string | null): WrittenNode[] {
    const key = insideKey(schema);
    const shown = key ? this.#shown.get(key) : undefined;
    if (at.depth + 1 > maxDepth || this.#queue.isFull || (shown && this.#queue.isLong))
      return this.#closed(resolved, shown);
    const place = { ...at, depth: at.depth + 1 };
    const inner = this.#inside(resolved, place);
    const map = this.#itemsOf(resolved).at(-1)?.schema ?? resolved;
    if (inner.length === 0) inner.push(...this.#attributes(anyAttributes(map), place));
    if (inner.length === 0) return [];
    if (key && anchor && !shown) this.#shown.set(key, { anchor, name });
    return isFolded(inner) ? inner : [this.#expandable(inner, at.depth)];
  }

  #closed(schema: Json, shown: ShownPlace | undefined): WrittenNode[] {
    const { definitions, file } = this.#options;
    return closedNodes(schema, definitions, this.#skipped, shown, file, (wanted) => this.#queue.takeNames(wanted));
  }

  /** What is said of a value besides its description: of an array, what its items are too. */
  #facts(schema: Json, description: string | null): WrittenNode[] {
    const inner = this.#itemsOf(schema).map((one) => one.schema);
    const texts = inner.flatMap((one) => textOf(one.description) ?? []);
    return [
      ...textsBeside(texts, description).map((markdown) => ({ markdown })),
      ...factsOf(schema, inner),
      ...otherAttributes(inner.at(-1) ?? schema, this.#options.direction),
      ...([schema, ...inner].some((one) => one[cutKey] === true) ? [moreNode(this.file)] : []),
    ];
  }

  /** Schemas of a list's items, and of their items where these are lists. */
  #itemsOf(schema: Json): ResolvedSchema[] {
    const inner: ResolvedSchema[] = [];
    let current = schema;
    // What follows the places of a tuple is told as one of them.
    const isList = (one: Json) => typesOf(one)[0] === "array" && tupleOf(one).first.length === 0;
    while (isList(current) && isObject(current.items) && inner.length < 4) {
      const items = this.#resolve(current.items);
      inner.push(items);
      current = items.schema;
    }
    return inner;
  }

  #expandable(children: WrittenNode[], depth: number): WrittenNode {
    const isOpen = this.#options.expanded && depth < 3;
    return { component: "Expandable", props: { title: "child attributes", defaultOpen: isOpen }, children };
  }

  /** What a schema holds: properties, those of its items, or tabs for its alternatives. */
  #inside(schema: Json, at: FieldPlace): WrittenNode[] {
    const { through, depth } = at;
    if (depth > maxDepth) return this.#closed(schema, undefined);
    const { definitions } = this.#options;
    const nodes = this.#attributes(heldAttributes(schema, definitions, this.#skipped), at);
    if (nodes.length > 0) nodes.push(...conditionNodes(schema, definitions));
    nodes.push(...this.#attributes(tupleItems(schema), at));
    const wrapped = wrappedSchema(schema);
    if (nodes.length === 0 && wrapped !== undefined) {
      const { schema: inner, through: own } = this.#resolve(wrapped);
      if (own.some((one) => through.includes(one))) return [];
      const listed = schema.items === wrapped ? [...at.listed, "items"] : at.listed;
      const ofItems = this.#inside(inner, { ...at, listed, through: [...through, ...own], depth: depth + 1 });
      return [...ofItems, ...alternativeFields(schema, at, this.#options, this.#within)];
    }
    return [
      ...nodes,
      ...alternativeFields(schema, at, this.#options, this.#within),
      ...heirFields(schema, at, this.#options, this.#within),
    ];
  }

  /** A field for each attribute; where the page is full, a link to the specification for all that follow. */
  #attributes(attributes: Iterable<HeldAttribute>, at: FieldPlace): WrittenNode[] {
    const nodes: WrittenNode[] = [];
    for (const { name, schema, required, through: own } of attributes) {
      if (own.some((one) => at.through.includes(one))) continue;
      if (!this.#queue.take()) {
        nodes.push(moreNode(this.#options.file));
        break;
      }
      nodes.push(this.#field(name, schema, required, { ...at, through: [...at.through, ...own] }));
    }
    return nodes;
  }

  #resolve(schema: unknown) {
    return resolveSchema(schema, this.#options.definitions);
  }

  /** What has no place in this direction. */
  get #skipped(): "readOnly" | "writeOnly" {
    return this.#options.direction === "request" ? "readOnly" : "writeOnly";
  }
}
