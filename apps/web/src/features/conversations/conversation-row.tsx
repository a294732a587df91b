import type { Conversation } from "@citelens/contract/visibility/conversations";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { counted } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { AnswerChip } from "./answer-chip.tsx";

interface ConversationRowProps {
  readonly conversation: Conversation;
  readonly now: Date;
}

export function ConversationRow({ conversation, now }: ConversationRowProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const { id, text, branded, campaign, answer_count, last_answered, answers } = conversation;
  return (
    <li className="grid gap-x-5 gap-y-1.5 border-b border-border px-5 py-1.5 last:border-b-0 xl:grid-cols-[minmax(0,3fr)_minmax(0,5fr)] xl:items-center">
      <div>
        <h2 className="font-semibold wrap-anywhere">
          <Link
            to="/workspaces/$projectId/insight/conversations/$queryId"
            params={{ projectId: workspaceId, queryId: id }}
            className="rounded-control hover:text-brand-text hover:underline hover:underline-offset-3"
          >
            {text}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 text-xs text-fg-3">
          <span className="wrap-anywhere">{campaign.name}</span>
          {branded && <Badge tone="brand">Branded</Badge>}
          <span>{counted(answer_count, "answer")}</span>
          {last_answered !== null && (
            <span data-tooltip="Last answered">
              <span className="sr-only">Last answered </span>
              <Ago at={last_answered} now={now} />
            </span>
          )}
        </p>
      </div>
      {answers.length > 0 && (
        <ul className="flex flex-wrap gap-1">
          {answers.map((line) => (
            <li key={line.id} className="min-w-0">
              <AnswerChip queryId={id} line={line} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
