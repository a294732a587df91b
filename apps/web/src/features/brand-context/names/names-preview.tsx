import type { PreviewedOccurrence } from "@citelens/contract/visibility/brand-names";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useDebounced } from "#lib/browser/use-debounced.ts";
import { counted } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { namesPreviewQuery, type PreviewInput } from "../names.queries.ts";
import { changeText } from "./names.rules.ts";

const stillMs = 500;

/** Changes that the edited names would make in the newest answers, with the sentences. */
export function NamesPreview({ input }: { readonly input: PreviewInput }): ReactElement {
  const workspaceId = useWorkspaceId();
  const settled: PreviewInput = JSON.parse(useDebounced(JSON.stringify(input), stillMs));
  const preview = useQuery(namesPreviewQuery(workspaceId, settled));
  if (preview.isError) return <QueryError query={preview} />;
  if (!preview.data) return <p className="text-sm text-fg-3">Reading the last answers…</p>;

  const { answers, added, removed, kept } = preview.data;
  if (answers === 0) {
    return (
      <p className="text-sm text-fg-3">
        There are no answers yet. Once there are, what these names find in them is shown here.
      </p>
    );
  }
  return (
    <section aria-label="In the last answers" className="space-y-3 rounded-popup border border-border p-3">
      <p role="status" className="text-sm">
        <span className="text-fg-3">{`In the last ${counted(answers, "answer")}: `}</span>
        <span className="font-medium">{changeText(added.count, removed.count)}</span>
      </p>
      <Quotes title="Will now count" found={added} isOpen />
      <Quotes title="No longer count" found={removed} isOpen />
      <Quotes title="Count as before" found={kept} />
    </section>
  );
}

interface QuotesProps {
  readonly title: string;
  readonly found: { readonly count: number; readonly shown: readonly PreviewedOccurrence[] };
  readonly isOpen?: boolean;
}

function Quotes({ title, found: { count, shown }, isOpen = false }: QuotesProps): ReactElement | null {
  const workspaceId = useWorkspaceId();
  if (count === 0) return null;
  return (
    <details open={isOpen}>
      <summary className="cursor-pointer py-1 text-sm font-medium">
        {title} <span className="font-normal text-fg-3 tabular-nums">{count}</span>
      </summary>
      <ul className="mt-1 max-h-60 space-y-1 overflow-y-auto text-sm" aria-label={title}>
        {shown.map(({ answer_id, query_id, quote, start, end }) => (
          <li key={`${answer_id} ${quote}`}>
            <Link
              to="/workspaces/$projectId/insight/conversations/$queryId"
              params={{ projectId: workspaceId, queryId: query_id }}
              hash={`answer-${answer_id}`}
              target="_blank"
              className="block rounded-control px-2 py-1 text-fg-2 wrap-anywhere hover:bg-surface-2"
            >
              {quote.slice(0, start)}
              <mark className="rounded-control bg-accent/30 px-0.5 font-medium text-fg">
                {quote.slice(start, end)}
              </mark>
              {quote.slice(end)}
            </Link>
          </li>
        ))}
        {count > shown.length && <li className="px-2 text-fg-3">{`and ${count - shown.length} more`}</li>}
      </ul>
    </details>
  );
}
