import type { Component } from "../element-call.ts";
import { renderMath } from "../math.ts";
import { plainTextOf } from "../render-value.ts";

/** `<Latex>{"x^2"}</Latex>`: a formula in a line. */
export const latex: Component = (element) => {
  const { children } = element.props;
  return renderMath(
    typeof children === "string" ? children : plainTextOf(children, element.state),
    false,
    element.state,
  );
};
