import { type Json, objectOf, textOf } from "../json.ts";

/**
 * How the value of a parameter or header is written where that is not what anybody would do: its style, whether each
 * item is named, its media type. They are the words of the specification.
 */
export function sentAs(owner: Json): string[] {
  const [type] = owner.schema === undefined ? Object.keys(objectOf(owner.content)) : [];
  if (type !== undefined) return [type];
  const usual = owner.in === "query" || owner.in === "cookie" ? "form" : "simple";
  const style = textOf(owner.style) ?? usual;
  const { explode, allowReserved } = owner;
  const isUnusual = typeof explode === "boolean" && explode !== (style === "form");
  return [
    // A cookie is told to be one already.
    ...(style === usual ? [] : [style === owner.in ? `style: ${style}` : style]),
    // Objects that stand between brackets have no other form.
    ...(isUnusual && style !== "deepObject" ? [`explode: ${explode}`] : []),
    ...(allowReserved === true ? ["allowReserved"] : []),
  ];
}
