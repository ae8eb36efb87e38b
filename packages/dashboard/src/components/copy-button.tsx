import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { ApiFailure } from "../api/api-failure.ts";
import { Button, IconButton } from "./button.tsx";
import { toastFailure } from "./overlays/toast.tsx";

const shownFor = 2000;

/** Copies `text`; says so for two seconds. With `children` a worded button, else an icon named by `label`. */
export function CopyButton({ text, label, children }: { text: string; label: string; children?: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (await writeClipboard(text)) setCopied(true);
    else
      toastFailure(
        new ApiFailure({
          status: 0,
          code: "network",
          message: "This browser did not allow copying. Select the text and copy it",
        }),
      );
  };
  return (
    <>
      {children ? (
        <Button size="sm" icon={copied ? Check : Copy} onClick={copy} aria-label={label}>
          {copied ? "Copied" : children}
        </Button>
      ) : (
        <IconButton label={label} icon={copied ? Check : Copy} onClick={copy} />
      )}
      <span role="status" className="sr-only">
        {copied ? "Copied" : ""}
      </span>
    </>
  );
}

/** The clipboard's interface is missing on plain http beyond this machine; a selection can still be copied there. */
async function writeClipboard(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const area = document.createElement("textarea");
  area.value = text;
  area.setAttribute("readonly", "");
  (document.querySelector("[role=dialog]") ?? document.body).append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  return done;
}
