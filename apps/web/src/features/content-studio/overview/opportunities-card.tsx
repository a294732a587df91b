import type { OpportunityList } from "@citelens/contract/content/opportunities";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Lightbulb } from "lucide-react";
import type { ReactElement } from "react";
import { campaignPaths } from "#features/campaigns/public.ts";
import { BestOpportunities } from "#features/opportunities/public.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

const title = "Best open opportunities";

/** Opportunities worth most to do next. */
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
      <QueryContent title={title} padding="flush" query={open} isEmpty={() => false} emptyText="">
        {({ results }) => (results.length > 0 ? <BestOpportunities rows={results} /> : <NoneOpen />)}
      </QueryContent>
    </Card>
  );
}

function NoneOpen(): ReactElement {
  const { list } = campaignPaths(useWorkspaceId());
  return (
    <EmptyState
      icon={Lightbulb}
      title="No opportunity is open"
      frame="none"
      actions={
        <Button size="sm" render={<Link to={list} />}>
          GEO Campaigns
        </Button>
      }
    >
      They are found in answers to your campaigns’ queries, once a query has five answers in 30 days.
    </EmptyState>
  );
}
