import { id } from "@citelens/contract/base/fields";
import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { placeOfJob } from "#platform/place.ts";
import { inTransaction } from "#platform/tools.ts";
import { workspaceTopics } from "./workspace-topics.ts";
import { isHidden, removeHidden } from "./workspaces.sql.ts";

/** Removes all that belongs to a deleted workspace, and to no other; a second run finds nothing more to do. */
export const purgeWorkspace = job({
  name: "workspaces.purge-workspace",
  payload: z.object({ workspaceId: id }),
  run: (tools, { workspaceId }) =>
    inTransaction(tools, async (within) => {
      const place = placeOfJob({ workspaceId });
      if (!(await isHidden(within, place))) return;

      await workspaceTopics.purged.announce(within, place);
      await removeHidden(within, place);
    }),
});
