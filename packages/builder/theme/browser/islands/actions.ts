import { createContext } from "preact";
import { useCallback, useContext, useRef, useState } from "preact/hooks";
import { h, type Props } from "./draw.ts";

type Action = (data: FormData) => unknown;

const idle = { pending: false, data: null, method: null, action: null };
const Status = createContext<object>(idle);

/** What ends with the transition at hand; null where none is. */
let ends: (() => void)[] | null = null;

/** Does something that may take its time: what was shown until it is done (`useOptimistic`) goes then. */
export function startTransition(scope: () => unknown): Promise<void> {
  const outer = ends;
  const own: (() => void)[] = [];
  ends = own;
  let done: unknown;
  try {
    done = scope();
  } finally {
    ends = outer;
  }
  return Promise.resolve(done).then(
    () => own.forEach(call),
    (error) => {
      own.forEach(call);
      throw error;
    },
  );
}

const call = (end: () => void) => end();

/** Whether something is done, and what does it; its failure is one of the component. */
function useWork(): [boolean, (scope: () => unknown) => void] {
  const [works, count] = useState(0);
  const start = useCallback((scope: () => unknown) => {
    count((n) => n + 1);
    startTransition(scope).then(
      () => count((n) => n - 1),
      (error) =>
        count(() => {
          throw error;
        }),
    );
  }, []);
  return [works > 0, start];
}

function useActionState(
  action: (state: unknown, payload: unknown) => unknown,
  initial: unknown,
): [unknown, (payload: unknown) => void, boolean] {
  const [state, setState] = useState(initial);
  const [isPending, start] = useWork();
  const latest = useRef(action);
  latest.current = action;
  // One after the other, each with what the one before it has made.
  const last = useRef<unknown>(initial);
  const dispatch = useCallback((payload: unknown) => {
    start(async () => {
      last.current = Promise.resolve(last.current).then((previous) => latest.current(previous, payload));
      setState(await last.current);
    });
  }, []);
  return [state, dispatch, isPending];
}

function useOptimistic(state: unknown, change = (_: unknown, next: unknown): unknown => next) {
  const [added, setAdded] = useState<[unknown][]>([]);
  const add = useCallback((value: unknown) => {
    const one: [unknown] = [value];
    setAdded((list) => [...list, one]);
    ends?.push(() => setAdded((list) => list.filter((other) => other !== one)));
  }, []);
  return [added.reduce((shown: unknown, [value]) => change(shown, value), state), add];
}

/** What React has for forms that do something, and Preact does not. */
export const formHooks = {
  startTransition,
  useTransition: useWork,
  useActionState,
  useOptimistic,
  useFormStatus: () => useContext(Status),
};

/** What buttons that were pressed ask for instead of the action of their form. */
const asked = new WeakMap<Element, Action>();

/** `<button formAction={…}>` with a function. */
export function withFormAction(props: Record<string, unknown>): Record<string, unknown> {
  const { formAction, onClick, ...own } = props;
  const press = (event: Event) => {
    asked.set(event.currentTarget as Element, formAction as Action);
    if (typeof onClick === "function") onClick(event);
  };
  return { ...own, onClick: press };
}

/** A form. With a function as its action it calls that one, and begins again when that is done. */
export function Form({ action, onSubmit, children, ...own }: Props) {
  const [status, setStatus] = useState<object>(idle);
  const [, start] = useWork();
  const submit = (event: SubmitEvent) => {
    if (typeof onSubmit === "function") onSubmit(event);
    const form = event.currentTarget as HTMLFormElement;
    const does = (event.submitter && asked.get(event.submitter)) ?? action;
    if (event.defaultPrevented || typeof does !== "function") return;
    event.preventDefault();
    const data = new FormData(form, event.submitter);
    start(async () => {
      setStatus({ pending: true, data, method: "get", action: does });
      try {
        await does(data);
        form.reset();
      } finally {
        setStatus(idle);
      }
    });
  };
  const given = typeof action === "function" ? {} : { action };
  return h(Status.Provider, { value: status }, h("form", { ...own, ...given, onSubmit: submit }, children));
}
