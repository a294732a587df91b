import { runSoon } from "#features/campaigns/runs/public.ts";
import { standsAt, textPublished } from "#features/content-studio/publish/public.ts";
import { mayLook } from "#features/opportunities/public.ts";
import type { Tools } from "#platform/tools.ts";
import { answerDemos } from "./assistants/answer-demo.ts";
import { findDemoOf } from "./store/demo.sql.ts";
import { siteOf } from "./web/fictional-answer.ts";

/** The assistants of demos answer in their workspaces, and nothing is concluded from a demo before it is filled. */
export function subscribeDemos(tools: Tools): void {
  answerDemos(tools);
  // Its days are of another time, on which its sites are read as they stood then: who reads them now would keep it from going on.
  mayLook.listen(tools, async (within, place) => {
    const demo = await findDemoOf(within, place);
    return !demo || demo.days_done >= demo.days;
  });
  // Its assistants answer at once, so that nobody has to wait until tomorrow to see what becomes of a text.
  textPublished.listen(tools, async (within, { url, campaignId, ...place }) => {
    const demo = campaignId === undefined || !siteOf(url) ? undefined : await findDemoOf(within, place);
    if (demo && campaignId !== undefined) await runSoon(within, { ...place, campaignId });
  });
  // The fictional web is the same for all; what a workspace publishes in it stands there for that workspace alone.
  standsAt.listen(tools, async (within, { url, ...place }) => {
    const demo = await findDemoOf(within, place);
    return demo !== undefined && siteOf(url) !== undefined;
  });
}
