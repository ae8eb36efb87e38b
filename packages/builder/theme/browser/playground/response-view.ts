import { confirmOn, copyText } from "../clipboard.ts";
import { element, icon } from "../element.ts";
import * as shapes from "../shapes.ts";
import { colored, formatted } from "./colored.ts";
import type { Failure } from "./explain-failure.ts";
import { words } from "./response-words.ts";
import type { Answer } from "./send-request.ts";

/** Characters of a body that are shown; the rest is there to be downloaded. */
const mostShown = 500_000;

/** The answer: status, time, size, headers, and a body that is shown while it comes. */
export class ResponseView {
  readonly element: HTMLElement;
  readonly #facts = element("div", { class: "lc-pg-facts", role: "status" });
  readonly #inside = element("div", { class: "lc-pg-answer" });
  #objectUrl: string | null = null;

  constructor() {
    this.element = element(
      "section",
      { class: "lc-pg-card lc-pg-response" },
      element("header", {}, element("h3", {}, words.response), this.#facts),
      this.#inside,
    );
    this.showIdle();
  }

  showIdle(): void {
    this.#clear();
    this.#inside.append(element("p", { class: "lc-pg-empty" }, words.idle));
  }

  showWaiting(): void {
    this.#clear();
    this.#facts.append(element("span", { class: "lc-pg-spinner" }));
    this.#inside.append(element("p", { class: "lc-pg-empty" }, words.waiting));
  }

  showFailure(failure: Failure): void {
    this.#clear();
    this.addNote(failure);
  }

  /** Says above what is shown why there is no more. */
  addNote({ title, hint }: Failure): void {
    const text = element("div", {}, element("strong", {}, title), element("p", {}, hint));
    this.#inside.prepend(element("div", { class: "lc-pg-failure", role: "alert" }, icon(shapes.warning), text));
  }

  /** Shows an answer and reads its body to the end. @throws when it breaks off; what had come stays. */
  async show(answer: Answer, startedAt: number): Promise<void> {
    this.#clear();
    const type = answer.headers.find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "";
    const time = element("span", {}, duration(performance.now() - startedAt));
    const size = element("span", {}, "");
    const status = `${answer.status} ${answer.statusText}`.trim();
    this.#facts.append(
      element("strong", { class: "lc-pg-status", "data-kind": String(Math.floor(answer.status / 100)) }, status),
      time,
      size,
      ...(answer.movedTo === null ? [] : [movedFact(answer.movedTo)]),
    );
    const body = element("div", { class: "lc-pg-body-view" });
    const via = answer.isPassedOn ? words.viaSite : words.direct;
    this.#inside.append(headersView(answer, via), body);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let total = 0;
    const progress = () => {
      time.textContent = duration(performance.now() - startedAt);
      size.textContent = bytes(total);
    };
    const text = isTextual(type) ? new TextView(body) : null;
    const reader = answer.body?.getReader();
    try {
      for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
        chunks.push(next.value as Uint8Array<ArrayBuffer>);
        total += next.value.length;
        progress();
        text?.add(next.value);
      }
    } finally {
      progress();
      const blob = new Blob(chunks, { type: safeType(type) });
      const download = this.#download(blob, answer, type);
      if (total === 0) body.replaceChildren(element("p", { class: "lc-pg-empty" }, words.noBody));
      else if (text) text.end(/[/+]json/i.test(type), download);
      else this.#showBinary(body, type, total, download);
    }
  }

  #download(blob: Blob, answer: Answer, type: string): HTMLAnchorElement {
    this.#objectUrl = URL.createObjectURL(blob);
    const written = answer.headers.find(([name]) => name.toLowerCase() === "content-disposition")?.[1] ?? "";
    const own = /filename="?([^";]+)"?/i.exec(written)?.[1]?.trim();
    const name = own ?? `response.${/[/+]([a-z0-9]{1,8})(?:;|$)/i.exec(type)?.[1] ?? "bin"}`;
    return element("a", { class: "lc-pg-link", href: this.#objectUrl, download: name }, words.download);
  }

  #showBinary(body: HTMLElement, type: string, total: number, download: HTMLAnchorElement): void {
    const kind = /^(image|audio|video)\//i.exec(type)?.[1]?.toLowerCase();
    const source = this.#objectUrl ?? "";
    const about = element(
      "p",
      { class: "lc-pg-binary" },
      `${type.split(";")[0] || words.binary} · ${bytes(total)} `,
      download,
    );
    if (kind === "image") {
      const image = element("img", { src: source, alt: words.body });
      // Formats that the browser does not know, and hosts whose policy allows no such images.
      image.addEventListener("error", () => image.remove());
      body.append(image);
    } else if (kind === "audio" || kind === "video") {
      const player = element(kind, { src: source, controls: "", "aria-label": words.body });
      player.addEventListener("error", () => player.remove());
      body.append(player);
    }
    body.append(about);
  }

  #clear(): void {
    if (this.#objectUrl) URL.revokeObjectURL(this.#objectUrl);
    this.#objectUrl = null;
    this.#facts.replaceChildren();
    this.#inside.replaceChildren();
  }
}

/** A body of text: it grows as it comes, and is formatted when it has all come. */
class TextView {
  readonly #text = document.createTextNode("");
  readonly #code = element("code", {}, this.#text);
  readonly #pre = element("pre", { tabindex: "0", "aria-label": words.body }, this.#code);
  readonly #decoder = new TextDecoder();
  readonly #body: HTMLElement;
  #whole = "";

  constructor(body: HTMLElement) {
    this.#body = body;
    body.append(this.#pre);
  }

  add(chunk: Uint8Array): void {
    this.#append(this.#decoder.decode(chunk, { stream: true }));
  }

  #append(text: string): void {
    const room = mostShown - this.#whole.length;
    if (room <= 0) return;
    const isAtEnd = this.#pre.scrollTop + this.#pre.clientHeight >= this.#pre.scrollHeight - 8;
    this.#whole += text.slice(0, room + 1);
    this.#text.appendData(text.slice(0, room));
    if (isAtEnd) this.#pre.scrollTop = this.#pre.scrollHeight;
  }

  end(isJson: boolean, download: HTMLAnchorElement): void {
    this.#append(this.#decoder.decode());
    const isCut = this.#whole.length > mostShown;
    const pretty = isJson && !isCut ? formatted(this.#whole) : null;
    const tools = element("div", { class: "lc-pg-tools" });
    if (pretty !== null) {
      this.#code.replaceChildren(...colored(pretty, "json"));
      this.#pre.scrollTop = 0;
      const raw = element("button", { type: "button", class: "lc-pg-link", "aria-pressed": "false" }, words.raw);
      raw.addEventListener("click", () => {
        const wasRaw = raw.getAttribute("aria-pressed") === "true";
        raw.setAttribute("aria-pressed", String(!wasRaw));
        this.#code.replaceChildren(...(wasRaw ? colored(pretty, "json") : [this.#whole]));
      });
      tools.append(raw);
    }
    const copy = element("button", { type: "button", class: "lc-pg-link" }, words.copy);
    copy.addEventListener("click", async () => {
      if (await copyText(this.#code.textContent ?? "")) confirmOn(copy, words.copied);
    });
    tools.append(copy, download);
    if (isCut) this.#body.append(element("p", { class: "lc-pg-hint" }, words.cut));
    this.#body.append(tools);
  }
}

/** Where redirects have led. */
function movedFact(address: string): HTMLElement {
  const { host, pathname, search } = new URL(address);
  return element("span", { title: address }, `→ ${host}${pathname}${search}`);
}

function headersView({ headers, hidesHeaders }: Answer, via: string): HTMLElement {
  const rows = headers.map(([name, value]) => element("div", {}, element("dt", {}, name), element("dd", {}, value)));
  return element(
    "details",
    { class: "lc-pg-fold lc-pg-headers" },
    element("summary", {}, `${words.headers} (${headers.length}) · ${via}`),
    element("dl", {}, ...rows),
    ...(hidesHeaders ? [element("p", { class: "lc-pg-hint" }, words.hiddenHeaders)] : []),
  );
}

/** What a browser might run is kept as bytes, should somebody open it. */
function safeType(type: string): string {
  return /^(?:image\/(?!svg)|audio\/|video\/)/i.test(type) ? type : "application/octet-stream";
}

function isTextual(type: string): boolean {
  return (
    type === "" ||
    /^text\/|[/+](?:json|xml|yaml|x-yaml|javascript|x-ndjson|jsonl|graphql|x-www-form-urlencoded)\b|json-seq/i.test(
      type,
    )
  );
}

function duration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`;
}

function bytes(count: number): string {
  if (count < 1000) return `${count} B`;
  return count < 1_000_000 ? `${(count / 1000).toFixed(1)} kB` : `${(count / 1_000_000).toFixed(1)} MB`;
}
