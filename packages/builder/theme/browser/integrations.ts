/** Starts the services that docs.json asks for: on hosted pages, once the reader agrees where that is asked. */
import { consent } from "./integrations/consent.ts";
import { starts } from "./integrations/services.ts";

const text = document.currentScript?.dataset.settings;
// Whoever looks at a site on their own machine is none of its readers.
const isOwnMachine = /^(?:.*\.)?localhost$|^127(?:\.\d+){3}$|^\[::1\]$/.test(location.hostname);

if (text && !isOwnMachine) {
  const settings = JSON.parse(text) as Record<string, Record<string, string>>;
  void consent(settings).then(() => {
    for (const [name, own] of Object.entries(settings)) starts[name]?.(own);
  });
}
