import type { AnswerShown } from "@citelens/contract/visibility/answers";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, FileQuestionMark } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { ConversationAnswers } from "./conversation-answers.tsx";
import { conversationQuery } from "./conversations.queries.ts";

export interface ConversationPageProps {
  readonly queryId: string;
  /** Tells of an answer why it cites what it cites. */
  readonly explain: (answer: AnswerShown) => ReactNode;
}

/** One query with each model's current and earlier answers. */
export function ConversationPage({ queryId, explain }: ConversationPageProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const conversation = useQuery(conversationQuery(workspaceId, queryId));
  const back = (
    <Button
      size="sm"
      icon={<ArrowLeft size={14} aria-hidden="true" />}
      render={<Link to="/workspaces/$projectId/insight/conversations" params={{ projectId: workspaceId }} />}
    >
      All conversations
    </Button>
  );
  if (conversation.error instanceof ApiProblem && conversation.error.status === 404) {
    return (
      <div className="space-y-5">
        <PageHeader title="Conversation" />
        <EmptyState icon={FileQuestionMark} title="This conversation does not exist" actions={back}>
          Its campaign was deleted, or the address is not complete.
        </EmptyState>
      </div>
    );
  }
  if (!conversation.data) {
    return (
      <div className="space-y-5">
        <PageHeader title="Conversation" actions={back} />
        {conversation.isError ? (
          <QueryError query={conversation} />
        ) : (
          <LoadingCard label="Loading the conversation" height="h-96" />
        )}
      </div>
    );
  }
  const { text, branded, campaign, retired } = conversation.data;
  return (
    <div className="space-y-5">
      <PageHeader
        title={text}
        purpose={
          <span className="flex flex-wrap items-center gap-x-3">
            <span>{campaign.name}</span>
            {branded && <Badge tone="brand">Branded</Badge>}
            {retired !== null && <Badge tone="neutral">Retired</Badge>}
          </span>
        }
        actions={back}
      />
      <ConversationAnswers conversation={conversation.data} explain={explain} />
    </div>
  );
}
