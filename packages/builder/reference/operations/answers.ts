import { objectOf, textOf } from "../json.ts";

/**
 * The answers of an operation by status, in their order: a range stands behind the statuses of its hundred (`2XX` after
 * `204`), names behind all numbers. As keys of an object numbers would come before every range, whatever was written.
 * An answer that is a text is one with that description.
 */
export function answersOf(responses: unknown): [status: string, response: unknown][] {
  const placeOf = (status: string) =>
    /^[1-5]XX$/i.test(status) ? Number(status.charAt(0)) * 100 + 99.5 : Number(status);
  const all = Object.entries(objectOf(responses)).map(([status, response]) => {
    const place = placeOf(status);
    const description = textOf(response);
    return {
      status,
      response: description === null ? response : { description },
      place: Number.isNaN(place) ? Number.MAX_SAFE_INTEGER : place,
    };
  });
  return all.sort((a, b) => a.place - b.place).map(({ status, response }) => [status, response]);
}
