import { dayIn, hourMs, later } from "@citelens/contract/base/days";
import type { Place } from "#platform/place.ts";
import { placeOfJob } from "#platform/place.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { AdChannelFailure } from "../channels/ad-channel-failure.ts";
import { daysToRead } from "../channels/insight-days.rules.ts";
import { spentOn } from "../channels/spending.rules.ts";
import { inTurn } from "./account-turn.ts";
import { listDueAccounts, putAccount } from "./accounts.sql.ts";
import { type ConnectedAccount, connectedAccount } from "./connected-account.ts";
import { followOutside } from "./follow-outside.ts";
import { listOutside, listOutsideAds, replaceFigures } from "./outside.sql.ts";
import { outsideFigures } from "./outside-figures.rules.ts";
import { settleReviews } from "./settle-reviews.ts";
import { watch } from "./watch.ts";

const sweep = "ads.sync-chatgpt";

/** Reads every account that is due, each alone. */
export async function syncAccounts(tools: Tools): Promise<void> {
  await eachAlone(tools, await listDueAccounts(tools, sweep), {
    sweep,
    idOf: (workspaceId) => workspaceId,
    run: (workspaceId) => syncAccount(tools, placeOfJob({ workspaceId })),
  });
}

/** Reads what an account tells, follows it, and stops what has reached its limits. Why it failed is noted. */
export async function syncAccount(tools: Tools, place: Place): Promise<void> {
  await inTurn(tools, place, async (signal) => {
    try {
      const account = await connectedAccount(tools, place, signal);
      if (!account) return;
      await read(tools, place, account);
      await putAccount(tools, place, {
        fault: null,
        last_sync: tools.now(),
        sync_due: later(tools.now(), hourMs),
      });
    } catch (error) {
      if (!(error instanceof AdChannelFailure)) throw error;
      // Of a refused key nothing changes until somebody gives another one.
      const isLasting = error.kind === "key_refused";
      const due = isLasting ? { sync_due: later(tools.now(), hourMs) } : {};
      await putAccount(tools, place, { fault: error.message, ...due });
      if (!isLasting) throw error;
    }
  });
}

async function read(tools: Tools, place: Place, account: ConnectedAccount): Promise<void> {
  const { channel, timeZone } = account;
  const now = tools.now();
  const days = daysToRead(timeZone, now);
  const figures = await channel.readInsights(days);
  const campaigns = await channel.readCampaigns();
  const ours = await listOutside(tools, place);
  const ads = await listOutsideAds(tools, place);
  await inTransaction(tools, (within) =>
    replaceFigures(within, place, {
      ...days,
      campaignIds: ours.map(({ campaign }) => campaign.id),
      rows: outsideFigures(figures, { campaigns: ours, ads }).map((row) => ({ ...row, updated: now })),
    }),
  );
  await followOutside(tools, place, { channel, ours, campaigns });
  const spentTodayMicros = spentOn(dayIn(timeZone, now), figures);
  await watch(tools, place, { account, campaigns, spentTodayMicros });
  await settleReviews(tools, place, { channel, ours, ads });
}
