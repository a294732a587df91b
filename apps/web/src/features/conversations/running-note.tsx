import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useEffect, useRef } from "react";
import { runningCampaignsQuery } from "#features/campaigns/public.ts";
import { counted } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { conversationsRoot } from "./conversations.queries.ts";

/** Shows that answers are coming in, and refetches the conversations at each progress. */
export function RunningNote(): ReactElement | null {
  const workspaceId = useWorkspaceId();
  const queryClient = useQueryClient();
  const { data } = useQuery(runningCampaignsQuery(workspaceId));
  const running = data?.running_campaigns ?? [];
  const done = running.reduce((sum, { answers_done }) => sum + answers_done, 0);
  const total = running.reduce((sum, { answers_total }) => sum + answers_total, 0);
  const news = data && `${done} of ${total}`;
  const known = useRef<string>(undefined);
  useEffect(() => {
    if (known.current !== undefined && news !== known.current) {
      void queryClient.invalidateQueries({ queryKey: conversationsRoot(workspaceId) });
    }
    known.current = news;
  }, [queryClient, workspaceId, news]);

  if (running.length === 0) return null;
  return (
    <Banner tone="info" title="Answers are coming in">
      <span className="tabular-nums">
        {done} of {counted(total, "answer")} so far. The list updates automatically.
      </span>
    </Banner>
  );
}
