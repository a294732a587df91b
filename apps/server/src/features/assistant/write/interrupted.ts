import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { placeOfJob } from "#platform/place.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { interruptedReplies, listInterrupted } from "../store/messages.sql.ts";
import { endReply } from "./end-reply.ts";

/** Replies of one sweep; what is left is due in the next. */
const atOnce = 200;

/** Ends replies whose process died while it wrote: the model is not asked again, nothing is charged, and what had come stays. */
export const endInterruptedReplies = job({
  name: "assistant.end-interrupted-replies",
  payload: z.object({}),
  run: async (tools) => {
    const before = tools.now();
    await eachAlone(tools, await listInterrupted(tools, { before, limit: atOnce }), {
      sweep: interruptedReplies,
      idOf: ({ id }) => id,
      run: ({ id, workspaceId }) =>
        endReply(tools, placeOfJob({ workspaceId }), {
          id,
          leaseBefore: before,
          end: { status: "FAILED", failure: "INTERRUPTED" },
        }),
    });
  },
  // No queue gives on what a process did beside its requests.
  cron: "* * * * *",
  everySeconds: 20,
});
