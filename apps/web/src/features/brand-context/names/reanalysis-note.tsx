import type { Reanalysis } from "@citelens/contract/visibility/brand-names";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useEffect, useRef } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { reanalysesQuery } from "../names.queries.ts";
import { progressText } from "./names.rules.ts";

interface ReanalysisNoteProps {
  /** Only the progress of this campaign; else of all of the workspace. */
  readonly campaignId?: string | undefined;
}

/** Says that answers are being read again since names changed, and how far that is; nothing at other times. */
export function ReanalysisNote({ campaignId }: ReanalysisNoteProps): ReactElement | null {
  const { data = none } = useQuery(reanalysesQuery(useWorkspaceId()));
  const queryClient = useQueryClient();
  const wasBusy = useRef(false);
  useEffect(() => {
    // What was shown meanwhile is of the old names in part.
    if (wasBusy.current && data.length === 0) void queryClient.invalidateQueries();
    wasBusy.current = data.length > 0;
  }, [data, queryClient]);
  const own = data.filter((one) => campaignId === undefined || one.campaign_id === campaignId);
  if (own.length === 0) return null;
  return (
    <Banner tone="info" title={progressText(own)}>
      Names of a brand changed. Until this is done, figures are partly of the old names and partly of the new
      ones.
    </Banner>
  );
}

const none: readonly Reanalysis[] = [];
