import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { placeOfJob } from "#platform/place.ts";
import { endCampaigns } from "./campaigns/end-campaigns.ts";
import { bring } from "./chatgpt/bring.ts";
import { forgetAccount } from "./chatgpt/forget-account.ts";
import { syncAccount, syncAccounts } from "./chatgpt/sync.ts";
import { bookAll } from "./counting/book.ts";
import { countAllReads } from "./counting/count-reads.ts";
import { proveBooks } from "./counting/prove-books.ts";
import { matchDueSites, matchSite } from "./matching/match-sites.ts";
import { chatgptWork } from "./store/chatgpt-work.ts";

const empty = z.object({});

/** Runs every minute, so that a budget that is spent stops within one. */
const count = job({ name: "ads.count-reads", payload: empty, run: countAllReads, cron: "* * * * *" });
const match = job({ name: "ads.match-sites", payload: empty, run: matchDueSites, cron: "*/2 * * * *" });
const end = job({ name: "ads.end-campaigns", payload: empty, run: endCampaigns, cron: "*/15 * * * *" });
const book = job({ name: "ads.book", payload: empty, run: bookAll, cron: "23 4 * * *" });
const prove = job({ name: "ads.prove-books", payload: empty, run: proveBooks, cron: "53 4 * * *" });

/** Somebody asked for it. */
export const matchOneSite = job({
  name: "ads.match-site",
  payload: z.object({ workspaceId: z.uuid() }),
  run: (tools, { workspaceId }) => matchSite(tools, placeOfJob({ workspaceId })),
});

/** An account is due once an hour; one that failed is tried again sooner. */
const sync = job({
  name: "ads.sync-chatgpt",
  payload: empty,
  run: syncAccounts,
  cron: "*/5 * * * *",
});

const syncOne = job({
  ...chatgptWork.sync,
  run: (tools, { workspaceId }) => syncAccount(tools, placeOfJob({ workspaceId })),
});

const bringOne = job({
  ...chatgptWork.bring,
  run: (tools, { workspaceId, campaignId }) => bring(tools, placeOfJob({ workspaceId }), campaignId),
});

const forget = job({
  ...chatgptWork.forget,
  run: (tools, { workspaceId }) => forgetAccount(tools, placeOfJob({ workspaceId }), { userId: undefined }),
});

export const adJobs = [
  count,
  match,
  end,
  book,
  prove,
  matchOneSite,
  sync,
  syncOne,
  bringOne,
  forget,
] as const;
