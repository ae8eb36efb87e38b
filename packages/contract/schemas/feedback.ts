import Type, { type Static } from "typebox";
import { Id, Nullable, OneOf, PageInfo, Text, Timestamp } from "./common.ts";

export const feedbackSources = ["code_snippet", "contextual", "agent", "thumbs_only"] as const;
export type FeedbackSource = (typeof feedbackSources)[number];

export const feedbackStatuses = ["pending", "in_progress", "resolved", "dismissed"] as const;
export type FeedbackStatus = (typeof feedbackStatuses)[number];

export const FeedbackByPage = Type.Object({
  path: Text("/quickstart", { description: "Documentation page path" }),
  thumbsUp: Type.Integer({ description: "Positive contextual entries" }),
  thumbsDown: Type.Integer({ description: "Negative contextual entries" }),
  code: Type.Integer({ description: "Code snippet entries" }),
  total: Type.Integer({ description: "All entries that pass the filters" }),
  votes: Type.Object({ up: Type.Integer(), down: Type.Integer() }, { description: "Votes of every source" }),
});
export const FeedbackByPageList = Type.Object(
  { feedback: Type.Array(FeedbackByPage), ...PageInfo },
  { $id: "FeedbackByPage" },
);
export type FeedbackByPageList = Static<typeof FeedbackByPageList>;

export const FeedbackVotes = Type.Object(
  {
    dateFrom: Timestamp,
    dateTo: Timestamp,
    days: Type.Array(
      Type.Object({
        date: Text("2026-03-14", { format: "date", description: "A day in UTC" }),
        up: Type.Integer(),
        down: Type.Integer(),
      }),
      { description: "The days with votes, oldest first" },
    ),
  },
  { $id: "FeedbackVotes" },
);
export type FeedbackVotes = Static<typeof FeedbackVotes>;

/** One entry; `helpful`, `contact`, `code`, `filename`, `lang` are present by source. */
export const FeedbackEntry = Type.Object(
  {
    id: Id("feedback"),
    path: Text("/quickstart"),
    comment: Nullable(Text("Step 2 needs the port")),
    createdAt: Timestamp,
    source: OneOf(feedbackSources),
    status: OneOf(feedbackStatuses),
    note: Nullable(Text("Mended in the next release")),
    helpful: Type.Optional(Nullable(Type.Boolean())),
    reason: Type.Optional(Nullable(Text("Something is missing"))),
    contact: Type.Optional(Nullable(Text("reader@example.com"))),
    code: Type.Optional(Nullable(Text("npm run demo"))),
    filename: Type.Optional(Nullable(Text("start.sh"))),
    lang: Type.Optional(Nullable(Text("sh"))),
  },
  { $id: "FeedbackEntry" },
);
export type FeedbackEntry = Static<typeof FeedbackEntry>;
export const FeedbackList = Type.Object({ feedback: Type.Array(FeedbackEntry), ...PageInfo }, { $id: "FeedbackList" });

export const FeedbackUpdate = Type.Object(
  {
    status: Type.Optional(OneOf(feedbackStatuses)),
    note: Type.Optional(Nullable(Text("Mended in the next release", { maxLength: 4096 }))),
  },
  { minProperties: 1 },
);
export type FeedbackUpdate = Static<typeof FeedbackUpdate>;

/**
 * What a reader's browser (or an agent) sends to the site's own origin at `POST /_lectern/feedback`.
 * `kind` becomes the entry's source.
 */
export const FeedbackSubmission = Type.Object({
  id: Type.String({ format: "uuid", description: "Made by the client; an entry is counted once per id" }),
  path: Type.String({ minLength: 1, maxLength: 1024 }),
  kind: OneOf(feedbackSources),
  helpful: Type.Optional(Type.Boolean()),
  reason: Type.Optional(Type.String({ maxLength: 200 })),
  comment: Type.Optional(Type.String()),
  email: Type.Optional(Type.String({ maxLength: 320, format: "email" })),
  code: Type.Optional(Type.String()),
  filename: Type.Optional(Type.String({ maxLength: 400 })),
  lang: Type.Optional(Type.String({ maxLength: 60 })),
});
export type FeedbackSubmission = Static<typeof FeedbackSubmission>;
