/** What scripts of the content say of the variables in the addresses of servers, by name. */
export interface FormatWindow {
  mintlify?: { api?: { playground?: { serverVariables?: Readonly<Record<string, string>> } } };
}

/** Heard by a form of the playground that is open. */
export const variablesEvent = "lc-server-variables";

/**
 * What scripts of the content call in the format: its own functions, and the router below it, of which they ask to hear when
 * another page is shown. Here a page is loaded as a whole, and the script with it.
 */
export function setUpFormatApi(): void {
  const playground = {
    serverVariables: {},
    setServerVariables(given: object = {}) {
      playground.serverVariables = Object.fromEntries(
        Object.entries(given).filter(([, one]) => typeof one === "string"),
      );
      document.dispatchEvent(new Event(variablesEvent));
    },
    clearServerVariables: () => playground.setServerVariables(),
  };
  const hear = () => {};
  const router = {
    events: { on: hear, off: hear },
    push: (address: string) => location.assign(address),
    replace: (address: string) => location.replace(address),
  };
  Object.assign(window, { mintlify: { api: { playground } }, next: { router } });
}
