import { addToList } from "../../text/add-to-list.ts";
import { isObject, type Json, listOf, objectOf, own, textOf, textsIn } from "../json.ts";
import type { Specification } from "../specification/load-specification.ts";
import { mergeBindings } from "./bindings.ts";
import {
  type Channel,
  type ChannelOperation,
  type ChannelSecurity,
  type ChannelServer,
  maxServersShown,
  type NamedMessage,
} from "./channel.ts";
import { serverOf } from "./channel-server.ts";

/** The names of the channels of a document, in its order; what is no object describes none. */
export function channelNames({ root }: Specification): string[] {
  const channels = Object.entries(objectOf(root.channels));
  return channels.filter(([, channel]) => isObject(channel)).map(([name]) => name);
}

/** One channel by its name; null when there is none. */
export function channelOf(specification: Specification, name: string): Channel | null {
  if (!isObject(own(objectOf(specification.root.channels), name))) return null;
  let reader = readers.get(specification);
  if (!reader) {
    reader = new ChannelReader(specification);
    readers.set(specification, reader);
  }
  return reader.channel(name);
}

/** A reader looks through the servers and operations of its document once for all channels. */
const readers = new WeakMap<Specification, ChannelReader>();
/** Servers that one channel has on its page, and one more, by which that is known to leave some out. */
const maxServers = maxServersShown + 1;

interface ServerEntry {
  written: Json;
  server: ChannelServer;
}

class ChannelReader {
  readonly #root: Json;
  readonly #targets: Map<string, unknown>;
  readonly #isOld: boolean;
  readonly #servers: ReadonlyMap<string, ServerEntry>;
  /** By the object that describes them, to which channels refer. */
  readonly #serverOf: ReadonlyMap<Json, ServerEntry>;
  /** Version 3: operations by their channel. */
  readonly #operationsOf = new Map<Json, { name: string; written: Json }[]>();

  constructor({ root, targets }: Specification) {
    this.#root = root;
    this.#targets = targets;
    this.#isOld = String(root.asyncapi).startsWith("2");
    this.#servers = new Map(
      Object.entries(objectOf(root.servers)).map(([name, one]) => {
        const written = this.#follow(one);
        return [name, { written, server: serverOf(name, written) }];
      }),
    );
    this.#serverOf = new Map([...this.#servers.values()].map((one) => [one.written, one]));
    if (this.#isOld) return;
    for (const [name, one] of Object.entries(objectOf(root.operations))) {
      const written = this.#withTraits(this.#follow(one));
      const channel = this.#follow(channelNamed(written, root) ?? written.channel);
      addToList(this.#operationsOf, channel, { name, written });
    }
  }

  channel(name: string): Channel {
    const value = this.#follow(objectOf(this.#root.channels)[name]);
    const address = this.#isOld ? name : (textOf(value.address) ?? name);
    // Some documents of version 3 keep what version 2 wrote into channels.
    const operations = [...(this.#isOld ? [] : this.#operations(value)), ...this.#oldOperations(value)];
    const servers = this.#serversOf(value);
    const security = [
      ...servers.flatMap(({ written }) => this.#schemes(written.security)),
      ...operations.flatMap(({ written }) => this.#schemes(written.security)),
    ];
    // The channels of version 2 have no tags of their own.
    const tags = [value, ...operations.map(({ written }) => written)].map((one) => listOf(one.tags)[0]);
    const tag = textOf(this.#follow(this.#isOld ? tags.find(isObject) : tags[0]).name);
    return {
      name,
      address,
      title: textOf(value.title),
      description: bothTexts(value),
      tag,
      value,
      content: {
        // Null says that only a running program knows it: then its server is all there is to show.
        address: value.address === null && servers.length > 0 ? "" : address,
        tag,
        tags: value.tags ?? null,
        parameters: objectOf(value.parameters),
        bindings: value.bindings ?? null,
        externalDocs: value.externalDocs ?? null,
        contentType: textOf(this.#root.defaultContentType),
        servers: servers.map(({ server }) => server),
        traitsWin: this.#isOld,
        security: eachOnce(security),
        operations: operations.map(({ operation }) => operation),
      },
    };
  }

  /** Version 3: operations stand apart and refer to their channel. */
  #operations(channel: Json): { written: Json; operation: ChannelOperation }[] {
    const found = (this.#operationsOf.get(channel) ?? []).map(({ name, written }) => {
      const named = listOf(written.messages).map((message) => this.#named(message));
      const reply = this.#follow(written.reply);
      const replies = listOf(reply.messages).map((message) => this.#named(message));
      const operation: ChannelOperation = {
        action: written.action === "receive" ? "receive" : "send",
        title: textOf(written.title) ?? textOf(written.summary) ?? name,
        description: textOf(written.title) === null ? textOf(written.description) : bothTexts(written),
        tags: written.tags ?? null,
        bindings: written.bindings ?? null,
        externalDocs: written.externalDocs ?? null,
        messages: written.messages === undefined ? this.#messagesOf(channel) : named,
        replies:
          reply.messages === undefined && reply.channel ? this.#messagesOf(this.#follow(reply.channel)) : replies,
        replyTo: this.#replyTo(reply),
        replyText: this.#replyText(reply, channel),
      };
      return { written, operation };
    });
    const told = new Set(
      found
        .flatMap(({ operation }) => [...operation.messages, ...operation.replies])
        .map((one) => this.#follow(one.message)),
    );
    const rest = this.#messagesOf(channel).filter(({ message }) => !told.has(this.#follow(message)));
    return rest.length > 0 ? [...found, { written: {}, operation: ofNobody(rest) }] : found;
  }

  /** Version 2: what others publish, the application receives; what they subscribe to, it sends. */
  #oldOperations(channel: Json): { written: Json; operation: ChannelOperation }[] {
    return (["subscribe", "publish"] as const).flatMap((key) => {
      if (!isObject(channel[key])) return [];
      const written = this.#withTraits(objectOf(channel[key]));
      const operation: ChannelOperation = {
        action: key === "subscribe" ? "send" : "receive",
        title: textOf(written.summary) ?? textOf(written.operationId),
        description: textOf(written.description),
        tags: written.tags ?? null,
        bindings: written.bindings ?? null,
        externalDocs: written.externalDocs ?? null,
        messages: this.#alternatives(written.message ?? messageInPlace(written)).map((one) => this.#named(one)),
        replies: [],
        replyTo: null,
        replyText: null,
      };
      return [{ written, operation }];
    });
  }

  /** What one message of version 2 may be: alternatives stand behind references too, and in each other. */
  #alternatives(message: unknown, seen = new Set<Json>()): unknown[] {
    const written = this.#follow(message);
    if (message === undefined || seen.has(written)) return [];
    seen.add(written);
    const several = listOf(written.oneOf);
    return several.length === 0 ? [message] : several.flatMap((one) => this.#alternatives(one, seen));
  }

  /** What is said of the answer's channel, unless that is the one that the page is about. */
  #replyText(reply: Json, channel: Json): string | null {
    const address = this.#follow(reply.address);
    const other = this.#follow(reply.channel);
    const texts = [
      textOf(address.location) === null ? null : textOf(address.description),
      other === channel ? null : bothTexts(other),
    ];
    return texts.filter((text) => text !== null).join("\n\n") || null;
  }

  #replyTo(reply: Json): string | null {
    const address = this.#follow(reply.address);
    return textOf(address.location) ?? textOf(address.description) ?? textOf(this.#follow(reply.channel).address);
  }

  /** The messages of a channel by name. Some authors write a list, or a reference to one message, in their place. */
  #messagesOf(channel: Json): NamedMessage[] {
    if (Array.isArray(channel.messages)) return channel.messages.map((message) => this.#named(message));
    const written = objectOf(channel.messages);
    const messages = this.#follow(written);
    if (messages !== written && "payload" in messages) return [this.#named(written)];
    return Object.entries(messages).map(([name, message]) => ({ name, message }));
  }

  /** A message with the name that its reference, or itself, gives it. */
  #named(message: unknown): NamedMessage {
    const reference = textOf(objectOf(message).$ref);
    const own = this.#follow(message);
    const name = textOf(own.name) ?? textOf(own.messageId) ?? reference?.split("/").at(-1) ?? "message";
    return { name, message };
  }

  #withTraits(value: Json): Json {
    const traits = listOf(value.traits).map((trait) => this.#follow(trait));
    if (traits.length === 0) return value;
    const parts = this.#isOld ? [value, ...traits] : [...traits, value];
    const bindings = parts.map((one) => {
      const protocols = Object.entries(this.#follow(one.bindings));
      return Object.fromEntries(protocols.map(([protocol, settings]) => [protocol, this.#follow(settings)]));
    });
    return Object.assign({}, ...parts, { bindings: mergeBindings(bindings, {}) });
  }

  /** The servers that a channel names; all of them when it names none. */
  #serversOf(channel: Json): ServerEntry[] {
    const names = listOf(channel.servers).slice(0, maxServers);
    if (names.length === 0) return [...this.#servers.values()].slice(0, maxServers);
    return names.flatMap((one) =>
      typeof one === "string" ? (this.#servers.get(one) ?? []) : (this.#serverOf.get(this.#follow(one)) ?? []),
    );
  }

  /** Version 2 names schemes and scopes; version 3 refers to schemes, or writes them in place. */
  #schemes(security: unknown): ChannelSecurity[] {
    return listOf(security).flatMap((one): ChannelSecurity[] => {
      if (this.#isOld) {
        const schemes = objectOf(objectOf(this.#root.components).securitySchemes);
        return Object.entries(objectOf(one)).map(([name, scopes]) => {
          return { name, scheme: own(schemes, name), scopes: textsIn(scopes) };
        });
      }
      const scheme = this.#follow(one);
      const name = textOf(objectOf(one).$ref)?.split("/").at(-1) ?? textOf(scheme.type) ?? "";
      return [{ name, scheme: one, scopes: textsIn(scheme.scopes) }];
    });
  }

  #follow(value: unknown): Json {
    let current = objectOf(value);
    for (let steps = 0; typeof current.$ref === "string" && steps < 32; steps++)
      current = objectOf(this.#targets.get(current.$ref));
    return current;
  }
}

/** The channel of an operation whose author wrote its name alone, where that is one; undefined for any other. */
export function channelNamed({ channel }: Json, root: Json): unknown {
  return typeof channel === "string" ? own(objectOf(root.channels), channel) : undefined;
}

/** Messages of a channel that no operation names. */
function ofNobody(messages: NamedMessage[]): ChannelOperation {
  return {
    action: null,
    title: null,
    description: null,
    tags: null,
    bindings: null,
    externalDocs: null,
    messages,
    replies: [],
    replyTo: null,
    replyText: null,
  };
}

/** Each way in by its name, with all scopes that are asked for anywhere. */
function eachOnce(security: readonly ChannelSecurity[]): ChannelSecurity[] {
  const known = new Map<string, ChannelSecurity>();
  for (const one of security) {
    const scopes = [...(known.get(one.name)?.scopes ?? []), ...one.scopes];
    known.set(one.name, { ...one, scopes: [...new Set(scopes)] });
  }
  return [...known.values()];
}

/** Summary and description: one is not the other's short form. */
function bothTexts({ summary, description }: Json): string | null {
  const texts = [textOf(summary), textOf(description)].filter((text) => text !== null);
  return texts.length > 0 ? [...new Set(texts)].join("\n\n") : null;
}

/** The message of an operation of version 2 that some authors write in its place; undefined where there is none. */
function messageInPlace({ payload, headers, example, examples }: Json): Json | undefined {
  return payload === undefined ? undefined : { payload, headers, example, examples };
}
