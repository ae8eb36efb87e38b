import type { Words } from "../../words/english.ts";

declare const lecternFeedbackWords: Words["feedback"];

/** What the feedback forms say. The reasons are sent in English, whatever the reader sees. */
export const words = lecternFeedbackWords;

/** What readers may choose as a reason, in English and as they see it. */
export const reasons = {
  up: {
    "It solved my problem": words.solved,
    "It was easy to understand": words.easy,
    "The examples helped": words.examples,
  },
  down: {
    "Something is missing": words.missing,
    "It is hard to understand": words.hard,
    "It is out of date or wrong": words.wrong,
    "An example does not work": words.exampleFails,
  },
};
