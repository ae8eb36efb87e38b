import { isObject, type Json, listOf, objectOf, own, textOf } from "../json.ts";
import type { Specification } from "../load-specification.ts";
import { mergeBindings } from "./bindings.ts";

/** A channel of an AsyncAPI document, in one form for versions 2 and 3. Plain data; references stay in it. */
export interface Channel {
  name: string;
  address: string;
  title: string | null;
  description: string | null;
  tag: string | null;
  /** The channel object as it is written, for extensions. */
  value: Json;
  /** What a page of it is made of. */
  content: ChannelContent;
}

/** Everything that the page of a channel shows. */
export interface ChannelContent {
  address: string;
  parameters: Json;
  bindings: unknown;
  externalDocs: unknown;
  /** Of messages that name none; null where the document does not say. */
  contentType: string | null;
  servers: ChannelServer[];
  /** Security of its servers and operations: names of schemes. */
  security: string[];
  operations: ChannelOperation[];
}

export interface ChannelServer {
  name: string;
  protocol: string;
  url: string;
  description: string | null;
  bindings: unknown;
  /** Variables of its address, as they are written. */
  variables: Json;
}

/** A message as it is written, often a reference. (A key `value` would make it an example, which refers to nothing.) */
export interface NamedMessage {
  name: string;
  message: unknown;
}

export interface ChannelOperation {
  /** What the application of the document does; null for messages that no operation names. */
  action: "send" | "receive" | null;
  title: string | null;
  description: string | null;
  bindings: unknown;
  externalDocs: unknown;
  messages: NamedMessage[];
  /** Answers to a request (version 3). */
  replies: NamedMessage[];
  /** Where the answer is sent: a runtime expression, or words. */
  replyTo: string | null;
}

/** The channels of a document, in its order. */
export function channelsOf(specification: Specification): Channel[] {
  const reader = new ChannelReader(specification);
  return Object.keys(objectOf(specification.root.channels)).map((name) => reader.channel(name));
}

/** One channel by its name; null when there is none. */
export function channelOf(specification: Specification, name: string): Channel | null {
  return isObject(own(objectOf(specification.root.channels), name))
    ? new ChannelReader(specification).channel(name)
    : null;
}

class ChannelReader {
  readonly #root: Json;
  readonly #targets: Map<string, unknown>;
  readonly #isOld: boolean;
  readonly #servers: ReadonlyMap<string, { written: Json; server: ChannelServer }>;

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
  }

  channel(name: string): Channel {
    const value = this.#follow(objectOf(this.#root.channels)[name]);
    const address = this.#isOld ? name : (textOf(value.address) ?? name);
    const operations = this.#isOld ? this.#oldOperations(value) : this.#operations(value);
    const servers = this.#serversOf(value);
    const security = [
      ...servers.flatMap(({ written }) => this.#schemeNames(written.security)),
      ...operations.flatMap(({ written }) => this.#schemeNames(written.security)),
    ];
    return {
      name,
      address,
      title: textOf(value.title),
      description: bothTexts(value),
      tag: textOf(this.#follow(listOf(value.tags)[0]).name),
      value,
      content: {
        address,
        parameters: objectOf(value.parameters),
        bindings: value.bindings ?? null,
        externalDocs: value.externalDocs ?? null,
        contentType: textOf(this.#root.defaultContentType),
        servers: servers.map(({ server }) => server),
        security: [...new Set(security)],
        operations: operations.map(({ operation }) => operation),
      },
    };
  }

  /** Version 3: operations stand apart and refer to their channel. */
  #operations(channel: Json): { written: Json; operation: ChannelOperation }[] {
    const found = Object.entries(objectOf(this.#root.operations)).flatMap(([name, one]) => {
      const written = this.#withTraits(this.#follow(one));
      if (this.#follow(written.channel) !== channel) return [];
      const named = listOf(written.messages).map((message) => this.#named(message));
      const reply = this.#follow(written.reply);
      const replies = listOf(reply.messages).map((message) => this.#named(message));
      const operation: ChannelOperation = {
        action: written.action === "receive" ? "receive" : "send",
        title: textOf(written.title) ?? textOf(written.summary) ?? name,
        description: textOf(written.description) ?? (textOf(written.title) === null ? null : textOf(written.summary)),
        bindings: written.bindings ?? null,
        externalDocs: written.externalDocs ?? null,
        messages: written.messages === undefined ? messagesOf(channel) : named,
        replies: reply.messages === undefined && reply.channel ? messagesOf(this.#follow(reply.channel)) : replies,
        replyTo: this.#replyTo(reply),
      };
      return [{ written, operation }];
    });
    if (found.length > 0) return found;
    const alone = { action: null, title: null, description: null, bindings: null, externalDocs: null, replyTo: null };
    return [{ written: {}, operation: { ...alone, replies: [], messages: messagesOf(channel) } }];
  }

  /** Version 2: what others publish, the application receives; what they subscribe to, it sends. */
  #oldOperations(channel: Json): { written: Json; operation: ChannelOperation }[] {
    return (["subscribe", "publish"] as const).flatMap((key) => {
      if (!isObject(channel[key])) return [];
      const written = this.#withTraits(objectOf(channel[key]));
      const message = objectOf(written.message);
      const several = listOf(message.oneOf);
      const operation: ChannelOperation = {
        action: key === "subscribe" ? "send" : "receive",
        title: textOf(written.summary) ?? textOf(written.operationId),
        description: textOf(written.description),
        bindings: written.bindings ?? null,
        externalDocs: written.externalDocs ?? null,
        messages: (several.length > 0 ? several : written.message ? [written.message] : []).map((one) =>
          this.#named(one),
        ),
        replies: [],
        replyTo: null,
      };
      return [{ written, operation }];
    });
  }

  #replyTo(reply: Json): string | null {
    const address = this.#follow(reply.address);
    return textOf(address.location) ?? textOf(address.description) ?? textOf(this.#follow(reply.channel).address);
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
    const bindings = [...traits, value].map((one) => {
      const protocols = Object.entries(this.#follow(one.bindings));
      return Object.fromEntries(protocols.map(([protocol, settings]) => [protocol, this.#follow(settings)]));
    });
    return Object.assign({}, ...traits, value, { bindings: mergeBindings(bindings, {}) });
  }

  /** The servers that a channel names; all of them when it names none. */
  #serversOf(channel: Json): { written: Json; server: ChannelServer }[] {
    const all = [...this.#servers.values()];
    const names = listOf(channel.servers);
    if (names.length === 0) return all;
    return names.flatMap((one) => {
      if (typeof one === "string") return this.#servers.get(one) ?? [];
      const target = this.#follow(one);
      return all.find(({ written }) => written === target) ?? [];
    });
  }

  /** Version 2 names schemes as keys; version 3 refers to them. */
  #schemeNames(security: unknown): string[] {
    return listOf(security).flatMap((one) => {
      const reference = textOf(objectOf(one).$ref);
      return reference === null ? Object.keys(objectOf(one)) : (reference.split("/").at(-1) ?? []);
    });
  }

  #follow(value: unknown): Json {
    let current = objectOf(value);
    for (let steps = 0; typeof current.$ref === "string" && steps < 32; steps++)
      current = objectOf(this.#targets.get(current.$ref));
    return current;
  }
}

/** Summary and description: one is not the other's short form. */
function bothTexts({ summary, description }: Json): string | null {
  const texts = [textOf(summary), textOf(description)].filter((text) => text !== null);
  return texts.length > 0 ? [...new Set(texts)].join("\n\n") : null;
}

function messagesOf(channel: Json): NamedMessage[] {
  return Object.entries(objectOf(channel.messages)).map(([name, message]) => ({ name, message }));
}

/** Version 3 writes host and pathname, version 2 the URL; variables take their defaults. */
function serverOf(name: string, written: Json): ChannelServer {
  const variables = objectOf(written.variables);
  const protocol = textOf(written.protocol) ?? "";
  const host = textOf(written.host);
  const address = host === null ? (textOf(written.url) ?? "") : host + (textOf(written.pathname) ?? "");
  const filled = address.replace(/\{([^{}]*)\}/g, (whole, key: string) => {
    const variable = objectOf(Object.hasOwn(variables, key) ? variables[key] : null);
    return textOf(variable.default) ?? textOf(listOf(variable.enum)[0]) ?? whole;
  });
  const url =
    filled === "" || /^[a-z][a-z0-9+.-]*:\/\//i.test(filled) || !protocol ? filled : `${protocol}://${filled}`;
  const isPlain = /^[a-z][a-z0-9+.-]*:\/\/[^\s"'<>\\]+$/i.test(url) || /^[^\s"'<>\\:]+(?::\d+)?$/.test(url);
  return {
    name,
    protocol: protocol.toLowerCase(),
    url: isPlain && !/^(?:javascript|data|vbscript):/i.test(url) ? url : "",
    description: textOf(written.description) ?? textOf(written.summary) ?? textOf(written.title),
    bindings: written.bindings ?? null,
    variables,
  };
}
