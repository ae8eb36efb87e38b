/**
 * Whether keys go into a field.
 * @param target the innermost element that hears the key, also in the shadow tree of another.
 */
export function isTyping(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest("input,textarea,select,[role=textbox],[role=searchbox]") !== null)
  );
}
