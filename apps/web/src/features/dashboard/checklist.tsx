import type { TrafficSummary } from "@citelens/contract/traffic/agents";
import type { Campaign } from "@citelens/contract/visibility/campaigns";
import type { BrandSettings } from "@citelens/contract/workspaces/brand-context";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useEffect, useState } from "react";
import { meQuery } from "#features/accounts/public.ts";
import { brandSettingsQuery } from "#features/brand-context/public.ts";
import { FirstRun } from "#features/campaigns/first/public.ts";
import { campaignPaths, launchedCampaignsQuery, operatorModelsQuery } from "#features/campaigns/public.ts";
import { CampaignAnswers } from "#features/conversations/public.ts";
import { demoQuery } from "#features/demo/public.ts";
import { InviteDialog, invitationsQuery } from "#features/invitations/public.ts";
import { membersQuery } from "#features/workspaces/members/public.ts";
import { useWorkspace, useWorkspaceId } from "#lib/workspace.tsx";
import { Card } from "#ui/frame/card.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { doneOf, type Step, stepsOf } from "./checklist.rules.ts";
import { ChecklistCard, ChecklistSkeleton } from "./checklist-card.tsx";
import { hideChecklist, noteChecklistDone, useChecklistState, wasChecklistDone } from "./hidden-checklist.ts";

interface ChecklistProps {
  /** Summary of visits to the workspace. */
  readonly summary: UseQueryResult<TrafficSummary>;
}

/**
 * The first steps of a workspace and the first answers, until all of them are done; of a demo there are none. Their place is
 * kept while they are not known, so that the figures below them stay where they are.
 */
export function Checklist({ summary }: ChecklistProps): ReactElement | null {
  const workspace = useWorkspace();
  const state = useChecklistState(workspace.id);
  const isAsked = !workspace.is_demo && state !== "hidden";
  const user = useQuery(meQuery);
  const campaigns = useQuery({ ...launchedCampaignsQuery(workspace.id), enabled: isAsked });
  const companyType = user.data?.company_type ?? null;
  const first = useOnlyLocal(isAsked ? campaigns.data : undefined);
  const [isInviting, setInviting] = useState(false);
  const { steps, hasFailed } = useSteps({ isAsked, summary, campaigns, companyType });
  const isDone = steps && doneOf(steps) === steps.length;
  useEffect(() => {
    if (isDone !== undefined) noteChecklistDone(workspace.id, isDone);
  }, [workspace.id, isDone]);
  if (!isAsked) return null;
  if (!user.data || !steps)
    return hasFailed || user.isError || wasChecklistDone(workspace.id) ? null : <ChecklistSkeleton />;

  return (
    <>
      {(state === "wanted" || !isDone) && (
        <ChecklistCard
          steps={steps}
          companyType={companyType}
          onAsked={() => void campaigns.refetch()}
          onInvite={() => setInviting(true)}
          onHide={() => hideChecklist(workspace.id)}
        />
      )}
      {/* Outside of its step, which is done with the invitation: its link is shown after that, and once. */}
      {isInviting && <InviteDialog workspace={workspace} onClose={() => setInviting(false)} />}
      {first && <FirstAnswersCard campaign={first} />}
    </>
  );
}

interface StepsInput extends ChecklistProps {
  readonly isAsked: boolean;
  readonly campaigns: UseQueryResult<Campaign[]>;
  readonly companyType: number | null;
}

interface Steps {
  /** Undefined while not all of them are known. */
  readonly steps: readonly Step[] | undefined;
  /** Whether one of them could not be found out. */
  readonly hasFailed: boolean;
}

function useSteps({ isAsked, summary, campaigns, companyType }: StepsInput): Steps {
  const { id } = useWorkspace();
  const demo = useQuery({ ...demoQuery, enabled: isAsked });
  const brand = useQuery({ ...brandSettingsQuery(id), enabled: isAsked });
  const members = useQuery({ ...membersQuery(id), enabled: isAsked });
  const invitations = useQuery({ ...invitationsQuery(id), enabled: isAsked });
  const steps = stepsOf(
    {
      campaign: campaigns.data && campaigns.data.length > 0,
      connect: summary.data && summary.data.tracking_since !== null,
      brand: brand.data === undefined ? undefined : isDescribed(brand.data),
      invite: members.data && invitations.data && (members.data.length > 1 || invitations.data.length > 0),
      demo: demo.data && demo.data.status === "ready",
    },
    companyType,
  );
  const asked = [summary, campaigns, demo, brand, members, invitations];
  return { steps, hasFailed: asked.some(({ isError }) => isError) };
}

function isDescribed(brand: BrandSettings | null): boolean {
  return brand !== null && (brand.about_brand !== "" || brand.main_products_services.length > 0);
}

/** The campaign of a workspace that has asked nothing but the local index, and nothing else. */
function useOnlyLocal(campaigns: readonly Campaign[] = []): Campaign | undefined {
  const { id } = useWorkspace();
  const [only, ...others] = campaigns;
  const isOne = only !== undefined && others.length === 0;
  const models = useQuery({ ...operatorModelsQuery(id), enabled: isOne });
  const local = new Set(models.data?.filter(({ access }) => access === "local").map((model) => model.id));
  return isOne && only.operator_model_info.every((model) => local.has(model.id)) ? only : undefined;
}

/** Results of the first questions, while the local index is all that was asked. */
function FirstAnswersCard({ campaign }: { readonly campaign: Pick<Campaign, "id"> }): ReactElement {
  const paths = campaignPaths(useWorkspaceId());
  return (
    <Card
      title="Your first answers"
      hint="From the pages of your site that the local index has read: a first look, before AI assistants are asked."
      actions={<TextLink render={<Link to={paths.details(campaign.id)} />}>Campaign</TextLink>}
    >
      <FirstRun campaignId={campaign.id}>
        <CampaignAnswers campaignId={campaign.id} />
      </FirstRun>
    </Card>
  );
}
