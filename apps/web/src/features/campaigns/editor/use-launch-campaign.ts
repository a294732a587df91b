import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { ApiProblem, problemMessage } from "#lib/api/api-problem.ts";
import { campaignPaths } from "../campaign-paths.ts";
import { useLaunch } from "./editor.queries.ts";
import { type FieldMessages, fieldMessages, lacking } from "./sections.rules.ts";
import type { CampaignDraft } from "./use-campaign-draft.ts";

export interface CampaignLaunch {
  readonly launch: () => Promise<void>;
  readonly isLaunching: boolean;
  /** The field errors of a refused launch. */
  readonly sentences: FieldMessages;
  /** Any other error. */
  readonly failure: string | undefined;
  readonly lacksCredits: boolean;
  readonly forget: () => void;
}

/** Saves pending changes, launches the campaign and opens the page of its first run. */
export function useLaunchCampaign(
  workspaceId: string,
  draft: Pick<CampaignDraft, "settle" | "draft" | "isBegun">,
): CampaignLaunch {
  const navigate = useNavigate();
  const { mutateAsync: start } = useLaunch(workspaceId);
  const [isLaunching, setLaunching] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const [missing, setMissing] = useState<FieldMessages>({});
  const sentences = { ...missing, ...fieldMessages(problem) };
  const lacksCredits = problem instanceof ApiProblem && problem.status === 402;
  const isExplained = problem === undefined || lacksCredits || Object.keys(sentences).length > 0;

  return {
    isLaunching,
    sentences,
    lacksCredits,
    failure: isExplained ? undefined : problemMessage(problem),
    forget() {
      setProblem(undefined);
      setMissing({});
    },
    async launch() {
      const lacks = draft.isBegun() ? {} : lacking(draft.draft);
      setMissing(lacks);
      setProblem(undefined);
      if (Object.keys(lacks).length > 0) return;

      setLaunching(true);
      try {
        const campaignId = await draft.settle();
        if (campaignId === undefined) return; // the reason is shown above the form
        await start(campaignId);
        await navigate({ href: campaignPaths(workspaceId).success(campaignId), ignoreBlocker: true });
      } catch (refusal) {
        setProblem(refusal);
      } finally {
        setLaunching(false);
      }
    },
  };
}
