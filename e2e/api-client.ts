import createClient, { type Client } from "openapi-fetch";
import type { paths } from "../packages/dashboard/src/api/schema.generated.ts";
import type { OpenApiDocument } from "../packages/server/http/schema/openapi.ts";
import { DocumentedAnswers } from "../packages/server/http/testing/documented.ts";

/** A client typed by the API's document; every answer it gets is checked against the document. */
export interface CheckedApi {
  /** With the headers given: an API key, a session's cookie, or nothing. */
  as(headers: Record<string, string>): Client<paths>;
  /** The statuses that each operation has answered, by `METHOD /path/{template}`. */
  answered: ReadonlyMap<string, ReadonlySet<number>>;
  document: OpenApiDocument;
}

/** Reads the document that the server serves. */
export async function readApi(baseUrl: string): Promise<CheckedApi> {
  const document = (await (await fetch(`${baseUrl}/v1/openapi.json`)).json()) as OpenApiDocument;
  const documented = new DocumentedAnswers(document);
  const answered = new Map<string, Set<number>>();
  return {
    document,
    answered,
    as(headers) {
      const client = createClient<paths>({ baseUrl, headers });
      client.use({
        async onResponse({ request, response, schemaPath }) {
          const { pathname, search } = new URL(request.url);
          documented.expect({
            method: request.method,
            url: pathname + search,
            status: response.status,
            headers: Object.fromEntries(response.headers),
            body: await response.clone().text(),
          });
          const operation = `${request.method} ${schemaPath}`;
          answered.set(operation, (answered.get(operation) ?? new Set()).add(response.status));
        },
      });
      return client;
    },
  };
}

/**
 * The body of a successful answer.
 * @throws with status and body of any other.
 */
export async function ok<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call;
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${JSON.stringify(error)}`);
  return data as T;
}

/** The session's cookie that an answer sets, as a browser sends it back; empty where it sets none. */
export function cookieOf(response: Response): string {
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

/** Asks again until the answer is `done`; the test's own time limit ends what never comes. */
export async function until<T>(ask: () => Promise<T>, done: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (done(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
