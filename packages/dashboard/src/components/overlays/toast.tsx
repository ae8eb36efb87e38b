import { CircleAlert, CircleCheck, X } from "lucide-react";
import { Toast } from "radix-ui";
import { useSyncExternalStore } from "react";
import { asFailure } from "../../api/api-failure.ts";
import { describeFailure } from "../../api/describe-failure.ts";
import { IconButton } from "../button.tsx";

interface Message {
  id: number;
  kind: "done" | "failed";
  title: string;
  advice: string | null;
}

let messages: Message[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Says briefly that something was done. */
export function toastDone(title: string): void {
  add({ kind: "done", title, advice: null });
}

/** Says that an action without a form of its own failed, and why. */
export function toastFailure(error: unknown): void {
  const failure = asFailure(error);
  // The session has ended: the sign-in page says so.
  if (failure.status === 401) return;
  const { title, lines, advice } = describeFailure(failure);
  add({ kind: "failed", title, advice: [...lines, advice].filter(Boolean).join(" ") || null });
}

function add(message: Omit<Message, "id">): void {
  lastId += 1;
  messages = [...messages.slice(-3), { ...message, id: lastId }];
  for (const listener of listeners) listener();
}

function remove(id: number): void {
  messages = messages.filter((message) => message.id !== id);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where messages appear; once, at the root. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribe, () => messages);
  return (
    <Toast.Provider label="Message">
      {shown.map((message) => (
        <Toast.Root
          key={message.id}
          duration={message.kind === "failed" ? 10_000 : 4000}
          onOpenChange={(open) => !open && remove(message.id)}
          className="flex animate-rise items-start gap-2.5 rounded-lg border bg-surface px-3 py-2.5 shadow-dialog"
        >
          {message.kind === "done" ? (
            <CircleCheck className="mt-0.5 size-4 shrink-0 text-good" aria-hidden />
          ) : (
            <CircleAlert className="mt-0.5 size-4 shrink-0 text-bad" aria-hidden />
          )}
          <div className="min-w-0 flex-1 wrap-anywhere">
            <Toast.Title className="text-sm font-medium">{message.title}</Toast.Title>
            {message.advice && <Toast.Description className="text-sm text-muted">{message.advice}</Toast.Description>}
          </div>
          <Toast.Close asChild>
            <IconButton label="Dismiss" icon={X} className="-my-1 -me-1.5" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="fixed end-4 bottom-4 z-50 grid w-90 max-w-[calc(100vw-2rem)] gap-2 outline-none" />
    </Toast.Provider>
  );
}
