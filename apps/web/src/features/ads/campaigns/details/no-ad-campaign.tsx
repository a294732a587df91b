import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FileQuestionMark } from "lucide-react";
import type { ReactElement } from "react";
import { ApiProblem, problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { ErrorState } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { adsPaths } from "../../ads-paths.ts";

interface NoAdCampaignProps {
  readonly title: string;
  readonly campaign: UseQueryResult<unknown>;
}

/** A page of a campaign that is loading, failed to, or does not exist. */
export function NoAdCampaign({ title, campaign }: NoAdCampaignProps): ReactElement {
  return (
    <div className="space-y-5">
      <PageHeader title={title} />
      <Instead {...campaign} />
    </div>
  );
}

function Instead({ error, refetch }: NoAdCampaignProps["campaign"]): ReactElement {
  const { campaigns } = adsPaths(useWorkspaceId());
  if (error instanceof ApiProblem && error.status === 404) {
    return (
      <EmptyState
        icon={FileQuestionMark}
        title="This campaign does not exist"
        actions={<Button render={<Link to={campaigns} />}>All campaigns</Button>}
      >
        It belongs to another workspace, or the address is not complete.
      </EmptyState>
    );
  }
  if (error) return <ErrorState message={problemMessage(error)} onRetry={() => void refetch()} />;
  return <LoadingCard label="Loading the campaign" height="h-96" />;
}
