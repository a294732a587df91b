import type { Frequency } from "@citelens/contract/visibility/campaign-constants";
import type { Campaign } from "@citelens/contract/visibility/campaigns";
import { type ReactElement, useState } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { RadioCards } from "#ui/forms/radio-cards.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { nameOf } from "../campaign.rules.ts";
import { frequencyProblem } from "../campaign-problem.ts";
import { useUpdateCampaign } from "../campaigns.queries.ts";
import { frequencyLabels, frequencyOptions } from "../frequency.rules.ts";

export interface FrequencyDialogProps {
  /** The dialog is closed while it is undefined. */
  readonly campaign: Campaign | undefined;
  readonly onClose: () => void;
}

export function FrequencyDialog({ campaign, onClose }: FrequencyDialogProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const update = useUpdateCampaign(workspaceId);
  const [chosen, setChosen] = useState<Frequency>();
  const [asked, setAsked] = useState(campaign);
  // Keeps the text unchanged during the closing animation.
  if (campaign && campaign !== asked) setAsked(campaign);
  const isChanged = chosen !== undefined && chosen !== asked?.frequency;

  const close = (): void => {
    setChosen(undefined);
    update.reset();
    onClose();
  };

  const save = (): void => {
    if (!campaign || !isChanged) return;
    update.mutate(
      { campaignId: campaign.id, parts: { frequency: chosen } },
      {
        onSuccess: () => {
          toast.success(`Frequency changed to ${frequencyLabels[chosen]}`);
          close();
        },
      },
    );
  };

  return (
    <Dialog
      open={campaign !== undefined}
      onOpenChange={(open) => !open && close()}
      title="Edit Campaign Frequency"
      description={
        asked && `How often ${nameOf(asked)} asks its queries after its first 30 days, which are daily.`
      }
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" disabled={!isChanged} loading={update.isPending} onClick={save}>
            Update Frequency
          </Button>
        </>
      }
    >
      {asked && (
        <div className="space-y-4">
          <RadioCards
            label="Frequency"
            options={frequencyOptions(asked.frequency)}
            value={chosen ?? asked.frequency}
            onChange={setChosen}
          />
          {update.error && <Banner tone="neg">{frequencyProblem(update.error)}</Banner>}
        </div>
      )}
    </Dialog>
  );
}
