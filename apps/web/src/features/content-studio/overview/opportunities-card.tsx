import type { OpportunityList } from "@citelens/contract/content/opportunities";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { BestOpportunities } from "#features/opportunities/public.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

const title = "Best open opportunities";

/** What is worth most to do next. */
export function OpportunitiesCard({
  open,
}: {
  readonly open: UseQueryResult<OpportunityList>;
}): ReactElement {
  const projectId = useWorkspaceId();
  return (
    <Card
      title={title}
      hint="What would make answers name and cite you, by 30 days of answers"
      padding="flush"
      actions={
        <TextLink render={<Link to="/workspaces/$projectId/opportunities" params={{ projectId }} />}>
          All opportunities
        </TextLink>
      }
    >
      <QueryContent
        title={title}
        padding="flush"
        query={open}
        isEmpty={({ results }) => results.length === 0}
        emptyText="No opportunity is open: answers of your campaigns show them, once there are five to a query"
      >
        {({ results }) => <BestOpportunities rows={results} />}
      </QueryContent>
    </Card>
  );
}
