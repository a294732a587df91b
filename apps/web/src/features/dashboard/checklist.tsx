import type { Campaign } from "@citelens/contract/visibility/campaigns";
import type { BrandSettings } from "@citelens/contract/workspaces/brand-context";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { meQuery } from "#features/accounts/public.ts";
import { brandSettingsQuery } from "#features/brand-context/public.ts";
import { launchedCampaignsQuery, operatorModelsQuery } from "#features/campaigns/public.ts";
import { demoQuery } from "#features/demo/public.ts";
import { InviteDialog, invitationsQuery } from "#features/invitations/public.ts";
import { membersQuery } from "#features/workspaces/members/public.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { doneOf, type Step, stepsOf } from "./checklist.rules.ts";
import { ChecklistCard } from "./checklist-card.tsx";
import { FirstAnswersCard } from "./first-answers-card.tsx";
import { hideChecklist, useChecklistState } from "./hidden-checklist.ts";

/** The first steps of a workspace and the first answers, while they are known and not all done; of a demo there are none. */
export function Checklist({ hasVisits }: { readonly hasVisits: boolean | undefined }): ReactElement | null {
  const workspace = useWorkspace();
  const state = useChecklistState(workspace.id);
  const isAsked = !workspace.is_demo && state !== "hidden";
  const { data: user } = useQuery(meQuery);
  const campaigns = useQuery({ ...launchedCampaignsQuery(workspace.id), enabled: isAsked });
  const companyType = user?.company_type ?? null;
  const first = useOnlyLocal(isAsked ? campaigns.data : undefined);
  const [isInviting, setInviting] = useState(false);
  const steps = useSteps({ isAsked, hasVisits, campaigns: campaigns.data, companyType });
  if (!isAsked || !user || !steps) return null;

  return (
    <>
      {(state === "wanted" || doneOf(steps) < steps.length) && (
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

interface Known {
  readonly isAsked: boolean;
  readonly hasVisits: boolean | undefined;
  readonly campaigns: readonly Campaign[] | undefined;
  readonly companyType: number | null;
}

function useSteps({ isAsked, hasVisits, campaigns, companyType }: Known): readonly Step[] | undefined {
  const { id } = useWorkspace();
  const demo = useQuery({ ...demoQuery, enabled: isAsked });
  const brand = useQuery({ ...brandSettingsQuery(id), enabled: isAsked });
  const members = useQuery({ ...membersQuery(id), enabled: isAsked });
  const invitations = useQuery({ ...invitationsQuery(id), enabled: isAsked });
  return stepsOf(
    {
      campaign: campaigns && campaigns.length > 0,
      connect: hasVisits,
      brand: brand.data === undefined ? undefined : isDescribed(brand.data),
      invite: members.data && invitations.data && (members.data.length > 1 || invitations.data.length > 0),
      demo: demo.data && demo.data.status === "ready",
    },
    companyType,
  );
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
