import { createHash } from "node:crypto";

/** A creative that may be shown in a place. */
export interface Candidate {
  readonly creativeId: string;
  /** What is left to spend of its campaign, in millionths; above zero. */
  readonly left: number;
}

export interface Slot {
  readonly placementId: string;
  readonly path: string;
  /** When the hour begins. */
  readonly hour: Date;
}

/**
 * Which of the candidates a place shows within an hour: each as often as its part of what is left to spend, over many places and hours. Of
 * the place and the hour alone, whoever reads the page, and of candidates in any order the same one. Weighted rendezvous hashing:
 * where one candidate goes, the places of the others stay as they were.
 */
export function chosen<One extends Candidate>(slot: Slot, candidates: readonly One[]): One | undefined {
  let best: { readonly one: One; readonly distance: number } | undefined;
  for (const one of candidates) {
    if (one.left <= 0) continue;
    const distance = -Math.log(drawOf(slot, one)) / one.left;
    if (
      !best ||
      distance < best.distance ||
      (distance === best.distance && one.creativeId < best.one.creativeId)
    )
      best = { one, distance };
  }
  return best?.one;
}

/** Above 0 and below 1, spread evenly. */
function drawOf({ placementId, path, hour }: Slot, { creativeId }: Candidate): number {
  const words = [placementId, hour.getTime(), creativeId, path].join(" ");
  const bits = createHash("sha256").update(words).digest().readUIntBE(0, 6);
  return (bits + 0.5) / 2 ** 48;
}

const hourMs = 3_600_000;

/** The hour that an instant is in: when it begins, and when the next one does. */
export function hourOf(at: Date): { readonly begins: Date; readonly ends: Date } {
  const begins = Math.floor(at.getTime() / hourMs) * hourMs;
  return { begins: new Date(begins), ends: new Date(begins + hourMs) };
}
