import { ChevronDown } from "lucide-react";
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from "react";
import { classNames } from "../class-names.ts";

interface FieldState {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}
const FieldContext = createContext<FieldState | null>(null);

/** A labelled control with its hint and its fault; put exactly one {@link TextInput}, {@link Select} or {@link TextArea} inside. */
export function Field({
  label,
  hint,
  fault,
  optional = false,
  children,
}: {
  label: string;
  hint?: ReactNode;
  fault?: string | undefined;
  optional?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : null, fault ? `${id}-fault` : null].filter(Boolean).join(" ") || undefined;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
        {optional && <span className="font-normal text-faint"> (optional)</span>}
      </label>
      <FieldContext value={{ id, describedBy, invalid: fault !== undefined }}>{children}</FieldContext>
      {fault && (
        <p id={`${id}-fault`} className="text-sm text-bad">
          {fault}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-faint">
          {hint}
        </p>
      )}
    </div>
  );
}

const control =
  "w-full rounded-md border border-line-strong bg-surface px-2.5 text-base text-ink outline-offset-0 aria-invalid:border-bad pointer-coarse:text-lg";

function useFieldProps() {
  const field = useContext(FieldContext);
  if (field === null) return {};
  return { id: field.id, "aria-describedby": field.describedBy, "aria-invalid": field.invalid || undefined };
}

/** A line of text; within a `Field` it bears its label, hint and fault. */
export function TextInput({ className, ...rest }: ComponentProps<"input">) {
  return (
    <input {...useFieldProps()} {...rest} className={classNames(control, "h-8.5 pointer-coarse:h-10", className)} />
  );
}

/** Several lines of text; within a `Field` it bears its label, hint and fault. */
export function TextArea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea {...useFieldProps()} {...rest} className={classNames(control, "py-1.5", className)} />;
}

/** The browser's own list: the one that works everywhere, with every keyboard and on every phone. */
export function Select({ className, small = false, ...rest }: ComponentProps<"select"> & { small?: boolean }) {
  const height = small ? "h-7 text-sm! pointer-coarse:h-9" : "h-8.5 pointer-coarse:h-10";
  return (
    <span className={classNames("relative grid", className)}>
      <select {...useFieldProps()} {...rest} className={classNames(control, "appearance-none pe-8", height)} />
      <ChevronDown
        className="pointer-events-none absolute end-2.5 top-1/2 size-3.5 -translate-y-1/2 text-faint"
        aria-hidden
      />
    </span>
  );
}
