import type { UnstoredAnswer } from "@citelens/contract/platform/unstored-answers";
import { type ReactElement, useMemo, useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Ago } from "#ui/text/instant.tsx";
import { ActDialog } from "../act-dialog.tsx";
import { changes, useAdminChange } from "../admin.queries.ts";

/** Renders nothing while every answer is stored. */
export function UnstoredAnswers({
  answers,
}: {
  readonly answers: readonly UnstoredAnswer[];
}): ReactElement | null {
  const { mutateAsync } = useAdminChange(changes.retryUnstoredAnswer);
  const [asked, setAsked] = useState<UnstoredAnswer>();
  const columns = useMemo(() => columnsOf(setAsked), []);
  if (answers.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg font-semibold">Unstored answers</h2>
        <p className="text-sm text-fg-3">
          They were paid for, and the database refused to store them. Their queries show as failed, and
          nothing was charged. Once the cause is removed, retry them here.
        </p>
      </div>
      <DataTable
        label="Unstored answers"
        columns={columns}
        data={{ status: "ready", rows: answers, stale: false }}
        rowKey={({ answer_id }) => answer_id}
        empty={null}
      />
      {asked && (
        <ActDialog
          title="Store the answer again?"
          description={`Of "${asked.query}". Nothing is charged for it.`}
          submitLabel="Retry"
          reasonHint="Recorded in the audit log."
          run={(act) => mutateAsync({ answerId: asked.answer_id, ...act })}
          done={({ stored, error }) =>
            stored ? "The answer is stored." : { failed: `Still not stored: ${error}` }
          }
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

function columnsOf(onRetry: (answer: UnstoredAnswer) => void): readonly DataColumn<UnstoredAnswer>[] {
  return [
    {
      id: "query",
      header: "Query",
      kind: "main",
      cell: ({ query, operator_model, answer_id }) => (
        <>
          <span className="block max-w-120 wrap-anywhere">{query}</span>
          <code className="block text-xs font-normal text-fg-3">{operator_model}</code>
          <code className="block text-xs font-normal sm:whitespace-nowrap text-fg-3">{answer_id}</code>
        </>
      ),
    },
    {
      id: "error",
      header: "Error",
      kind: "text",
      long: true,
      cell: ({ error }) => <span className="block max-w-120 text-sm wrap-anywhere">{error}</span>,
    },
    { id: "tries", header: "Attempts", kind: "number", cell: ({ tries }) => tries },
    { id: "since", header: "Since", kind: "text", cell: ({ failed_at }) => <Ago at={failed_at} /> },
    { id: "tried", header: "Last", kind: "text", cell: ({ tried_at }) => <Ago at={tried_at} /> },
    {
      id: "actions",
      header: "Actions",
      kind: "buttons",
      cell: (answer) => (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Retry ${answer.query}`}
          onClick={() => onRetry(answer)}
        >
          Retry
        </Button>
      ),
    },
  ];
}
