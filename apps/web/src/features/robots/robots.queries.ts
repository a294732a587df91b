import type { FileFormat } from "@citelens/contract/base/list-format";
import {
  getRobots,
  previewRobots,
  type RobotsDays,
  type RobotsPolicy,
  type SiteRobots,
} from "@citelens/contract/traffic/robots";
import { keepPreviousData, type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, callForFile } from "#lib/api/call.ts";
import { endpointQuery, pageQuery } from "#lib/api/queries.ts";

/** The site's robots.txt and what each agent did; the previous range stays visible while another one loads. */
export function robotsQuery(workspaceId: string, days: RobotsDays) {
  return pageQuery(
    ["robots", workspaceId, "file", days],
    [getRobots, { params: { projectId: workspaceId }, query: { days } }],
  );
}

/** Reads the file of the site again; previews of the old one are made anew. */
export function useReadAgain(
  workspaceId: string,
  days: RobotsDays,
): UseMutationResult<SiteRobots, Error, void> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(getRobots, { params: { projectId: workspaceId }, query: { days, fresh: "true" } }),
    onSuccess: async (read) => {
      queryClient.setQueryData(robotsQuery(workspaceId, days).queryKey, read);
      await queryClient.invalidateQueries({ queryKey: ["robots", workspaceId] });
    },
  });
}

/** Preview of a policy; the one before stays visible while it is made. */
export function previewQuery(workspaceId: string, policy: RobotsPolicy) {
  return endpointQuery(
    ["robots", workspaceId, "preview", policy],
    [previewRobots, { params: { projectId: workspaceId }, body: { policy } }],
    { placeholderData: keepPreviousData },
  );
}

/** The table of agents as a file. */
export function robotsFile(workspaceId: string, days: RobotsDays, format: FileFormat): Promise<Blob> {
  return callForFile(getRobots, { params: { projectId: workspaceId }, query: { days, format } });
}
