import type { CampaignDetails } from "@citelens/contract/visibility/campaigns";
import { useQuery } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { counted } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { estimateQuery, useCampaignStep } from "../campaigns.queries.ts";
import { estimateInput } from "./estimate-input.ts";

interface RunNowButtonProps {
  readonly campaign: CampaignDetails;
  /** Only one run at a time. */
  readonly isRunning: boolean;
}

/** Starts a run now, after showing its cost. */
export function RunNowButton({ campaign, isRunning }: RunNowButtonProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const [asked, setAsked] = useState(false);
  const step = useCampaignStep(workspaceId);
  const { data: estimate } = useQuery(estimateQuery(workspaceId, estimateInput(campaign)));

  const run = (): void => {
    step.mutate(
      { step: "run", campaignId: campaign.id },
      {
        onSuccess: () => toast.success("The run has started"),
        onError: (problem) => toast.error(problemMessage(problem)),
        onSettled: () => setAsked(false),
      },
    );
  };
  return (
    <>
      <Button
        variant="primary"
        icon={<Play size={16} aria-hidden="true" />}
        disabled={isRunning}
        onClick={() => setAsked(true)}
      >
        {isRunning ? "Running" : "Run now"}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Run this campaign now?"
        confirmLabel="Run now"
        tone="primary"
        busy={step.isPending}
        onConfirm={run}
      >
        {estimate
          ? `It asks for ${counted(estimate.answers_first_run, "answer")} and costs up to ${counted(estimate.credits_first_run, "credit")}. Answers that fail cost no credits. `
          : "It costs as much as any run of this campaign. Answers that fail cost no credits. "}
        The scheduled runs stay as they are.
      </ConfirmDialog>
    </>
  );
}
