import type { AdCampaign } from "@citelens/contract/content/ads-fields";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { SectionSteps } from "#ui/frame/section-steps.tsx";
import { AccountCard } from "../../account/account-card.tsx";
import { adsPaths } from "../../ads-paths.ts";
import { CampaignCreatives } from "../details/campaign-creatives.tsx";
import { type AdDraft, type StepId, stepFaults, stepIds } from "./ad-draft.rules.ts";
import type { AdEditorProps } from "./ad-editor-props.ts";
import { BudgetStep } from "./budget-step.tsx";
import { ChannelStep } from "./channel-step.tsx";
import { EstimateCard } from "./estimate-card.tsx";
import { TopicsStep } from "./topics-step.tsx";
import { useAdEditor } from "./use-ad-editor.ts";

/** A campaign in four steps, each of which is saved as it is left. */
export function AdEditor(props: AdEditorProps): ReactElement {
  const { campaign } = props;
  const paths = adsPaths(useWorkspaceId());
  const editor = useAdEditor(props);
  const { draft, step, isContinued } = editor;
  return (
    <div className="space-y-5">
      <PageHeader
        title={campaign ? "Edit ad campaign" : "New ad campaign"}
        purpose={campaign ? campaign.name : "Nothing is shown and nothing is spent before you activate it."}
        actions={
          campaign && <Button render={<Link to={paths.campaign(campaign.id)} />}>Back to the campaign</Button>
        }
      />
      <SectionSteps
        label="Steps"
        current={step}
        onChoose={(id) => editor.goTo(stepIds.find((one) => one === id) ?? step)}
        steps={stepIds.map((id) => ({
          id,
          label: labelOf(id, draft),
          state: stateOf(id, props, draft),
          disabled: !campaign && stepIds.indexOf(id) > 1,
        }))}
      />
      {isContinued && (
        <Banner
          tone="info"
          action={
            <Button size="sm" onClick={editor.startOver}>
              Start over
            </Button>
          }
        >
          These are the changes that you typed before and did not save.
        </Banner>
      )}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <form noValidate onSubmit={editor.submit} className="min-w-0 space-y-5">
          <Step editor={editor} campaign={campaign} />
          {editor.failure !== undefined && <Banner tone="neg">{editor.failure}</Banner>}
          <Buttons editor={editor} campaign={campaign} />
        </form>
        <div className="min-w-0 space-y-5">
          {draft.channel === "NETWORK" ? (
            <EstimateCard draft={draft} />
          ) : (
            <>
              <Card title="No forecast">
                <p className="text-fg-2">
                  Nobody can tell how often ChatGPT will show a card, so no figure is invented here. What it
                  did is shown once it has run.
                </p>
              </Card>
              {step === "channel" || step === "budget" ? <AccountCard /> : null}
            </>
          )}
        </div>
      </div>
    </div>
  );
}

interface PartProps {
  readonly editor: ReturnType<typeof useAdEditor>;
  readonly campaign: AdCampaign | undefined;
}

function Step({ editor, campaign }: PartProps): ReactElement | null {
  const { draft, change, errorUnder, step, confirmation } = editor;
  const part = { draft, change, errorUnder, isStored: campaign !== undefined };
  if (step === "channel") return <ChannelStep {...part} />;
  if (step === "topics") return <TopicsStep {...part} />;
  if (!campaign) return null;
  if (step === "budget") return <BudgetStep {...part} campaign={campaign} confirmation={confirmation} />;
  return <CampaignCreatives campaign={campaign} canWrite />;
}

function Buttons({ editor, campaign }: PartProps): ReactElement {
  const { step, isBusy, goTo } = editor;
  const before = stepIds[stepIds.indexOf(step) - 1];
  const isLast = step === stepIds.at(-1);
  const canSubmit = campaign?.status === "DRAFT" || campaign?.status === "PAUSED";
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {before && <Button onClick={() => goTo(before)}>Back</Button>}
      {isLast ? (
        <>
          <Button type="submit" variant={canSubmit ? "secondary" : "primary"} loading={isBusy === "save"}>
            Save
          </Button>
          {canSubmit && (
            <Button variant="primary" loading={isBusy === "review"} onClick={() => editor.saveAndSubmit()}>
              Save and submit for review
            </Button>
          )}
        </>
      ) : (
        <Button type="submit" variant="primary" loading={isBusy === "save"}>
          {campaign && step !== "creatives" ? "Save and continue" : "Continue"}
        </Button>
      )}
    </div>
  );
}

function labelOf(id: StepId, { channel }: AdDraft): string {
  const labels = {
    channel: "Channel and goal",
    topics: channel === "NETWORK" ? "Topics" : "Context hints",
    creatives: "Creatives",
    budget: "Budget and dates",
  } as const;
  return labels[id];
}

/** Creatives and amounts are looked at by somebody before they count as done. */
function stateOf(id: StepId, { campaign }: AdEditorProps, draft: AdDraft): "done" | "open" {
  if (id === "creatives") return campaign && campaign.creatives > 0 ? "done" : "open";
  if (id === "budget" && (!campaign || campaign.status === "DRAFT")) return "open";
  return Object.keys(stepFaults(id, draft, "EUR")).length === 0 ? "done" : "open";
}
