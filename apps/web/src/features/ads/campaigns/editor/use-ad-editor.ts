import type { AdCampaign } from "@citelens/contract/content/ads-fields";
import { adErrors } from "@citelens/contract/content/ads-words";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { newActKey } from "#lib/act-key.ts";
import { ApiProblem, fieldsMessage, problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { actOnAdCampaign, createAdCampaign, updateAdCampaign } from "../../ad-campaigns.queries.ts";
import { useAdsChange } from "../../ads.queries.ts";
import { adsPaths } from "../../ads-paths.ts";
import { centsOf, isSteepRaise } from "../../money.rules.ts";
import {
  type AdDraft,
  adCampaignBody,
  adCampaignChanges,
  type DraftFaults,
  fieldOfApi,
  type StepId,
  stepFaults,
  stepIds,
} from "./ad-draft.rules.ts";
import type { AdEditorProps } from "./ad-editor-props.ts";
import { useAdDraft } from "./use-ad-draft.ts";

const typedField = "typed_cents";

/** How a campaign is edited: checked and saved step by step. */
export function useAdEditor({ base, campaign, step: asked, onStep, onCreated }: AdEditorProps) {
  const workspaceId = useWorkspaceId();
  const navigate = useNavigate();
  const { draft, change, forget, ...kept } = useAdDraft({ workspaceId, campaignId: campaign?.id, base });
  const { faults, failure, typed, typedFault, ...told } = useAdFaults(draft);
  const [isBusy, setBusy] = useState<"save" | "review">();
  const { create, update, handOver } = useAdStorage();

  // Without a campaign at the server there is nothing that creatives could belong to.
  const step = !campaign && stepIds.indexOf(asked) > 1 ? "topics" : asked;
  const isSteep = campaign !== undefined && isRaisedSteeply(campaign, draft);

  const goTo = (next: StepId): void => {
    told.clear();
    onStep(next);
  };

  /** Whether what the steps up to this one ask for is there; says what is not. */
  const isComplete = (): boolean => {
    const steps = campaign ? [step] : stepIds.slice(0, stepIds.indexOf(step) + 1);
    const found = steps.map((one) => [one, stepFaults(one, draft, campaign?.currency ?? "EUR")] as const);
    const first = found.find(([, lacking]) => Object.keys(lacking).length > 0);
    const isTyped = step !== "budget" || !isSteep || centsOf(typed) === centsOf(draft.daily);
    told.setFaults(first?.[1] ?? {});
    told.setTypedFault(isTyped ? undefined : adErrors.typedAmount);
    if (first && first[0] !== step) onStep(first[0]);
    return first === undefined && isTyped;
  };

  const save = async (stored: AdCampaign): Promise<void> => {
    await update(stored, draft, typed);
    forget();
    told.setTyped("");
  };

  const run = async (what: "save" | "review", work: () => Promise<void>): Promise<void> => {
    if (isBusy !== undefined || !isComplete()) return;
    setBusy(what);
    told.setFailure(undefined);
    try {
      await work();
    } catch (problem) {
      told.show(problem);
    } finally {
      setBusy(undefined);
    }
  };

  const next = stepIds[stepIds.indexOf(step) + 1];
  const leave = async (): Promise<void> => {
    if (campaign) {
      await save(campaign);
      if (next) return goTo(next);
      toast.success("Campaign saved");
      await navigate({ to: adsPaths(workspaceId).campaign(campaign.id) });
    } else if (step === "topics") {
      const made = await create(draft);
      forget();
      onCreated(made);
    } else if (next) goTo(next);
  };

  const review = async (): Promise<void> => {
    if (!campaign) return;
    await save(campaign);
    await handOver(campaign);
    toast.success("Handed over to review");
    await navigate({ to: adsPaths(workspaceId).campaign(campaign.id) });
  };

  return {
    draft,
    step,
    change: (changes: Partial<AdDraft>): void => {
      told.setFaults({});
      change(changes);
    },
    errorUnder: (field: keyof AdDraft): string | undefined => faults[field],
    failure,
    isBusy,
    ...kept,
    goTo,
    submit: (event: FormEvent): void => {
      event.preventDefault();
      void run("save", leave);
    },
    saveAndSubmit: (): void => void run("review", review),
    confirmation: {
      isAsked: isSteep || typedFault !== undefined,
      typed,
      error: typedFault,
      onType: told.onType,
    },
  };
}

/** The faults that the steps or the server find: under a field, under the amount that is typed again, or of the whole. */
function useAdFaults(draft: AdDraft) {
  const [faults, setFaults] = useState<DraftFaults>({});
  const [failure, setFailure] = useState<string>();
  const [typed, setTyped] = useState("");
  const [typedFault, setTypedFault] = useState<string>();
  const clear = (): void => {
    setFaults({});
    setFailure(undefined);
  };
  const onType = (text: string): void => {
    setTyped(text);
    setTypedFault(undefined);
  };
  const show = (problem: unknown): void => {
    const fields = problem instanceof ApiProblem ? Object.entries(problem.fields) : [];
    const nameOf = (field: string): string => fieldOfApi[field] ?? field;
    const own = fields.filter(([field]) => nameOf(field) in draft);
    const strange = fields.filter(([field]) => !(nameOf(field) in draft) && field !== typedField);
    setTypedFault(fields.find(([field]) => field === typedField)?.[1].join(" "));
    setFaults(Object.fromEntries(own.map(([field, said]) => [nameOf(field), said.join(" ")])));
    if (strange.length > 0) setFailure(fieldsMessage(strange));
    else if (fields.length === 0) setFailure(problemMessage(problem));
    else setFailure(undefined);
  };
  return {
    faults,
    failure,
    typed,
    typedFault,
    setFaults,
    setFailure,
    setTyped,
    setTypedFault,
    clear,
    onType,
    show,
  };
}

function isRaisedSteeply({ channel, status, daily_cents }: AdCampaign, { daily }: AdDraft): boolean {
  return channel === "CHATGPT" && status !== "DRAFT" && isSteepRaise(daily_cents, centsOf(daily) ?? 0);
}

/** The server's side: a campaign is made once, of a stored one only what has changed is sent. */
function useAdStorage() {
  const [key] = useState(() => newActKey("ad campaign"));
  const { mutateAsync: create } = useAdsChange(createAdCampaign);
  const { mutateAsync: update } = useAdsChange(updateAdCampaign);
  const { mutateAsync: act } = useAdsChange(actOnAdCampaign);
  return {
    create: (draft: AdDraft) => create({ ...adCampaignBody(draft), key }),
    update: async (campaign: AdCampaign, draft: AdDraft, typed: string): Promise<void> => {
      const changes = adCampaignChanges(draft, campaign);
      if (Object.keys(changes).length === 0) return;
      const typedCents = centsOf(typed);
      const isConfirmed = typedCents !== undefined && changes.daily_cents !== undefined;
      await update({
        campaignId: campaign.id,
        changes: { ...changes, ...(isConfirmed && { [typedField]: typedCents }) },
      });
    },
    handOver: ({ id }: AdCampaign) => act({ campaignId: id, act: "submit" }),
  };
}
