import { audit } from "#platform/audit/audit.ts";
import type { Place } from "#platform/place.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import type { AdChannel, OutsideCampaign } from "../channels/ad-channel.ts";
import { archiveCreatives } from "../creatives/of-campaign.ts";
import { type AdCampaignRow, lockCampaign, updateCampaign } from "../store/campaigns.sql.ts";
import { mirrored } from "./mirror.rules.ts";
import type { OutsideOf } from "./outside.sql.ts";

interface OutsideSnapshot {
  readonly channel: AdChannel;
  readonly ours: readonly OutsideOf[];
  readonly campaigns: readonly OutsideCampaign[];
}

const strayNote = "It ran at OpenAI without having been activated here, so it was paused there.";
const endedNote = "Its last day has passed, so it was paused at OpenAI.";

/** Follows who has paused or archived a campaign of ours outside, and stops what was started there. */
export async function followOutside(
  tools: Tools,
  place: Place,
  { channel, ours, campaigns }: OutsideSnapshot,
): Promise<void> {
  const outside = new Map(campaigns.map((one) => [one.externalId, one]));
  for (const { campaign, externalId } of ours) {
    const one = outside.get(externalId);
    const { status: now } = campaign;
    const what = one && mirrored({ ours: now, outside: one.status, ends: one.ends, now: tools.now() });
    if (what === "stop_outside") {
      await channel.pause("campaign", externalId);
      const note = now === "ENDED" ? endedNote : strayNote;
      await setStopped(tools, place, { campaign, status: undefined, note });
    } else if (what) await setStopped(tools, place, { campaign, ...changes[what] });
  }
}

const changes = {
  pause: { status: "PAUSED", note: "It was paused at OpenAI." },
  archive: { status: "ARCHIVED", note: "It was archived at OpenAI." },
} as const;

interface CampaignStop {
  readonly campaign: Pick<AdCampaignRow, "id">;
  /** None: it stays as it is. */
  readonly status: "PAUSED" | "ARCHIVED" | undefined;
  readonly note: string;
}

/** Notes that a campaign does not run any more, by nobody's act here. */
export async function setStopped(
  tools: Tools,
  place: Place,
  { campaign, status, note }: CampaignStop,
): Promise<void> {
  await inTransaction(tools, async (within) => {
    const row = await lockCampaign(within, place, campaign.id);
    if (!row || row.status === "ARCHIVED") return;
    await updateCampaign(within, place, row.id, { note, ...(status && { status }) });
    if (status === "ARCHIVED") await archiveCreatives(within, { place }, row.id);
    await audit(
      within,
      { userId: undefined },
      {
        action: status === "ARCHIVED" ? "ad-campaign.archived" : "ad-campaign.paused",
        subjectId: row.id,
        workspaceId: place.workspaceId,
        details: { note },
      },
    );
  });
}
