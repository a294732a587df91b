import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { AdChannelFailure } from "../channels/ad-channel-failure.ts";
import type { MadeObject } from "../channels/push-plan.rules.ts";
import { isStopped } from "../channels/states.rules.ts";
import type { AdCampaignRow } from "../store/campaigns.sql.ts";
import type { ConnectedAccount } from "./connected-account.ts";
import { listApproved, listMade, noteMade } from "./outside.sql.ts";
import { wantedOf } from "./wanted.rules.ts";

/** A campaign by the channel's ids. */
export interface PushedCampaign {
  readonly campaign: string;
  readonly groups: readonly string[];
  /** Ads that may be shown. */
  readonly ads: readonly string[];
}

/** Brings a campaign with its approved creatives outside as they are now, without starting any. Other creatives of it are stopped there. */
export async function push(
  tools: Tools,
  place: Place,
  { account, row }: { readonly account: ConnectedAccount; readonly row: AdCampaignRow },
): Promise<PushedCampaign> {
  const approved = await listApproved(tools, place, row.id);
  const made = new Map((await listMade(tools, place, row.id)).map((one) => [keyOf(one), one]));
  const imageless = approved.find(({ content }) => content.image_url === null);
  if (imageless)
    throw new AdChannelFailure("invalid", `the creative "${imageless.content.title}" has no image`);
  await stopOthers(account, { made: [...made.values()], approved: new Set(approved.map(({ id }) => id)) });

  await account.channel.pushCampaign(wantedOf(row, approved, account.timeZone), {
    made: [...made.values()],
    note: async (one) => {
      await noteMade(tools, place, { ...one, campaignId: row.id });
      made.set(keyOf(one), one);
    },
  });
  const outsideOf = (kind: MadeObject["kind"], id: string): string[] => {
    const one = made.get(keyOf({ kind, id }));
    return one ? [one.externalId] : [];
  };
  const [campaign] = outsideOf("campaign", row.id);
  if (campaign === undefined) throw new Error("A campaign was pushed and is not noted");
  return {
    campaign,
    groups: outsideOf("group", row.id),
    ads: approved.flatMap(({ id }) => outsideOf("ad", id)),
  };
}

interface ToStop {
  readonly made: readonly MadeObject[];
  readonly approved: ReadonlySet<string>;
}

async function stopOthers({ channel }: ConnectedAccount, { made, approved }: ToStop): Promise<void> {
  const campaign = made.find(({ kind }) => kind === "campaign");
  const others = made.filter(({ kind, id }) => kind === "ad" && !approved.has(id));
  if (!campaign || others.length === 0) return;

  const ids = new Set(others.map(({ externalId }) => externalId));
  for (const { ad, status } of await channel.readReviews(campaign.externalId))
    if (ids.has(ad) && !isStopped(status)) await channel.pause("ad", ad);
}

function keyOf({ kind, id }: Pick<MadeObject, "kind" | "id">): string {
  return `${kind} ${id}`;
}
