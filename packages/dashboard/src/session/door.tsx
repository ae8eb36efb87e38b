import { type ReactNode, useEffect } from "react";
import { Brand } from "../components/brand.tsx";

/** The page around sign-in, set-up and invitations: one card, nothing else. */
export function Door({
  title,
  description,
  children,
  footer,
}: {
  title: string;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} · Lectern`;
  }, [title]);
  return (
    <main className="grid min-h-dvh content-start justify-items-center px-4 py-10 sm:pt-[14vh]">
      <div className="w-full max-w-sm">
        <div className="mb-6 flex items-center gap-2.5">
          <Brand className="size-8" />
          <span className="text-lg font-semibold tracking-tight">Lectern</span>
        </div>
        <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
        {description && <div className="mt-1 text-muted">{description}</div>}
        <div className="mt-6">{children}</div>
        {footer && <div className="mt-6 text-sm text-faint">{footer}</div>}
      </div>
    </main>
  );
}
