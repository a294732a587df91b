import { dayMs, later } from "@citelens/contract/base/days";
import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { type Place, placeOfJob } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import type { Tools } from "#platform/tools.ts";
import { draftInThread } from "../draft/draft-in-thread.ts";
import { readOldPage } from "../gather/read-old-page.ts";
import { changeOptimization, findOptimization, type OptimizationRow } from "../store/optimizations.sql.ts";
import { listSectionRows } from "../store/parts.sql.ts";
import { WorkFailure } from "../store/work-failure.ts";
import { listLiveDue, liveDue, takeLiveDue } from "./live.sql.ts";
import { sharedShingles } from "./shingles.rules.ts";
import { standsAt } from "./standing-at.ts";

const everyMs = 7 * dayMs;
/** As long as its effect is measured, and as long again. */
const lookedForMs = 56 * dayMs;
const atOnce = 50;

/** Looks whether a text is to be seen at the address where it was published. */
export const checkLive = job({
  name: "content-studio.check-live",
  payload: z.object({ workspaceId: z.uuid(), optimizationId: z.uuid() }),
  run: async (tools, { optimizationId, ...workspace }) => {
    const place = placeOfJob(workspace);
    const row = await findOptimization(tools, place, optimizationId);
    if (row?.published_url) await lookFor(tools, place, row, row.published_url);
  },
});

/** Has each published text looked for once a week. */
export const checkDueLive = job({
  name: "content-studio.check-due-live",
  payload: z.object({}),
  run: async (tools) => {
    const due = await listLiveDue(tools, { before: tools.now(), limit: atOnce });
    await eachAlone(tools, due, {
      sweep: liveDue,
      idOf: ({ optimizationId }) => optimizationId,
      run: async ({ optimizationId, ...workspace }) => {
        const place = placeOfJob(workspace);
        const now = tools.now();
        if (await takeLiveDue(tools, place, { id: optimizationId, before: now, next: later(now, everyMs) }))
          await enqueue(tools, checkLive, { workspaceId: place.workspaceId, optimizationId });
      },
    });
  },
  cron: "*/15 * * * *",
});

async function lookFor(tools: Tools, place: Place, row: OptimizationRow, url: string): Promise<void> {
  const sections = await listSectionRows(tools, place, row.id);
  const text = await plainText(tools, sections.map(({ markdown }) => markdown).join("\n\n"));
  const seen = await textAt(tools, place, url);
  const now = tools.now();
  const isLongAgo = row.published_at === null || later(row.published_at, lookedForMs) < now;
  await changeOptimization(tools, place, {
    id: row.id,
    changes: {
      live_checked_at: now,
      live_due_at: isLongAgo ? null : later(now, everyMs),
      live_share: seen instanceof WorkFailure ? null : sharedShingles(text, seen ?? text),
      live_problem: seen instanceof WorkFailure ? seen.message : null,
    },
  });
}

/** The words of a page, or why it could not be read; none where the text is known to stand there. */
async function textAt(tools: Tools, place: Place, url: string): Promise<string | WorkFailure | undefined> {
  if ((await standsAt.announce(tools, { ...place, url })).includes(true)) return undefined;
  try {
    const { markdown } = await readOldPage(tools, url);
    return await plainText(tools, markdown);
  } catch (error) {
    if (error instanceof WorkFailure) return error;
    if (error instanceof Refusal) return new WorkFailure("PAGE_UNREADABLE", error.message);
    throw error;
  }
}

/** The words of a text in Markdown, without its marks and addresses. */
async function plainText(tools: Tools, markdown: string): Promise<string> {
  const { sections } = await draftInThread(tools, markdown);
  return sections
    .map(({ heading, blocks }) => [heading, ...blocks.map((block) => block.text)].join("\n"))
    .join("\n");
}
