import { type Draw, h, names } from "./draw.ts";

/** Shown while one of its variations is the reader's, as the page's own are. */
export const variation: Draw = (props) => {
  const ids = [props.is ?? []].flat().map(String);
  const chosen = document.documentElement.dataset.variation;
  return h(
    "section",
    {
      class: names("lc-variation", props),
      "data-variations": JSON.stringify(ids),
      hidden: chosen !== undefined && !ids.includes(chosen),
    },
    props.children,
  );
};
