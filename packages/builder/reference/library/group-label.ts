/** What we call groups of pages where the library has no name for them. */
export type GroupWord =
  | "Annotations"
  | "API Reference"
  | "Classes"
  | "Constants"
  | "Data"
  | "Delegates"
  | "Directives"
  | "Documents"
  | "Enumerations"
  | "Enums"
  | "Exceptions"
  | "Functions"
  | "Global namespace"
  | "Interfaces"
  | "Modules"
  | "Mutations"
  | "Queries"
  | "Records"
  | "Reference"
  | "Structs"
  | "Subscriptions"
  | "Traits"
  | "Type aliases"
  | "Types"
  | "Unnamed package"
  | "Variables"
  | "Websockets";

/** A label of a group in the navigation: a name of the library's own, or a word of ours, which readers see in their language. */
export type GroupLabel = string | { word: GroupWord };

/** The label in English, by which groups are sorted and told apart. */
export function labelText(label: GroupLabel): string {
  return typeof label === "string" ? label : label.word;
}
