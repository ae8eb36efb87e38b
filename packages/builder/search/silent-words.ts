/** Words that say nothing on their own; a title may consist of them and still be found by its other words. */
export const silent: ReadonlySet<string> = new Set(
  "a an and are as at be but by for from has have if in into is it its of on or so than that the their then there these this to was we were which will with you your".split(
    " ",
  ),
);

/** Words that ask, and say little of what is asked for. */
export const asking: ReadonlySet<string> = new Set(
  "can could do does how i me my should us we what when where who why would".split(" "),
);
