import type { Component } from "../rendering/element-call.ts";
import { renderMath } from "../rendering/math/math.ts";
import { plainTextOf } from "../rendering/render-value.ts";

/** `<Latex>{"x^2"}</Latex>`: a formula in a line. */
export const latex: Component = (element) => {
  const { children } = element.props;
  return renderMath(
    typeof children === "string" ? children : plainTextOf(children, element.state),
    false,
    element.state,
  );
};
