import { currency } from "@citelens/contract/billing/pricing";
import { type AdChannelName, adErrors, adLimits } from "@citelens/contract/content/ads-words";
import type { Place } from "#platform/place.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { ceilingMicrosOf } from "../channels/spending.rules.ts";
import type { AdCampaignRow } from "../store/campaigns.sql.ts";
import { microsOfCents } from "../store/money.rules.ts";
import { findAccount } from "./accounts.sql.ts";
import { refusing } from "./channel-refusals.ts";
import { ceilingsOf, connectedAccount, limitsBeside } from "./connected-account.ts";
import { listMade } from "./outside.sql.ts";

/** Currency of amounts of a new campaign: in ChatGPT the account's currency, once there is one. */
export async function currencyOf(tools: Tools, place: Place, channel: AdChannelName): Promise<string> {
  const own = channel === "CHATGPT" ? (await findAccount(tools, place))?.currency : undefined;
  return own ?? currency.toUpperCase();
}

interface MoneyChange {
  readonly before: AdCampaignRow;
  readonly after: Pick<AdCampaignRow, "daily_cents">;
  readonly typedCents: number | undefined;
  readonly signal: AbortSignal;
}

/** Checks a new daily budget in ChatGPT, and sends it where the campaign runs, before it is stored. Throws where it may not be. */
export async function changeDaily(
  tools: Tools,
  place: Place,
  { before, after, typedCents, signal }: MoneyChange,
): Promise<void> {
  const [was, daily] = [before.daily_cents, after.daily_cents];
  if (daily === was || before.status === "DRAFT") return;

  const isMuch = daily * 100 > was * (100 + adLimits.raiseMax);
  if (isMuch && typedCents !== daily) throw new FieldRefusal({ typed_cents: [adErrors.typedAmount] });
  const ceiling = ceilingMicrosOf(ceilingsOf(tools, await findAccount(tools, place)));
  if (daily > was && ceiling !== null && microsOfCents(daily) > ceiling)
    throw new Refusal("AD_ABOVE_CEILING");
  if (before.status === "ACTIVE") await sendDaily(tools, place, { before, daily, signal });
}

async function sendDaily(
  tools: Tools,
  place: Place,
  { before, daily, signal }: Pick<MoneyChange, "before" | "signal"> & { readonly daily: number },
): Promise<void> {
  await refusing(async () => {
    const account = await connectedAccount(tools, place, signal);
    const made = await listMade(tools, place, before.id);
    const campaign = made.find(({ kind }) => kind === "campaign")?.externalId;
    if (!account || campaign === undefined) throw new Refusal("AD_ACCOUNT_MISSING");

    const micros = microsOfCents(daily);
    const limits = await limitsBeside(account, campaign, tools.now());
    const budget = { period: "daily", micros } as const;
    await account.channel.changeBudget({ campaign, budget, limits, typedMicros: micros });
  });
}
