import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { counted, countText, wordFor } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { nameOf } from "../campaign.rules.ts";
import { runningCampaignsQuery } from "../campaigns.queries.ts";

/** The running campaigns. A dismissed banner returns with the next poll that finds running campaigns. */
export function RunningBanner(): ReactElement | null {
  const workspaceId = useWorkspaceId();
  const { data, dataUpdatedAt } = useQuery(runningCampaignsQuery(workspaceId));
  const [dismissedAt, setDismissedAt] = useState<number>();
  const running = data?.running_campaigns ?? [];
  if (running.length === 0 || dismissedAt === dataUpdatedAt) return null;

  return (
    <Banner
      tone="info"
      title={`${counted(running.length, "campaign")} ${wordFor(running.length, "is", "are")} running`}
      onDismiss={() => setDismissedAt(dataUpdatedAt)}
    >
      <ul className="flex flex-wrap gap-x-5">
        {running.map(({ id, name, answers_done, answers_total }) => (
          <li key={id} className="tabular-nums">
            {nameOf({ name })}: {countText(answers_done)} of {counted(answers_total, "answer")}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
