import { isValidElement, type VNode } from "preact";
import { type Props as DrawnProps, partsOf } from "./draw.ts";

type Props = Record<string, unknown> | null;

/** An option that says no value has its words for it: by that the `defaultValue` of its field finds it. */
export function withValue(props: Props, children: readonly unknown[]): Props {
  const words = children.flat(9).filter((part) => part !== null && part !== undefined && typeof part !== "boolean");
  const isPlain = words.length > 0 && words.every((part) => typeof part === "string" || typeof part === "number");
  return isPlain && props?.value === undefined ? { ...props, value: words.join("").trim() } : props;
}

/** The values that a component says of a field of several, which Preact takes out of its props. */
export const saidValues = new WeakMap<VNode, readonly unknown[]>();

/**
 * Chooses the options of a field that stand in groups: Preact looks at those right below the field alone.
 * @param given the props as the component says them; Preact has taken the values out of the field's own.
 */
export function withChosenOptions(field: VNode, given: Props): VNode {
  const { defaultValue, multiple, value } = given ?? {};
  if (multiple && Array.isArray(value)) saidValues.set(field, value);
  const wanted = defaultValue ?? (multiple && Array.isArray(value) ? value : null);
  if (wanted === null) return field;
  const chosen = [wanted].flat().map(String);
  const choose = (within: DrawnProps["children"]): void => {
    for (const part of partsOf(within)) {
      if (!isValidElement(part)) continue;
      const props = part.props as DrawnProps;
      if (part.type === "optgroup") choose(props.children);
      else if (part.type === "option") props.selected = chosen.includes(String(props.value));
    }
  };
  choose((field.props as DrawnProps).children);
  return field;
}
