import { dayIn } from "@citelens/contract/base/days";
import type { Place } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { activationProblem, type Budget } from "../channels/spending.rules.ts";
import { adStatusOf, isStopped } from "../channels/states.rules.ts";
import { type AdCampaignRow, sumFigures } from "../store/campaigns.sql.ts";
import { microsOfCents } from "../store/money.rules.ts";
import { failed, refusalOfLimits, refusing } from "./channel-refusals.ts";
import { type ConnectedAccount, connectedAccount, limitsBeside } from "./connected-account.ts";
import { listMade, listOutside } from "./outside.sql.ts";
import { push } from "./push.ts";
import { wantedOf } from "./wanted.rules.ts";

interface ChatGptAction {
  readonly row: AdCampaignRow;
  readonly signal: AbortSignal;
}

/** Requests made outside for an action on a campaign, in the account's turn; done again after a failure it makes nothing twice. */
export const chatGptActions = { activate, pause, archive } as const;

async function activate(tools: Tools, place: Place, { row, signal }: ChatGptAction): Promise<void> {
  await refusing(async () => {
    const account = await connectedAccount(tools, place, signal);
    if (!account) throw new Refusal("AD_ACCOUNT_MISSING");
    await refuseSpent(tools, place, { row, account });
    const before = await outsideIdOf(tools, place, row.id);
    const limits = await limitsBeside(account, before ?? "", tools.now());
    const { budget, starts, ends } = wantedOf(row, [], account.timeZone);
    const status = adStatusOf("paused");
    const problem = activationProblem({ budget, status, starts, ends, limits, now: tools.now() });
    if (problem) throw refusalOfLimits(problem);

    if (before !== undefined) await stopOutside(account, before);
    const { campaign, groups, ads } = await push(tools, place, { account, row });
    await bringBudget(account, { campaign, budget, limits });
    await account.channel.activate({ campaign, groups, ads, limits });
  });
}

/** Throws where nothing is left to spend, or the amounts are of another currency than the account's. */
async function refuseSpent(
  tools: Tools,
  place: Place,
  { row, account }: { readonly row: AdCampaignRow; readonly account: ConnectedAccount },
): Promise<void> {
  if (row.currency !== account.currency)
    throw failed(`the campaign's amounts are in ${row.currency} and the account's in ${account.currency}`);

  const today = dayIn(account.timeZone, tools.now());
  const campaignIds = [...(await listOutside(tools, place)).map(({ campaign }) => campaign.id), row.id];
  const sums = await sumFigures(tools, place, { campaignIds, today });
  if ((sums.get(row.id)?.spend_micros ?? 0) >= microsOfCents(row.budget_cents))
    throw failed("the campaign's whole budget is spent");
  const spentToday = [...sums.values()].reduce((sum, { today_micros }) => sum + today_micros, 0);
  if (account.ceilingMicros !== null && spentToday >= account.ceilingMicros)
    throw failed("today's limit for ads in ChatGPT is reached");
}

async function outsideIdOf(tools: Tools, place: Place, campaignId: string): Promise<string | undefined> {
  return (await listMade(tools, place, campaignId)).find(({ kind }) => kind === "campaign")?.externalId;
}

/** Stops a campaign: what was started there elsewhere would change while it runs. */
async function stopOutside({ channel }: ConnectedAccount, externalId: string): Promise<void> {
  const { status } = await channel.readCampaign(externalId);
  if (!isStopped(status)) await channel.pause("campaign", externalId);
}

interface ToBring {
  readonly campaign: string;
  readonly budget: Budget;
  readonly limits: Awaited<ReturnType<typeof limitsBeside>>;
}

/** A person has just confirmed the amount, and typed it where it was raised by much. */
async function bringBudget(
  { channel }: ConnectedAccount,
  { campaign, budget, limits }: ToBring,
): Promise<void> {
  const outside = await channel.readCampaign(campaign);
  if (outside.budget?.period === budget.period && outside.budget.micros === budget.micros) return;
  await channel.changeBudget({ campaign, budget, limits, typedMicros: budget.micros });
}

async function pause(tools: Tools, place: Place, action: ChatGptAction): Promise<void> {
  await stop(tools, place, { ...action, how: "pause" });
}

async function archive(tools: Tools, place: Place, action: ChatGptAction): Promise<void> {
  await stop(tools, place, { ...action, how: "archive" });
}

/** Stops the campaigns of a disconnected account. What is archived there already stays so. */
async function stop(
  tools: Tools,
  place: Place,
  { row, signal, how }: ChatGptAction & { readonly how: "pause" | "archive" },
): Promise<void> {
  await refusing(async () => {
    const externalId = await outsideIdOf(tools, place, row.id);
    const account = externalId === undefined ? undefined : await connectedAccount(tools, place, signal);
    if (!account || externalId === undefined) return;
    const { status } = await account.channel.readCampaign(externalId);
    if (status.state !== "archived") await account.channel[how]("campaign", externalId);
  });
}
