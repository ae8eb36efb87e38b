import { parseJson } from "../../reference/exact-json.ts";
import type { PlaygroundData } from "../../reference/playground/playground-data.ts";
import { PlaygroundDialog } from "./playground/dialog.ts";
import { withPageFields } from "./playground/page-fields.ts";

const dialogs = new WeakMap<HTMLElement, PlaygroundDialog>();

window.lecternPlayground = {
  open(endpoint) {
    let dialog = dialogs.get(endpoint);
    if (!dialog) {
      const data = parseJson(endpoint.querySelector(".lc-playground-data")?.textContent ?? "") as PlaygroundData;
      dialog = new PlaygroundDialog(data.fields ? withPageFields(data) : data);
      dialogs.set(endpoint, dialog);
    }
    dialog.open();
  },
};
