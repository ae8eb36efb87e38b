import type { PlaygroundData, PlaygroundLocation } from "../../../reference/playground/playground-data.ts";
import { element, icon } from "../element.ts";
import { variablesEvent } from "../format-api.ts";
import * as shapes from "../shapes.ts";
import { BodyEditor } from "./body-editor.ts";
import { type BuiltRequest, buildRequest } from "./build-request.ts";
import { controlId } from "./control.ts";
import { cookieNote, showCookieNotes } from "./cookie-note.ts";
import { explainFailure, watchPolicy } from "./explain-failure.ts";
import { ParameterFields } from "./parameter-fields.ts";
import { Remembered, RememberedCredentials } from "./remembered.ts";
import type { RequestValues } from "./request-values.ts";
import { ResponseView } from "./response-view.ts";
import { words as answers } from "./response-words.ts";
import { SampleView } from "./sample-view.ts";
import { SecurityFields } from "./security-fields.ts";
import { sendRequest } from "./send-request.ts";
import { asScriptsSay, ServerFields } from "./server-fields.ts";
import { words } from "./words.ts";

/** One thing stands below the other, as on a phone. */
const isNarrow = matchMedia("(max-width: 56rem)");
const places: readonly PlaygroundLocation[] = ["path", "query", "header", "cookie"];
/** The site stands where requests can be passed on. */
const isHosted = document.getElementById("lc-script")?.dataset.hosted !== undefined;

/** The playground of one endpoint: the form, the request as code, and the answer. */
export class PlaygroundDialog {
  readonly #data: PlaygroundData;
  readonly #server: ServerFields;
  readonly #security: SecurityFields;
  readonly #parameters: Record<PlaygroundLocation, ParameterFields>;
  readonly #body: BodyEditor;
  readonly #sample: SampleView;
  readonly #response = new ResponseView();
  readonly #remembered: Remembered;
  readonly #credentials: RememberedCredentials;
  readonly #dialog: HTMLDialogElement;
  readonly #form: HTMLFormElement;
  readonly #address = element("code", { class: "lc-pg-address", tabindex: "0" });
  readonly #fault = element("p", { class: "lc-pg-fault", role: "alert" });
  readonly #send: HTMLButtonElement;
  readonly #throughSite = element("input", { type: "checkbox", id: controlId(), checked: "" });
  #running: AbortController | null = null;
  #savingAt = 0;

  constructor(data: PlaygroundData) {
    this.#data = data;
    this.#server = new ServerFields(data);
    this.#security = new SecurityFields(data);
    this.#parameters = Object.fromEntries(places.map((place) => [place, new ParameterFields(data, place)])) as Record<
      PlaygroundLocation,
      ParameterFields
    >;
    this.#body = new BodyEditor(data);
    this.#sample = new SampleView(data.languages);
    const server = data.servers[0]?.url ?? "";
    this.#remembered = new Remembered(data.method, server + data.path);
    this.#credentials = new RememberedCredentials(server);
    this.#send = element("button", { type: "submit", class: "lc-button lc-button-primary lc-pg-send" }, words.send);
    this.#form = this.#drawForm();
    this.#dialog = this.#draw();
    document.body.append(this.#dialog);
    this.#restore();
    this.#update();
    document.addEventListener(variablesEvent, () => this.#update());
  }

  open(): void {
    if (this.#dialog.open) return;
    this.#dialog.showModal();
    // On a touch screen a keyboard would cover what the reader has not seen yet.
    if (matchMedia("(pointer: fine)").matches)
      this.#form.querySelector<HTMLElement>("input:not([type=checkbox]), select, textarea")?.focus();
  }

  #draw(): HTMLDialogElement {
    const { method } = this.#data;
    const close = element(
      "button",
      { type: "button", class: "lc-icon-button lc-pg-close", "aria-label": words.close },
      icon(shapes.cross),
    );
    const dialog = element(
      "dialog",
      { class: "lc-pg", "aria-label": `${words.title}: ${method} ${this.#data.path}` },
      element(
        "div",
        { class: "lc-pg-bar" },
        element("span", { class: "method-pill", "data-method": method.toLowerCase() }, method),
        this.#address,
        this.#send,
        close,
      ),
      element(
        "div",
        { class: "lc-pg-columns" },
        this.#form,
        element("div", { class: "lc-pg-beside" }, this.#sample.element, this.#response.element),
      ),
    );
    this.#send.setAttribute("form", this.#form.id);
    this.#send.addEventListener("click", (event) => {
      if (!this.#running) return;
      // It may be the button that sends again before this click is through.
      event.preventDefault();
      this.#running.abort();
    });
    close.addEventListener("click", () => dialog.close());
    dialog.addEventListener("close", () => {
      this.#running?.abort();
      this.#save();
    });
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close();
    });
    dialog.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      this.#form.requestSubmit();
    });
    return dialog;
  }

  #drawForm(): HTMLFormElement {
    const reset = element("button", { type: "button", class: "lc-pg-link lc-pg-reset" }, words.reset);
    const form = element("form", {
      class: "lc-pg-form",
      id: formId(),
      novalidate: "",
    });
    form.append(this.#fault);
    if (this.#server.isNeeded) form.append(section(words.server, this.#server.element));
    if (this.#security.isNeeded) form.append(section(words.authorization, this.#security.element));
    for (const place of places) {
      if (!this.#parameters[place].isNeeded) continue;
      const part = section(words[place], this.#parameters[place].element);
      if (place === "cookie") part.append(cookieNote());
      form.append(part);
    }
    if (this.#body.isNeeded) form.append(section(words.body, this.#body.element));
    if (this.#mayPassOn) {
      const label = element("label", { for: this.#throughSite.id }, words.throughSite);
      const note = element("p", { class: "lc-pg-hint", id: controlId() }, words.throughSiteNote);
      this.#throughSite.setAttribute("aria-describedby", note.id);
      form.append(element("div", { class: "lc-pg-through" }, this.#throughSite, label, note));
    }
    form.append(reset);
    reset.addEventListener("click", () => this.#reset());
    for (const kind of ["input", "change"]) form.addEventListener(kind, () => this.#update());
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (!this.#running) void this.#run();
    });
    return form;
  }

  get #mayPassOn(): boolean {
    return isHosted && this.#data.proxy;
  }

  get #passesOn(): boolean {
    return this.#mayPassOn && this.#throughSite.checked;
  }

  #values(): RequestValues {
    return {
      server: this.#server.read(),
      security: this.#security.read(),
      parameters: Object.fromEntries(places.flatMap((place) => this.#parameters[place].read())),
      body: this.#body.read(),
    };
  }

  #build(): BuiltRequest {
    const values = this.#values();
    return buildRequest(this.#data, { ...values, server: asScriptsSay(values.server) }, this.#body.media);
  }

  /** Shows the request that would be sent now. */
  #update(): void {
    const request = this.#build();
    this.#address.textContent = request.url;
    this.#sample.show(request.sample);
    this.#fault.textContent = "";
    showCookieNotes(this.#form, !this.#passesOn);
    // Soon, and once for many letters.
    clearTimeout(this.#savingAt);
    this.#savingAt = window.setTimeout(() => this.#save(), 400);
  }

  async #run(): Promise<void> {
    const request = this.#build();
    const [missing] = request.missing;
    if (missing !== undefined) {
      this.#fault.textContent = words.missing.replace("{name}", () => missing);
      const control = this.#parameters.path.find(`path ${missing}`);
      control?.focus();
      control?.setAttribute("aria-invalid", "true");
      control?.addEventListener("input", () => control.removeAttribute("aria-invalid"), { once: true });
      return;
    }
    this.#save();
    const running = new AbortController();
    this.#running = running;
    // While it cancels, the Enter key in a field must not press it.
    this.#send.type = "button";
    this.#send.textContent = words.cancel;
    this.#send.classList.remove("lc-button-primary");
    this.#response.showWaiting();
    this.#response.element.scrollIntoView({ block: isNarrow.matches ? "start" : "nearest" });
    const policy = watchPolicy();
    const startedAt = performance.now();
    try {
      const answer = await sendRequest(request, {
        throughSite: this.#passesOn,
        credentials: this.#data.credentials,
        signal: running.signal,
      });
      await this.#response.show(answer, startedAt).catch((error: unknown) => {
        const isCancelled = running.signal.aborted;
        if (!isCancelled && !(error instanceof TypeError)) throw error;
        this.#response.addNote(
          isCancelled
            ? { title: answers.cancelled, hint: answers.brokenHint }
            : { title: answers.broken, hint: answers.brokenHint },
        );
      });
    } catch (error) {
      this.#response.showFailure(await explainFailure(error, request.url, policy.isBlocked));
    } finally {
      policy.stop();
      this.#running = null;
      this.#send.type = "submit";
      this.#send.textContent = words.send;
      this.#send.classList.add("lc-button-primary");
    }
  }

  #save(): void {
    clearTimeout(this.#savingAt);
    const { server, security, parameters } = this.#values();
    this.#remembered.save({
      server,
      security: { alternative: security.alternative, credentials: {} },
      parameters,
      body: this.#body.readPlain(),
      language: this.#sample.language,
      throughSite: this.#throughSite.checked,
    });
    this.#credentials.save(security.credentials);
  }

  #restore(): void {
    const known = this.#remembered.load();
    const credentials = this.#credentials.load();
    const alternative = known?.security.alternative ?? this.#security.read().alternative;
    this.#security.write({ alternative, credentials });
    if (!known) return;
    this.#server.write(known.server);
    for (const place of places) this.#parameters[place].write(known.parameters);
    if (known.body) this.#body.write(known.body);
    this.#sample.language = known.language;
    this.#throughSite.checked = known.throughSite;
  }

  /** As if nobody had ever typed anything. */
  #reset(): void {
    this.#running?.abort();
    this.#server.write({ index: 0, variables: {} });
    this.#security.clear();
    for (const place of places) this.#parameters[place].reset();
    this.#body.reset();
    this.#response.showIdle();
    this.#update();
  }
}

/** The name that scripts of the content know the form by; a page of several endpoints has several forms. */
function formId(): string {
  const name = "api-playground-input";
  return document.getElementById(name) ? controlId() : name;
}

function section(title: string, content: HTMLElement): HTMLElement {
  return element("section", { class: "lc-pg-section" }, element("h3", {}, title), content);
}
