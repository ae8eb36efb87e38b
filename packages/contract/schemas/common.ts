import Type, { type TEnum, type TSchema } from "typebox";

/** RFC 3339 in UTC with `Z`, as every time in an answer. */
export const Timestamp = Type.String({ format: "date-time", description: "RFC 3339, UTC" });

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
    error: Type.String({ description: "What went wrong, in one sentence" }),
    details: Type.Optional(
      Type.Array(Type.Object({ message: Type.String(), path: Type.Optional(Type.String()) }), {
        description: "One entry for each fault of the request",
      }),
    ),
    code: Type.String({ description: "Stable; one of the error catalogue" }),
    requestId: Type.String(),
  },
  { $id: "Error" },
);

/** The paging rule of every list: what the query takes. */
export const PageQuery = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  cursor: Type.Optional(Type.String({ description: "nextCursor of the answer before" })),
};

/** The paging rule of every list: what the answer carries beside its items. */
export const PageInfo = {
  hasMore: Type.Boolean({ description: "Whether there are results beyond this page" }),
  nextCursor: Nullable(Type.String()),
};
