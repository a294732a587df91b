import { errors } from "@citelens/contract/base/errors";
import { calculator } from "@citelens/contract/billing/pricing";
import type { CampaignDetails } from "@citelens/contract/visibility/campaigns";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactElement, useCallback, useEffect, useRef } from "react";
import { creditsQuery } from "#features/credits/public.ts";
import { useDebounced } from "#lib/browser/use-debounced.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { SaveStatus } from "#ui/frame/save-status.tsx";
import { SectionSteps } from "#ui/frame/section-steps.tsx";
import { useMediaQuery } from "#ui/frame/use-media-query.ts";
import { LeaveGuard } from "#ui/overlays/leave-guard.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { campaignPaths } from "../campaign-paths.ts";
import { estimateQuery } from "../campaigns.queries.ts";
import { BrandSection } from "./brand/brand-section.tsx";
import { EstimateBar } from "./costs/estimate-bar.tsx";
import { EstimateCard } from "./costs/estimate-card.tsx";
import { estimateParts } from "./costs/estimate-parts.rules.ts";
import { NoCreditsDialog } from "./costs/no-credits-dialog.tsx";
import type { Draft } from "./draft.rules.ts";
import { LaunchButton, LaunchProblems } from "./launch-bar.tsx";
import { QueriesSection } from "./queries/queries-section.tsx";
import { ModelsSection } from "./sections/models-section.tsx";
import { TypeSection } from "./sections/type-section.tsx";
import {
  type FieldMessages,
  fieldMessages,
  isSectionDone,
  messagesOf,
  type SectionId,
  sections,
} from "./sections.rules.ts";
import { useCampaignDraft } from "./use-campaign-draft.ts";
import { useLaunchCampaign } from "./use-launch-campaign.ts";

interface EditorFormProps {
  readonly draft: Draft;
  readonly details: CampaignDetails | undefined;
  readonly onCreated: (campaignId: string) => void;
}

/** The four sections of a campaign, with its cost beside them. */
export function EditorForm({ draft: first, details, onCreated }: EditorFormProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const isWide = useMediaQuery("(width >= 80rem)");
  const leaving = useRef<{ isLeaving: boolean; created?: string }>({ isLeaving: false });
  const create = (campaignId: string): void => {
    if (leaving.current.isLeaving) leaving.current.created = campaignId;
    else onCreated(campaignId);
  };
  const editing = useCampaignDraft({ workspaceId, draft: first, details, onCreated: create });
  const { draft, change, autosave, saveState, saved } = editing;
  const launching = useLaunchCampaign(workspaceId, editing);
  useLeaveOnceLaunched(workspaceId, launching.isLaunching ? undefined : saved);

  const parts = estimateParts(draft);
  const settled = useDebounced(JSON.stringify(parts), calculator.debounceMs);
  const isBehind = settled !== JSON.stringify(parts);
  const estimate = useQuery(estimateQuery(workspaceId, JSON.parse(settled)));
  const { data: credits } = useQuery(creditsQuery(workspaceId));

  const onLeaving = useCallback(
    (isLeaving: boolean): void => {
      const { created } = leaving.current;
      leaving.current = { isLeaving };
      if (!isLeaving && created !== undefined) onCreated(created);
    },
    [onCreated],
  );

  const refused = saveState.status === "failed" ? fieldMessages(saveState.problem) : {};
  const sentences: FieldMessages = { ...launching.sentences, ...refused };
  const section = (id: SectionId) => ({
    draft,
    change: (changes: Partial<Draft>): void => {
      launching.forget();
      change(changes);
    },
    sentences: messagesOf(id, sentences),
  });
  const launchButton = (
    <LaunchButton isLaunching={launching.isLaunching} onLaunch={() => void launching.launch()} />
  );
  const problems = <LaunchProblems sentences={launching.sentences} failure={launching.failure} />;

  return (
    <div className="space-y-5">
      <PageHeader
        title={details ? "Edit campaign" : "New campaign"}
        purpose="A draft until you launch it. Everything is saved as you go."
        actions={<SaveStatus state={saveState} onRetry={() => void autosave.flush()} />}
      />
      <SectionSteps
        label="Steps"
        steps={sections.map(({ id, label }) => ({ id, label, state: stateOf(id, draft, sentences) }))}
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-5">
          <TypeSection {...section("campaign-type")} />
          <BrandSection {...section("campaign-brand")} />
          <QueriesSection {...section("campaign-queries")} />
          <ModelsSection {...section("campaign-models")} />
        </div>
        <div className="min-w-0 space-y-4 xl:sticky xl:top-(--rail-top) xl:max-h-(--rail-height) xl:overflow-y-auto">
          <EstimateCard
            draft={draft}
            estimate={estimate}
            isBehind={isBehind || estimate.isPlaceholderData}
            credits={credits}
          />
          {problems}
          {isWide && <div className="grid">{launchButton}</div>}
        </div>
      </div>
      {!isWide && <EstimateBar estimate={estimate.data}>{launchButton}</EstimateBar>}
      <NoCreditsDialog open={launching.lacksCredits} onClose={launching.forget} />
      <LeaveGuard autosave={autosave} onLeaving={onLeaving}>
        The last changes of this campaign could not be saved. If you leave now, they are lost.
      </LeaveGuard>
    </div>
  );
}

/** Another tab may launch this draft; then there is nothing left to edit. */
function useLeaveOnceLaunched(workspaceId: string, saved: CampaignDetails | undefined): void {
  const navigate = useNavigate();
  const path = saved && saved.status !== "DRAFT" ? campaignPaths(workspaceId).details(saved.id) : undefined;
  useEffect(() => {
    if (path === undefined) return;
    toast.error(errors.CAMPAIGN_NOT_DRAFT[1]);
    void navigate({ href: path, replace: true, ignoreBlocker: true });
  }, [navigate, path]);
}

function stateOf(id: SectionId, draft: Draft, sentences: FieldMessages): "done" | "open" | "wrong" {
  if (messagesOf(id, sentences).length > 0) return "wrong";
  return isSectionDone(id, draft) ? "done" : "open";
}
