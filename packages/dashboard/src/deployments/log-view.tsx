import { ArrowDown } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "../components/button.tsx";

/** How near to the end, in pixels, still counts as reading the end. */
const nearEnd = 40;

/** The lines of a deployment. It follows the end while the reader is there, and stays where the reader scrolled to. */
export function LogView({ lines, running }: { lines: string[]; running: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const [following, setFollowing] = useState(true);
  const toEnd = () => {
    const element = frame.current;
    if (element) element.scrollTop = element.scrollHeight;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are what moves the end
  useLayoutEffect(() => {
    if (following) toEnd();
  }, [lines.length, following]);
  const onScroll = () => {
    const element = frame.current;
    if (element) setFollowing(element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd);
  };
  return (
    <div className="relative">
      <div
        ref={frame}
        onScroll={onScroll}
        role="log"
        aria-label="Log"
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-112 overflow-auto bg-sunken py-3 font-mono text-xs leading-5 -outline-offset-2"
      >
        {lines.length === 0 ? (
          <p className="px-4 text-faint">{running ? "Waiting for the first line…" : "No lines were written."}</p>
        ) : (
          <ol>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows; a line's number is its identity
              <li key={index} className="flex gap-4 px-4 hover:bg-hover">
                <span aria-hidden className="w-8 shrink-0 text-end text-faint select-none">
                  {index + 1}
                </span>
                <span className="min-w-0 wrap-anywhere whitespace-pre-wrap">{line}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
      {!following && (
        <div className="absolute end-4 bottom-3">
          <Button size="sm" icon={ArrowDown} onClick={() => setFollowing(true)} className="shadow-menu">
            To the end
          </Button>
        </div>
      )}
    </div>
  );
}
