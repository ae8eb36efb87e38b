import type { IncomingMessage, ServerResponse } from "node:http";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from "fastify";
import type { Services } from "../services.ts";
import type { Caller } from "./access/route-access.ts";

/** Fastify with types taken from each route's TypeBox schemas. */
export type ApiApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** What a room adds to the API: its routes. Every room exports one, named `<room>Routes`. */
export type ApiPlugin = (app: ApiApp, services: Services) => void | Promise<void>;

/**
 * Who sends the request.
 * @throws {ApiError} `unauthorized`; `address_not_allowed`; `rate_limited` for an address that sends too many bad keys.
 */
export type Authenticate = (request: FastifyRequest) => Promise<Caller>;

/** Answers what no route of the API answers (the dashboard's files); false: not found. */
export type Fallback = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
