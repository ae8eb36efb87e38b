import type { TestApi } from "../http/testing.ts";
import type { PathValues } from "./filled-organization.ts";

/** An operation of the API's own document. */
export interface Operation {
  id: string;
  method: "GET" | "POST" | "PATCH" | "DELETE";
  template: string;
  /** Names of the path's parameters. */
  pathNames: string[];
  queryNames: string[];
  /** The path with these values, percent-encoded as they are given. */
  url(values: PathValues): string;
}

/** Every operation that asks who calls, as the document that the API serves lists them. */
export function operationsOf(api: TestApi): Operation[] {
  const { paths } = api.app.swagger() as unknown as {
    paths: Record<
      string,
      Record<string, { operationId: string; security?: unknown[]; parameters?: { in: string; name: string }[] }>
    >;
  };
  return Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security?.length !== 0)
      .map(([method, { operationId, parameters = [] }]) => ({
        id: operationId,
        method: method.toUpperCase() as Operation["method"],
        template,
        pathNames: [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string),
        queryNames: parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name),
        url: (values) => template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "x"),
      })),
  );
}
