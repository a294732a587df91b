import type { PageChain } from "@citelens/contract/traffic/indexing";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { counted, countText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Card } from "#ui/frame/card.tsx";
import { Ago } from "#ui/text/instant.tsx";

const title = "Answers that cite it";

/** The newest collected answers that cite the page, each linked to its conversation. */
export function AnswersCard({ page: { answers, chain } }: { readonly page: PageChain }): ReactElement {
  const projectId = useWorkspaceId();
  const all = chain.find(({ link }) => link === "cited")?.n ?? 0;
  return (
    <Card title={title} hint={`${counted(all, "answer")} in the last 180 days`} padding="flush">
      {answers.length === 0 ? (
        <p className="px-5 pt-1 pb-5 text-fg-2">No answer that your campaigns collected cites this page.</p>
      ) : (
        <ul aria-label={title} className="divide-y divide-border">
          {answers.map(({ id, query_id: queryId, query_text: text, model, created }) => (
            <li key={id} className="px-5 py-2.5">
              <Link
                to="/workspaces/$projectId/insight/conversations/$queryId"
                params={{ projectId, queryId }}
                hash={`answer-${id}`}
                className="rounded-control font-medium wrap-anywhere hover:text-brand-text hover:underline hover:underline-offset-3"
              >
                {text}
              </Link>
              <p className="text-sm text-fg-3">
                {model} · <Ago at={created} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {all > answers.length && (
        <p className="border-t border-border px-5 py-3 text-sm text-fg-3">
          The newest {countText(answers.length)} are shown.
        </p>
      )}
    </Card>
  );
}
