import type { WrittenNode } from "../../../content/index.ts";
import { isObject, type Json, textOf } from "../../json.ts";
import { labelText } from "../../page-parts/label-text.ts";

/** Examples of one value that are told. */
const maxExamples = 40;

/** An example of those that a specification names. */
export interface NamedExample {
  /** The words of its summary, else its name. */
  label: string;
  /** Whether the label is more than a number. */
  isTelling: boolean;
  description: string | null;
  /** As data, or as it is sent; undefined where the example only says where it is. */
  value: unknown;
  /** Address of an example that stands elsewhere. */
  address: string | null;
}

/** Stands for all examples behind those that are told. */
const further: NamedExample = { label: "…", isTelling: true, description: null, value: undefined, address: null };

/** Names that say nothing of an example. */
const generic = /^(?:example|sample|default|value|request|response|result|success|ok)?[\s_-]*(?:example|\d*)$/i;

/** Where a parameter keeps its named examples: `examples` of a schema is a list of values. */
export const namedExamplesKey = "\u0000examples";

/**
 * The named examples of a body, answer, parameter or header, in their order. `follow` leads from a reference to what it
 * names. A list of examples has numbers for names.
 */
export function namedExamples(written: unknown, follow: (value: unknown) => Json): NamedExample[] {
  const all = Array.isArray(written)
    ? written.map((one, index): [string, unknown] => [String(index + 1), one])
    : Object.entries(isObject(written) ? written : {});
  const more = all.length > maxExamples ? [further] : [];
  return [
    ...all.slice(0, maxExamples).map(([name, one]) => {
      const example = isObject(one) ? follow(one) : { value: one };
      if (isBare(example)) return { label: name, isTelling: !generic.test(name), ...unsaid, value: example };
      const summary = textOf(example.summary);
      const { value, dataValue, serializedValue } = example;
      return {
        label: summary === null ? name : labelText(summary),
        isTelling: summary !== null || !generic.test(name),
        description: textOf(example.description),
        value: value ?? dataValue ?? serializedValue,
        address: textOf(example.externalValue),
      };
    }),
    ...more,
  ];
}

/** What is not said of an example that is a value and nothing else. */
const unsaid = { description: null, address: null };

/** What an example may say of itself, besides extensions. */
const exampleKeys = ["summary", "description", "value", "dataValue", "serializedValue", "externalValue"];

/** Whether an example is the value itself, without the object that OpenAPI has around it. */
function isBare(example: Json): boolean {
  const keys = Object.keys(example).filter((key) => !key.startsWith("x-"));
  return (
    keys.some((key) => !exampleKeys.includes(key)) && !exampleKeys.slice(2).some((key) => Object.hasOwn(example, key))
  );
}

/**
 * What is said of examples whose values are shown elsewhere: descriptions, where those are that stand elsewhere, and the
 * words of those that have no value.
 * `withNames` where nothing else shows their names.
 */
export function exampleNotes(examples: readonly NamedExample[], withNames: boolean): WrittenNode[] {
  const items = examples
    .filter(
      (one) =>
        one.description !== null || one.address !== null || (one.isTelling && (withNames || one.value === undefined)),
    )
    .map(({ label, description, address }) => ({
      component: "li",
      children: [
        { component: "strong", children: [label] },
        ...(description ? [{ markdown: description }] : []),
        ...(address ? [" – ", { component: "a", props: { href: address }, children: [address] }] : []),
      ],
    }));
  return items.length > 0 ? [{ component: "ul", children: items }] : [];
}

/** Whether names or descriptions say more than the values alone. */
export function sayMore(examples: readonly NamedExample[]): boolean {
  return examples.some(
    ({ label, isTelling, description, value, address }) =>
      description !== null || address !== null || (isTelling && label !== String(value)),
  );
}
