import type { ListedAnswer } from "@citelens/contract/visibility/conversations";
import { Link } from "@tanstack/react-router";
import { Quote } from "lucide-react";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Avatar } from "#ui/text/avatar.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { OutcomeBadge } from "./answer/outcome-badge.tsx";
import { SentimentBadge } from "./answer/sentiment-badge.tsx";

interface AnswerRowProps {
  readonly answer: ListedAnswer;
  readonly now: Date;
}

/** One answer as a list row; its query links to the full answer. */
export function AnswerRow({ answer, now }: AnswerRowProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const { operator_model: model, query, campaign, preview, sentiment, sentiment_basis, cited } = answer;
  return (
    <li className="space-y-1.5 border-b border-border px-5 py-4 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-64 flex-1 text-base font-semibold wrap-anywhere">
          <Link
            to="/workspaces/$projectId/insight/conversations/$queryId"
            params={{ projectId: workspaceId, queryId: query.id }}
            hash={`answer-${answer.id}`}
            className="rounded-control hover:text-brand-text hover:underline hover:underline-offset-3"
          >
            {query.text}
          </Link>
        </h2>
        <div className="flex flex-wrap items-center gap-x-3">
          <OutcomeBadge line={answer} />
          {sentiment !== null && <SentimentBadge sentiment={sentiment} basis={sentiment_basis} />}
          {cited && (
            <span className="inline-flex items-center gap-1 text-sm text-brand-text">
              <Quote size={13} aria-hidden="true" />
              Cited
            </span>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 text-sm text-fg-3">
        <span className="inline-flex items-center gap-2 text-fg-2">
          <Avatar kind="site" size="sm" name={model.display_name} src={model.operator_favicon ?? undefined} />
          {model.display_name}
        </span>
        <Ago at={answer.created} now={now} />
        <span className="wrap-anywhere">{campaign.name}</span>
      </div>
      {preview !== "" && <p className="line-clamp-2 max-w-4xl text-sm wrap-anywhere text-fg-2">{preview}</p>}
    </li>
  );
}
