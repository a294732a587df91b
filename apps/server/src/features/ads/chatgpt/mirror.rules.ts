import type { AdCampaignStatus } from "@citelens/contract/content/ads-words";
import { type AdStatus, isStopped } from "../channels/states.rules.ts";

interface CampaignPair {
  readonly ours: AdCampaignStatus;
  readonly outside: AdStatus;
  /** When it ends outside. */
  readonly ends: Date | null;
  readonly now: Date;
}

/**
 * Action that a difference between a campaign here and outside calls for. Whoever stops one outside is followed; what runs there without
 * having been activated here is stopped.
 */
export function mirrored({
  ours,
  outside,
  ends,
  now,
}: CampaignPair): "pause" | "archive" | "stop_outside" | null {
  if (outside.state === "archived") return ours === "ARCHIVED" ? null : "archive";
  if (outside.state === "paused") return ours === "ACTIVE" ? "pause" : null;
  const isOver = ends !== null && ends <= now;
  return ours === "ACTIVE" || isStopped(outside) || isOver ? null : "stop_outside";
}
