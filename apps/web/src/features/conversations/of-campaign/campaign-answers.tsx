import { type Conversation, listConversations } from "@citelens/contract/visibility/conversations";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { endpointQuery, refetchWhile } from "#lib/api/queries.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { OutcomeBadge } from "../answer/outcome-badge.tsx";
import { conversationsRoot } from "../conversations.queries.ts";
import { campaignSums } from "./campaign-sums.rules.ts";

const title = "Answers";
const shownMax = 20;
const pendingEveryMs = 2_000;

/** Statements of the newest answers to a small campaign about the client, query by query. */
export function CampaignAnswers({ campaignId }: { readonly campaignId: string }): ReactElement {
  const projectId = useWorkspaceId();
  const query = { campaign: campaignId, page_size: shownMax };
  const conversations = useQuery(
    endpointQuery(
      [...conversationsRoot(projectId), "list", query],
      [listConversations, { params: { projectId }, query }],
      {
        refetchInterval: refetchWhile(
          ({ results }) => results.some(({ answers }) => answers.some(({ status }) => status === "PENDING")),
          pendingEveryMs,
        ),
      },
    ),
  );
  return (
    <QueryContent
      title={title}
      query={conversations}
      isEmpty={({ results }) => results.length === 0}
      emptyText="No answers yet"
    >
      {({ results }) => (
        <div className="space-y-3">
          <p className="text-fg-2">{campaignSums(results.flatMap(({ answers }) => answers))}</p>
          <ul aria-label={title} className="divide-y divide-border border-t border-border">
            {results.map((one) => (
              <Line key={one.id} conversation={one} />
            ))}
          </ul>
        </div>
      )}
    </QueryContent>
  );
}

function Line({
  conversation: { id, text, answers },
}: {
  readonly conversation: Conversation;
}): ReactElement {
  const projectId = useWorkspaceId();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
      <TextLink
        render={
          <Link
            to="/workspaces/$projectId/insight/conversations/$queryId"
            params={{ projectId, queryId: id }}
          />
        }
      >
        {text}
      </TextLink>
      <span className="flex flex-wrap items-center gap-x-3">
        {answers.map((line) => (
          <span key={line.id} className="inline-flex items-center gap-2">
            <OutcomeBadge line={line} />
            {line.cited && <span className="text-sm text-brand-text">Cited</span>}
          </span>
        ))}
      </span>
    </li>
  );
}
