import { isObject } from "@lectern/contract/is-object";

/**
 * The part of the Model Context Protocol that a server without state needs: each message is answered by itself, in JSON.
 * The official package stands on two web frameworks and an authorization library, for what are five methods here; our tests
 * speak to this with its client.
 */

/** Versions of the protocol that differ in nothing that is used here, the newest first. */
const versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];

export interface ToolResult {
  content: { type: "text"; text: string }[];
  structuredContent?: object;
  isError?: boolean;
}

export interface Tool {
  name: string;
  title: string;
  description: string;
  /** JSON Schema of the arguments. */
  inputSchema: object;
  outputSchema?: object;
  /** @throws {InvalidArguments} */
  call(args: Record<string, unknown>): Promise<ToolResult>;
}

export interface McpServer {
  info: { name: string; title: string; version: string };
  /** What a model is told of the server. */
  instructions: string;
  tools: readonly Tool[];
}

/** The caller gave arguments that do not fit the tool's schema. */
export class InvalidArguments extends Error {}

export const errorCodes = {
  parse: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internal: -32_603,
} as const;

/** An error as JSON-RPC has it; `id` is null where the request could not be read. */
export function errorMessage(id: string | number | null, code: number, message: string): object {
  return { jsonrpc: "2.0", id, error: { code, message } };
}

/** Answers one message; null for notifications and answers, to which nothing is said. */
export async function answerMessage(server: McpServer, message: unknown): Promise<object | null> {
  if (!isObject(message) || message.jsonrpc !== "2.0")
    return errorMessage(null, errorCodes.invalidRequest, "The message is no JSON-RPC 2.0");
  const { id, method, params } = message;
  if (typeof method !== "string")
    return "result" in message || "error" in message
      ? null
      : errorMessage(null, errorCodes.invalidRequest, "The message names no method");
  if (id === undefined) return null;
  if (typeof id !== "string" && typeof id !== "number")
    return errorMessage(null, errorCodes.invalidRequest, "The id must be a text or a number");
  const given = isObject(params) ? params : {};
  const answer = (result: object) => ({ jsonrpc: "2.0", id, result });
  switch (method) {
    case "initialize":
      return answer({
        protocolVersion: versions.find((version) => version === given.protocolVersion) ?? versions[0],
        capabilities: { tools: {} },
        serverInfo: server.info,
        instructions: server.instructions,
      });
    case "ping":
      return answer({});
    case "tools/list":
      return answer({ tools: server.tools.map(describe) });
    case "tools/call":
      return callTool(server, given).then(answer, (error: unknown) => {
        if (!(error instanceof InvalidArguments)) throw error;
        return errorMessage(id, errorCodes.invalidParams, error.message);
      });
    default:
      return errorMessage(id, errorCodes.methodNotFound, `There is no method ${method.slice(0, 100)}`);
  }
}

function describe({ name, title, description, inputSchema, outputSchema }: Tool): object {
  const annotations = { title, readOnlyHint: true, idempotentHint: true, openWorldHint: false };
  return { name, title, description, inputSchema, ...(outputSchema ? { outputSchema } : {}), annotations };
}

async function callTool(server: McpServer, { name, arguments: args }: Record<string, unknown>): Promise<ToolResult> {
  const tool = server.tools.find((one) => one.name === name);
  if (!tool) throw new InvalidArguments(`There is no tool ${String(name).slice(0, 100)}`);
  if (args !== undefined && !isObject(args)) throw new InvalidArguments("The arguments must be an object");
  return tool.call(args ?? {});
}
