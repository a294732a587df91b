import { dayIn } from "@citelens/contract/base/days";
import { audit } from "#platform/audit/audit.ts";
import type { Place } from "#platform/place.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import type { OutsideCampaign } from "../channels/ad-channel.ts";
import { watchSpending } from "../channels/spending.rules.ts";
import { adStatusOf } from "../channels/states.rules.ts";
import { sumFigures } from "../store/campaigns.sql.ts";
import { microsOfCents } from "../store/money.rules.ts";
import { markTold } from "./accounts.sql.ts";
import type { ConnectedAccount } from "./connected-account.ts";
import { setStopped } from "./follow-outside.ts";
import { notifySpendLimit } from "./notify-spend-limit.ts";
import { listOutside, type OutsideOf } from "./outside.sql.ts";

interface WatchInput {
  readonly account: ConnectedAccount;
  readonly campaigns: readonly OutsideCampaign[];
  readonly spentTodayMicros: number;
}

const noCeiling = "No daily limit is set, so it was paused at OpenAI.";
const spentBudget = "Its whole budget is spent, so it was paused at OpenAI.";

/** Stops what may not go on: all of the account at its ceiling, and each campaign at the end of its own budget. */
export async function watch(
  tools: Tools,
  place: Place,
  { account, campaigns, spentTodayMicros }: WatchInput,
): Promise<void> {
  const { channel, ceilingMicros } = account;
  const ours = await listOutside(tools, place);
  const stopped = new Set(
    ours.filter(({ campaign }) => campaign.status !== "ACTIVE").map(({ externalId }) => externalId),
  );
  // What was stopped a moment ago is known here before it is read again.
  const seen = campaigns.map((one) =>
    stopped.has(one.externalId) ? { ...one, status: adStatusOf("paused") } : one,
  );
  const verdict = watchSpending({ ceilingMicros, spentTodayMicros, campaigns: seen });
  for (const externalId of verdict.pause) await channel.pause("campaign", externalId);

  const note = verdict.alert === "no_ceiling" ? noCeiling : reachedNote(account);
  for (const { campaign, externalId } of ours)
    if (verdict.pause.includes(externalId))
      await setStopped(tools, place, { campaign, status: "PAUSED", note });
  await tell(tools, place, { account, campaigns, spentTodayMicros, paused: verdict.pause.length });
  if (verdict.alert === null) await stopSpent(tools, place, { account, ours });
}

function reachedNote({ ceilingMicros, currency }: ConnectedAccount): string {
  return `The day's limit of ${amount(ceilingMicros ?? 0)} ${currency} is reached, so it was paused at OpenAI.`;
}

function amount(micros: number): string {
  return (micros / 1_000_000).toFixed(2);
}

/** Once for each day of the account, also where a process died between pausing and telling. */
async function tell(
  tools: Tools,
  place: Place,
  { account, spentTodayMicros, paused }: WatchInput & { readonly paused: number },
): Promise<void> {
  const { ceilingMicros, currency, timeZone } = account;
  const isReached = ceilingMicros !== null && spentTodayMicros >= ceilingMicros;
  if (!isReached && paused === 0) return;

  await inTransaction(tools, async (within) => {
    if (!(await markTold(within, place, dayIn(timeZone, within.now())))) return;
    const spent = `${amount(spentTodayMicros)} ${currency}`;
    const limit = ceilingMicros === null ? null : `${amount(ceilingMicros)} ${currency}`;
    await audit(
      within,
      { userId: undefined },
      {
        action: "ad-account.limit-reached",
        workspaceId: place.workspaceId,
        details: { spent, limit, paused },
      },
    );
    await notifySpendLimit(within, place, { spent, limit, paused });
  });
}

/** The budget of a day is the channel's to keep; the whole one is kept here. */
async function stopSpent(
  tools: Tools,
  place: Place,
  { account, ours }: { readonly account: ConnectedAccount; readonly ours: readonly OutsideOf[] },
): Promise<void> {
  const active = ours.filter(({ campaign }) => campaign.status === "ACTIVE");
  const campaignIds = active.map(({ campaign }) => campaign.id);
  const sums = await sumFigures(tools, place, { campaignIds, today: dayIn(account.timeZone, tools.now()) });
  for (const { campaign, externalId } of active) {
    if ((sums.get(campaign.id)?.spend_micros ?? 0) < microsOfCents(campaign.budget_cents)) continue;
    await account.channel.pause("campaign", externalId);
    await setStopped(tools, place, { campaign, status: "PAUSED", note: spentBudget });
  }
}
