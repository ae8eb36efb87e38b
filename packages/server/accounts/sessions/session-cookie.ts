import type { Urls } from "../../services.ts";
import { sessionLife } from "./session-store.ts";

/** `__Host-` binds the cookie to this very host over https: no sibling domain can set or read it. */
function cookieName(urls: Pick<Urls, "publicUrl">): string {
  return isSecure(urls) ? "__Host-lectern_session" : "lectern_session";
}

/** The session's token in the `Cookie` header, or null. */
export function readSessionCookie(urls: Pick<Urls, "publicUrl">, header: string | undefined): string | null {
  const name = cookieName(urls);
  for (const pair of header?.split(";") ?? []) {
    const [key, value] = pair.trim().split("=", 2);
    if (key === name && value) return value;
  }
  return null;
}

/** The `Set-Cookie` header of a new session; with null, of its end. */
export function sessionCookie(urls: Pick<Urls, "publicUrl">, token: string | null): string {
  const life = token === null ? 0 : sessionLife.absoluteDays * 86_400;
  const attributes = ["Path=/", `Max-Age=${life}`, "HttpOnly", "SameSite=Lax", ...(isSecure(urls) ? ["Secure"] : [])];
  return [`${cookieName(urls)}=${token ?? ""}`, ...attributes].join("; ");
}

function isSecure(urls: Pick<Urls, "publicUrl">): boolean {
  return urls.publicUrl.startsWith("https:");
}
