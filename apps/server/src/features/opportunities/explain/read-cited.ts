import { z } from "zod";
import { addPages } from "#features/local-index/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { job } from "#platform/jobs/job.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import type { Limit } from "#platform/limits/open-limit.ts";
import { placeOfJob } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { citedOf, expectAnswered } from "./explain-answer.ts";

/** Reads what an answer cites of others, so that it can be compared with the client's pages. */
export const readCited = job({
  name: "opportunities.read-cited",
  payload: z.object({ workspaceId: z.uuid(), answerId: z.uuid() }),
  run: async (tools, { answerId, ...workspace }) => {
    const place = placeOfJob(workspace);
    await addPages(tools, place, citedOf(await expectAnswered(tools, place, answerId)));
  },
});

/** In the background, once however often it is asked for meanwhile. */
export async function readCitedPages(
  tools: Tools,
  member: Member,
  { answerId, limit }: { readonly answerId: string; readonly limit: Limit },
): Promise<{ readonly pages: number }> {
  const pages = citedOf(await expectAnswered(tools, member, answerId)).length;
  await limit.take(member.workspaceId);
  await enqueue(tools, readCited, { workspaceId: member.workspaceId, answerId }, { key: answerId });
  return { pages };
}
