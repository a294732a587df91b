import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { SearchX } from "lucide-react";
import type { ReactElement } from "react";
import { begunOfQuery, opportunityQuery } from "#features/opportunities/public.ts";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { standsAt, studioPaths } from "../studio-paths.ts";
import { draftOfOpportunity, emptyDraft } from "./draft.rules.ts";
import { targetCampaignQuery } from "./editor.queries.ts";
import { EditorForm } from "./editor-form.tsx";
import { EditorSkeleton } from "./editor-skeleton.tsx";

interface CreateOptimizationPageProps {
  /** The opportunity that fills the form. */
  readonly opportunityId: string | undefined;
}

/** A new brief; there is no draft until it is saved. */
export function CreateOptimizationPage({ opportunityId }: CreateOptimizationPageProps): ReactElement {
  return (
    <div className="space-y-5">
      <PageHeader
        title="New brief"
        purpose="For a page that answers should find and quote: what it has to hold."
      />
      {opportunityId === undefined ? (
        <EditorForm first={emptyDraft} />
      ) : (
        <FromOpportunity opportunityId={opportunityId} />
      )}
    </div>
  );
}

function FromOpportunity({ opportunityId }: { readonly opportunityId: string }): ReactElement {
  const projectId = useWorkspaceId();
  // The longest period is the one that the server fills a draft from.
  const found = useQuery(opportunityQuery(projectId, opportunityId, "90d"));
  const campaignId = found.data?.queries[0]?.campaign_id;
  const campaign = useQuery({
    ...targetCampaignQuery(projectId, campaignId ?? ""),
    enabled: campaignId !== undefined,
  });
  if (found.error instanceof ApiProblem && found.error.status === 404) return <NoOpportunity />;
  if (found.isError && !found.data) return <QueryError query={found} />;
  if (!found.data || campaign.isLoading) return <EditorSkeleton label="Loading the opportunity" />;
  return (
    <>
      <BegunAlready opportunityId={opportunityId} />
      <EditorForm
        first={draftOfOpportunity(found.data, campaign.data?.language)}
        opportunityId={opportunityId}
      />
    </>
  );
}

/** Nobody should write the same page twice without knowing. */
function BegunAlready({ opportunityId }: { readonly opportunityId: string }): ReactElement | null {
  const projectId = useWorkspaceId();
  const begun = useQuery(begunOfQuery(projectId, opportunityId));
  const [first] = begun.data?.results ?? [];
  if (!first) return null;
  return (
    <Banner tone="info">
      A brief of this opportunity was begun already:{" "}
      <TextLink render={<Link to={standsAt(studioPaths(projectId), first)} />}>{first.title}</TextLink>
    </Banner>
  );
}

function NoOpportunity(): ReactElement {
  const projectId = useWorkspaceId();
  return (
    <EmptyState
      icon={SearchX}
      title="This opportunity does not exist any more"
      actions={
        <>
          <Button
            variant="primary"
            render={<Link to="/workspaces/$projectId/opportunities" params={{ projectId }} />}
          >
            Content Opportunities
          </Button>
          <Button render={<Link to={studioPaths(projectId).create} />}>Begin without it</Button>
        </>
      }
    >
      What it rested on was deleted, or it belongs to another workspace.
    </EmptyState>
  );
}
