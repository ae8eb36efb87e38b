import createClient, { type Middleware } from "openapi-fetch";
import { activeOrganization } from "./active-organization.ts";
import { ApiFailure, asFailure, failureOf } from "./api-failure.ts";
import type { paths } from "./schema.generated.ts";

const readingMethods = new Set(["GET", "HEAD"]);

/**
 * Every request names the organization that it is for. Every request that changes something is JSON, even
 * without a body of its own: the server refuses others, since a foreign page could send them by a form.
 */
const session: Middleware = {
  async onRequest({ request }) {
    const organizationId = activeOrganization.get();
    if (organizationId !== null) request.headers.set("X-Lectern-Organization", organizationId);
    if (readingMethods.has(request.method) || request.body !== null) return request;
    const headers = new Headers(request.headers);
    headers.set("Content-Type", "application/json");
    return new Request(request, { headers, body: "{}" });
  },
};

/** The client of `/v1` of this origin, typed by the API's description. Use it with {@link answer}. */
export const api = createClient<paths>({ baseUrl: location.origin, credentials: "same-origin", cache: "no-store" });
api.use(session);

/**
 * The body of a successful answer.
 * @throws ApiFailure for every other answer, and when there is none.
 */
export async function answer<Body>(
  call: Promise<{ data?: Body; error?: unknown; response: Response }>,
): Promise<NonNullable<Body>> {
  let result: Awaited<typeof call>;
  try {
    result = await call;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    if (error instanceof SyntaxError) {
      throw new ApiFailure({ status: 0, code: "unreadable_answer", message: "The server's answer could not be read" });
    }
    throw asFailure(error);
  }
  if (!result.response.ok) throw failureOf(result.response.status, result.response.headers, result.error);
  return result.data as NonNullable<Body>;
}
