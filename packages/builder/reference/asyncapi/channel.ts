import type { Json } from "../json.ts";

/** Servers of one channel that its page tells of. */
export const maxServersShown = 60;

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
  /** The tag that groups its page, and all that it has itself, as they are written. */
  tag: string | null;
  tags: unknown;
  parameters: Json;
  bindings: unknown;
  externalDocs: unknown;
  /** Of messages that name none; null where the document does not say. */
  contentType: string | null;
  servers: ChannelServer[];
  /** Version 2: what a trait says counts before what is said beside it. In version 3 it is the other way round. */
  traitsWin: boolean;
  security: ChannelSecurity[];
  operations: ChannelOperation[];
}

/** A way in to a server, or one that an operation asks for. */
export interface ChannelSecurity {
  name: string;
  /** The scheme as it is written, often a reference. */
  scheme: unknown;
  scopes: string[];
}

export interface ChannelServer {
  name: string;
  protocol: string;
  protocolVersion: string | null;
  url: string;
  /** Title, summary and description: Markdown. */
  description: string | null;
  tags: unknown;
  externalDocs: unknown;
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
  tags: unknown;
  bindings: unknown;
  externalDocs: unknown;
  messages: NamedMessage[];
  /** Answers to a request (version 3). */
  replies: NamedMessage[];
  /** Where the answer is sent: a runtime expression, or words. */
  replyTo: string | null;
  /** What else is said of the answer. */
  replyText: string | null;
}
