import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import {
  type Landing,
  listLandings,
  type ReferralsOfAssistant,
  type ReferralsOfOperator,
  sumByAssistant,
  sumByOperator,
} from "./referrals.events.ts";

interface Range {
  readonly from: Date;
  /** The first instant that is no longer meant. */
  readonly before: Date;
}

/** How many people each operator's assistants sent, the most first. */
export function countReferrals(
  { events }: Pick<Tools, "events">,
  { workspaceId }: Place,
  { from, before }: Range,
): Promise<ReferralsOfOperator[]> {
  return sumByOperator(events, { workspaceId, from, before });
}

/** How many people each assistant sent to one page, by its path as it is stored; the most first. */
export function referralsOfPath(
  { events }: Pick<Tools, "events">,
  { workspaceId }: Place,
  { path, from, before }: Range & { readonly path: string },
): Promise<ReferralsOfAssistant[]> {
  return sumByAssistant(events, { workspaceId, from, before, paths: [path] });
}

/** The pages to which assistants sent people since a moment, all or one alone, and when they last did. */
export function listReferredPages(
  { events }: Pick<Tools, "events">,
  place: Place,
  wanted: Parameters<typeof listLandings>[2],
): Promise<Landing[]> {
  return listLandings(events, place, wanted);
}
