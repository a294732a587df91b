import { aiPurposes, type Purpose } from "@citelens/contract/traffic/agent-words";
import type { TrafficSummary } from "@citelens/contract/traffic/agents";
import { dayOfInstantText } from "#lib/dates/dates.ts";
import { type DayRange, rangeText } from "#lib/dates/day-range.ts";
import { matchingPreset } from "#lib/dates/range-presets.ts";
import { counted } from "#lib/figures.ts";
import type { TrafficFilter } from "../traffic/public.ts";
import { visitPresets } from "../visit-address.rules.ts";

/** Filter of the visits of AI agents among those that are meant; undefined where only search engines and SEO tools are meant. */
export function aiFilterOf(filter: TrafficFilter): TrafficFilter | undefined {
  const ai: readonly Purpose[] = aiPurposes;
  const purpose = filter.purpose?.filter((one) => ai.includes(one)) ?? ai;
  return purpose.length === 0 ? undefined : { ...filter, purpose };
}

/** The figures and their days, such as "1,284 visits to 214 pages · Last 7 Days · tracked since 3 Nov 2026". */
export function describeSummary(
  { visits, pages, tracking_since }: TrafficSummary,
  { range, today }: { readonly range: DayRange; readonly today: string },
): string {
  const days = matchingPreset(range, visitPresets, today)?.label ?? rangeText(range);
  const size = visits === 0 ? "No visits" : `${counted(visits, "visit")} to ${counted(pages, "page")}`;
  const since = tracking_since === null ? [] : [`tracked since ${dayOfInstantText(tracking_since)}`];
  return [size, days, ...since].join(" · ");
}
