import type { Diagnostic } from "@lectern/contract";
import type { Position } from "../../source/site-config.ts";
import { isObject, type Json, listOf, objectOf, own } from "../json.ts";
import { dereference } from "../operations/parameters.ts";
import type { Specification } from "../specification/load-specification.ts";
import { unknownScheme, untoldFaults } from "../specification/specification-faults.ts";
import { channelNamed } from "./channels.ts";

/** Faults of one document that are told. */
const maxFaults = 100;

/**
 * What is wrong with the channels of an AsyncAPI document: those that are not described, operations that no page tells of,
 * and names of servers and of ways in that nothing describes. References that lead nowhere are told where they are followed.
 */
export function channelFaults(specification: Specification, positions: ReadonlyMap<string, Position>): Diagnostic[] {
  const { root, file } = specification;
  const targets = Object.fromEntries(specification.targets);
  const faults = new Map<string, Diagnostic>();
  const untold = new Set<string>();
  const told = () => [...faults.values(), ...untoldFaults(file, untold.size)];
  const follow = (value: unknown) => dereference(value, targets);
  const add = (key: string, one: Omit<Diagnostic, keyof Position>, name: string) => {
    if (faults.has(key)) return;
    if (faults.size < maxFaults) faults.set(key, { ...one, ...(positions.get(name) ?? { file, line: 1, column: 1 }) });
    else untold.add(key);
  };
  for (const [name, one] of Object.entries(objectOf(root.channels)))
    if (!isObject(one)) add(`channel ${name}`, undescribed(name, one), name);
  const isOld = String(root.asyncapi).startsWith("2");
  if (!isOld) {
    for (const [name, one] of Object.entries(objectOf(root.operations))) {
      const operation = follow(one);
      if (!isObject(channelNamed(operation, root) ?? operation.channel))
        add(`operation ${name}`, withoutChannel(name), name);
    }
    return told();
  }
  const servers = objectOf(root.servers);
  const schemes = objectOf(objectOf(root.components).securitySchemes);
  const lookAtSecurity = ({ security }: Json) => {
    for (const name of listOf(security).flatMap((one) => Object.keys(objectOf(one))))
      if (own(schemes, name) === undefined) add(`scheme ${name}`, unknownScheme(name), name);
  };
  for (const server of Object.values(servers)) lookAtSecurity(follow(server));
  for (const [name, one] of Object.entries(objectOf(root.channels))) {
    const channel = follow(one);
    for (const server of listOf(channel.servers))
      if (typeof server === "string" && own(servers, server) === undefined)
        add(`server ${server}`, unknownServer(server, name), name);
    for (const operation of [channel.publish, channel.subscribe]) lookAtSecurity(objectOf(operation));
  }
  return told();
}

function undescribed(name: string, value: unknown): Omit<Diagnostic, keyof Position> {
  const written = value === null ? "nothing" : Array.isArray(value) ? "a list" : `a ${typeof value}`;
  return {
    severity: "warning",
    code: "undescribed-channel",
    message: `The channel ${JSON.stringify(name)} is ${written}, which describes none: it has no page`,
    hint: "Describe it by an object with its messages",
  };
}

function withoutChannel(name: string): Omit<Diagnostic, keyof Position> {
  return {
    severity: "warning",
    code: "operation-without-channel",
    message: `The operation ${JSON.stringify(name)} names no channel: no page tells of it`,
    hint: 'Refer to its channel: "channel": { "$ref": "#/channels/…" }',
  };
}

function unknownServer(server: string, channel: string): Omit<Diagnostic, keyof Position> {
  return {
    severity: "warning",
    code: "unknown-server",
    message: `There is no server ${JSON.stringify(server)}, which the channel ${JSON.stringify(channel)} names`,
    hint: "Describe it in `servers`, or correct the name",
  };
}
