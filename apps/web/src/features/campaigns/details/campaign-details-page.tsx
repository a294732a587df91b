import { campaignTypeLabels } from "@citelens/contract/visibility/campaign-constants";
import type { CampaignDetails } from "@citelens/contract/visibility/campaigns";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FileQuestionMark, Pencil, Radar } from "lucide-react";
import type { ReactElement } from "react";
import { ReanalysisNote } from "#features/brand-context/names/public.ts";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Rest } from "#ui/frame/rest.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { nameOf, statusLooks } from "../campaign.rules.ts";
import { campaignPaths } from "../campaign-paths.ts";
import { campaignQuery, competitorsQuery } from "../campaigns.queries.ts";
import { useLiveRun } from "../launch/live-run.queries.ts";
import { CostCard } from "./cost-card.tsx";
import { matrixQuery, runPageQuery } from "./details.queries.ts";
import { HeadlineStrip } from "./headline-strip.tsx";
import { MatrixCard } from "./matrix-card.tsx";
import { NamesCard } from "./names-card.tsx";
import { answeredOf } from "./run.rules.ts";
import { RunNowButton } from "./run-now-button.tsx";
import { RunProgress } from "./run-progress.tsx";
import { RunsCard } from "./runs-card.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { SuggestionsCard } from "./suggestions-card.tsx";

export interface CampaignDetailsPageProps {
  readonly campaignId: string;
}

/** The results of a campaign by model and query, its runs and its settings. */
export function CampaignDetailsPage({ campaignId }: CampaignDetailsPageProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const campaign = useQuery(campaignQuery(workspaceId, campaignId));
  const back = <Button render={<Link to={campaignPaths(workspaceId).list} />}>All campaigns</Button>;
  if (campaign.data) return <DetailsOf campaign={campaign.data} />;

  if (campaign.error instanceof ApiProblem && campaign.error.status === 404) {
    return (
      <div className="space-y-5">
        <PageHeader title="Campaign Details" />
        <EmptyState icon={FileQuestionMark} title="This campaign does not exist" actions={back}>
          It was deleted, or the address is not complete.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="space-y-5">
      <PageHeader title="Campaign Details" actions={back} />
      {campaign.isError ? (
        <QueryError query={campaign} />
      ) : (
        <LoadingCard label="Loading the campaign" height="h-96" />
      )}
    </div>
  );
}

interface DetailsOfProps {
  readonly campaign: CampaignDetails;
}

function DetailsOf({ campaign }: DetailsOfProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const { id, status, stop_reason } = campaign;
  const isDraft = status === "DRAFT";
  const runs = useQuery({ ...runPageQuery(workspaceId, id, 1), enabled: !isDraft });
  useLiveRun(workspaceId, id, runs.data?.results[0]?.status === "RUNNING");
  const newest = runs.data?.results[0];
  const running = newest?.status === "RUNNING" ? newest : undefined;
  const paths = campaignPaths(workspaceId);
  return (
    <div className="space-y-5">
      <PageHeader
        title={nameOf(campaign)}
        purpose={<Stage campaign={campaign} now={new Date(runs.dataUpdatedAt || Date.now())} />}
        actions={
          <>
            <Button icon={<Radar size={16} aria-hidden="true" />} render={<Link to={paths.list} />}>
              All campaigns
            </Button>
            {status === "ACTIVE" && <RunNowButton campaign={campaign} isRunning={running !== undefined} />}
          </>
        }
      />
      {stop_reason !== null && (
        <Banner
          tone="warn"
          title={
            status === "STOPPED"
              ? "This campaign was stopped automatically"
              : "This campaign needs your attention"
          }
        >
          {stop_reason}
        </Banner>
      )}
      {isDraft ? (
        <EmptyState
          icon={Pencil}
          title="This campaign is a draft"
          actions={
            <Button variant="primary" render={<Link to={paths.edit(id)} />}>
              Edit the draft
            </Button>
          }
        >
          Nothing has been asked yet. Complete it and launch it to see answers here.
        </EmptyState>
      ) : (
        <>
          <ReanalysisNote campaignId={id} />
          <HeadlineStrip campaign={campaign} />
          {running && <RunProgress run={running} />}
          <Figures campaign={campaign} progress={newest ? `${newest.id} ${answeredOf(newest)}` : ""} />
        </>
      )}
      {isDraft && <Setup campaign={campaign} />}
    </div>
  );
}

interface FiguresProps extends DetailsOfProps {
  /** The newest run's progress; a change refetches the figures. */
  readonly progress: string;
}

/** Figures from answers, and below it, once its height is known, the runs and how they are made. */
function Figures({ campaign, progress }: FiguresProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const matrix = useQuery(matrixQuery(workspaceId, campaign.id, progress));
  const competitors = useQuery(competitorsQuery(workspaceId));
  return (
    <>
      <MatrixCard campaignId={campaign.id} matrix={matrix} />
      <Rest placed={!matrix.isPending && !competitors.isPending}>
        <SuggestionsCard />
        <RunsCard campaignId={campaign.id} />
        <Setup campaign={campaign} />
      </Rest>
    </>
  );
}

function Setup({ campaign }: DetailsOfProps): ReactElement {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-12">
      <div className="min-w-0 space-y-5 lg:col-span-8">
        <SettingsCard campaign={campaign} />
        {campaign.status !== "DRAFT" && <NamesCard campaign={campaign} />}
      </div>
      <div className="min-w-0 lg:col-span-4">
        <CostCard campaign={campaign} />
      </div>
    </div>
  );
}

function Stage({ campaign, now }: { readonly campaign: CampaignDetails; readonly now: Date }): ReactElement {
  const { status, campaign_type, last_run } = campaign;
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <Badge tone={statusLooks[status].tone}>{statusLooks[status].label}</Badge>
      <span>{campaignTypeLabels[campaign_type]}</span>
      {last_run !== null && (
        <span>
          Last run <Ago at={last_run} now={now} />
        </span>
      )}
    </span>
  );
}
