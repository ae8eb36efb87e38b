import { useInfiniteQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import type { Diagnostic } from "../api/types.ts";
import { Badge, type Tone } from "../components/badge.tsx";
import { PagedView } from "../components/loading/paged-view.tsx";
import { Table, Td, Th, Tr } from "../components/table.tsx";
import { diagnosticsQuery } from "./queries.ts";

const tones: Record<Diagnostic["severity"], Tone> = { error: "bad", warning: "warn", info: "neutral" };
const labels: Record<Diagnostic["severity"], string> = { error: "Error", warning: "Warning", info: "Note" };

/**
 * What the builder found in the content: where, what, and what to do.
 * @param checked whether the build came so far; one that did not says nothing of the content.
 */
export function DiagnosticsTable({ statusId, checked }: { statusId: string; checked: boolean }) {
  const query = useInfiniteQuery(diagnosticsQuery(statusId));
  return (
    <PagedView
      query={query}
      itemsOf={(page) => page.diagnostics}
      empty={
        <p className="flex items-center gap-2 px-4 py-3.5 text-sm text-muted">
          {checked && <CircleCheck className="size-4 text-good" aria-hidden />}
          {checked ? "No faults were found in the content." : "The deployment ended before the content was checked."}
        </p>
      }
    >
      {(diagnostics) => (
        <Table label="Faults in the content" flows>
          <thead>
            <tr>
              <Th>Severity</Th>
              <Th>Where</Th>
              <Th className="w-full">What</Th>
            </tr>
          </thead>
          <tbody>
            {diagnostics.map((diagnostic, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list of an ended build never changes
              <Tr key={index}>
                <Td className="align-top!">
                  <Badge tone={tones[diagnostic.severity]}>{labels[diagnostic.severity]}</Badge>
                </Td>
                <Td className="align-top! font-mono text-xs leading-5.5 md:whitespace-nowrap">{place(diagnostic)}</Td>
                <Td className="align-top! md:min-w-64">
                  <p className="wrap-anywhere">{diagnostic.message}</p>
                  {diagnostic.hint && <p className="text-muted wrap-anywhere">{diagnostic.hint}</p>}
                  <p className="font-mono text-xs text-faint">{diagnostic.code}</p>
                </Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
    </PagedView>
  );
}

/** `file:line:column`, as editors and terminals open it. */
export function place({ file, line, column }: { file: string; line?: number; column?: number }): string {
  return [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(":");
}
