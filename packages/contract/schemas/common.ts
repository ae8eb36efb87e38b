import Type, { type TEnum, type TSchema, type TStringOptions } from "typebox";
import { type IdKind, idPrefixes } from "../ids.ts";

/** A text with an example of what it may be, which the reference of the API shows. */
export function Text(example: string, options: TStringOptions = {}) {
  return Type.String({ ...options, examples: [example] });
}

/** The id of something of a kind, with an example. */
export function Id(kind: IdKind, description?: string) {
  return Text(`${idPrefixes[kind]}_9f86d081884c7d659a2f`, description ? { description } : {});
}

/** RFC 3339 in UTC with `Z`, as every time in an answer. */
export const Timestamp = Text("2026-03-14T09:26:53.000Z", { format: "date-time", description: "RFC 3339, UTC" });

/** Type or null, as OpenAPI 3.1 writes it. */
export function Nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

/** A string that is one of the values. */
export function OneOf<const T extends readonly string[]>(
  values: T,
  options: { description?: string } = {},
): TEnum<T[number][]> {
  return Type.Enum([...values], options) as TEnum<T[number][]>;
}

/** The body of every error answer. */
export const ErrorBody = Type.Object(
  {
    error: Text("Invalid request", { description: "What went wrong, in one sentence" }),
    details: Type.Optional(
      Type.Array(
        Type.Object({
          message: Text("limit must be at most 100"),
          path: Type.Optional(Text("query.limit", { description: "Where in the request" })),
        }),
        {
          description: "One entry for each fault of the request",
        },
      ),
    ),
    code: Text("invalid_request", { description: "Stable; one of the error catalogue" }),
    requestId: Text("5f2c0b1e-6c1f-4a3e-9d0b-2f6a7f3f6a10", { description: "Names the request in the server's logs" }),
  },
  { $id: "Error" },
);

/** The paging rule of every list: what the query takes. */
export const PageQuery = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50, description: "How many at the most" })),
  cursor: Type.Optional(Type.String({ description: "nextCursor of the answer before" })),
};

/** The paging rule of every list: what the answer carries beside its items. */
export const PageInfo = {
  hasMore: Type.Boolean({ description: "Whether there are results beyond this page" }),
  nextCursor: Nullable(Type.String({ description: "The cursor that asks for the next page; null on the last one" })),
};
