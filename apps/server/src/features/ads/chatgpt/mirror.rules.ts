import type { AdCampaignStatus } from "@citelens/contract/content/ads-words";
import { type AdStatus, isStopped } from "../channels/states.rules.ts";

interface CampaignPair {
  readonly ours: AdCampaignStatus;
  readonly outside: AdStatus;
  /** When it ends outside. */
  readonly ends: Date | null;
  readonly now: Date;
}

/** Action for a campaign that differs outside: who stops it there is followed, and what was started there is stopped. */
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
