import { type Json, listOf, objectOf, textOf } from "../json.ts";
import { isRemote } from "../specification/remote-address.ts";
import type { OperationSlice } from "../specification/specification.ts";
import { isServerUrl, relativeAddress } from "./servers.ts";

/** Hosts that keep files of others: where a document lies there says nothing of its servers. */
const keepsFiles =
  /(?:^|\.)(?:github(?:usercontent)?\.(?:com|io)|gitlab\.(?:com|io)|jsdelivr\.net|s3[\w.-]*\.amazonaws\.com)$|^storage\./i;

/**
 * The operation with servers that can be asked. Those of docs.json (`api.mdx.server`) stand where its specification names none,
 * or only the root of whichever host shows it, which says the same; else the host that the specification came from. An
 * address without a host is one of theirs.
 */
export function withKnownServers(slice: OperationSlice, servers: readonly string[]): OperationSlice {
  if (slice.kind !== "operation") return slice;
  const given = servers.filter(isServerUrl);
  const whole = given.filter((url) => !url.startsWith("/"));
  const origin = originOf(slice.file);
  const bases = whole.length > 0 || origin === null ? whole : [slice.file];
  const written = [slice.value.servers, slice.pathItem.servers, slice.servers].flatMap(listOf);
  const isNamed = written.some((one) => !["", "/"].includes(textOf(objectOf(one).url) ?? ""));
  if (isNamed)
    return {
      ...slice,
      value: joinedIn(slice.value, bases),
      pathItem: joinedIn(slice.pathItem, bases),
      servers: listOf(slice.servers).flatMap((one) => joined(one, bases)),
    };
  const known = given.length > 0 || origin === null ? given : [origin];
  if (known.length === 0) return slice;
  const { servers: _, ...value } = slice.value;
  const { servers: __, ...pathItem } = slice.pathItem;
  return { ...slice, value, pathItem, servers: known.map((url) => ({ url })) };
}

/** The host that a document of the web came from; null where it tells nothing of an API. */
export function originOf(file: string): string | null {
  if (!isRemote(file) || !URL.canParse(file)) return null;
  const { origin, hostname } = new URL(file);
  return keepsFiles.test(hostname) ? null : origin;
}

/** What has servers of its own, with their addresses whole. */
function joinedIn(holder: Json, bases: readonly string[]): Json {
  const servers = listOf(holder.servers);
  return servers.length === 0 ? holder : { ...holder, servers: servers.flatMap((one) => joined(one, bases)) };
}

/** A server whose address names no host, at each of the bases; without any it stays a path. Variables stay in braces. */
function joined(server: unknown, bases: readonly string[]): unknown[] {
  const address = relativeAddress(objectOf(server));
  if (address === null) return [server];
  const places = bases.length > 0 ? bases : ["path:/"];
  return places.flatMap((base) => {
    if (!URL.canParse(address, base)) return [];
    const { href, pathname } = new URL(address, base);
    const url = (base.startsWith("path:") ? pathname : href).replace(/%7B/gi, "{").replace(/%7D/gi, "}");
    return [{ ...objectOf(server), url }];
  });
}
