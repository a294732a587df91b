import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { placeOfJob } from "#platform/place.ts";
import { chatgptWork } from "../store/chatgpt-work.ts";
import { bring } from "./bring.ts";
import { forgetAccount } from "./forget-account.ts";
import { syncAccount, syncAccounts } from "./sync.ts";

/** An account is due once an hour; one that failed is tried again sooner. */
const sync = job({
  name: "ads.sync-chatgpt",
  payload: z.object({}),
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

export const chatgptJobs = [sync, syncOne, bringOne, forget] as const;
