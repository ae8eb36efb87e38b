type Props = Record<string, unknown> | null;

/** An option that says no value has its words for it: by that the `defaultValue` of its field finds it. */
export function withValue(props: Props, children: readonly unknown[]): Props {
  const words = children.flat(9).filter((part) => part !== null && part !== undefined && typeof part !== "boolean");
  const isPlain = words.length > 0 && words.every((part) => typeof part === "string" || typeof part === "number");
  return isPlain && props?.value === undefined ? { ...props, value: words.join("").trim() } : props;
}
