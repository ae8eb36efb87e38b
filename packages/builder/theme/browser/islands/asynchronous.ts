import type { ComponentChildren, FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";

type Asynchronous = (props: object) => Promise<ComponentChildren>;

const known = new WeakMap<object, FunctionComponent>();

/** What draws a component that answers later (`async function Stars() {…}`): nothing until then. Any other draws itself. */
export function drawnLater(type: unknown): unknown {
  if (typeof type !== "function" || type.constructor.name !== "AsyncFunction") return type;
  let drawn = known.get(type);
  if (!drawn) {
    drawn = (props) => Answer({ props, answer: type as Asynchronous });
    known.set(type, drawn);
  }
  return drawn;
}

/** What it answers to its latest props; the one around it hears of a failure, as of any component's. */
function Answer({ props, answer }: { props: object; answer: Asynchronous }): ComponentChildren {
  const [drawn, setDrawn] = useState<ComponentChildren>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const said = Object.values(props);
  useEffect(() => {
    let isWanted = true;
    answer(props).then(
      (children) => isWanted && setDrawn(children),
      (error) => isWanted && setFailure({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, said);
  if (failure) throw failure.error;
  return drawn;
}
