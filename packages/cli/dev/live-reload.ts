import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ServeDirectoryOptions } from "@lectern/builder/bundle";

type Answer = NonNullable<ServeDirectoryOptions["answer"]>;
type Response = Parameters<Answer>[2];

/** Where the script and the events are: no page of a site has such an address. */
const root = "/_lectern-dev/";

/** What the pages are told. */
interface State {
  /** Another one for each site that is another. */
  edition: string;
  /** Why the last build gave no site, in lines; empty where it did. */
  faults: readonly string[];
  /** Whether there is a site: the one of an earlier build, where the last gave none. */
  hasSite: boolean;
}

/** Tells the pages that are open when there is a new edition of the site, or why there is none. */
export class LiveReload {
  readonly #script = readFileSync(join(import.meta.dirname, "reload-client.js"));
  readonly #open = new Set<Response>();
  #number = 0;
  #state: State = { edition: this.#next(), faults: [], hasSite: false };

  /** What stands in the head of each page. */
  readonly head = (): string => `<script src="${root}client.js" data-edition="${this.#state.edition}"></script>`;

  /** Answers for the script and the events, and for all else while there is no site; false otherwise. */
  readonly answer: Answer = (path, _request, response) => {
    if (path === `${root}client.js`) {
      response.writeHead(200, { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" });
      response.end(this.#script);
      return true;
    }
    if (path !== `${root}events`) return !this.#state.hasSite && this.#answerWaiting(response);
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    response.write(this.#event());
    this.#open.add(response);
    response.once("close", () => this.#open.delete(response));
    return true;
  };

  /** There is another site: pages load it. */
  renew(): void {
    this.#tell({ edition: this.#next(), faults: [], hasSite: true });
  }

  /** There is none, and the one before stays. @param faults why, in lines; none when there is nothing wrong any more. */
  refuse(faults: readonly string[]): void {
    this.#tell({ ...this.#state, faults });
  }

  /** Lets the pages go, which look for another server at this address from now on. */
  close(): void {
    for (const response of this.#open) response.end();
  }

  #tell(state: State): void {
    this.#state = state;
    for (const response of this.#open) response.write(this.#event());
  }

  /** A page that says why there is nothing, and becomes the site when there is one. */
  #answerWaiting(response: Response): true {
    response.writeHead(503, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
    response.end(
      `<!doctype html><html lang="en"><head><title>lectern dev</title>${this.head()}</head><body></body></html>`,
    );
    return true;
  }

  #event(): string {
    return `data: ${JSON.stringify(this.#state)}\n\n`;
  }

  /** Not that of a server that was here before. */
  #next(): string {
    return `${Date.now().toString(36)}-${++this.#number}`;
  }
}
