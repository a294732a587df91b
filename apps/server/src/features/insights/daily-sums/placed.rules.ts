import { dayIn } from "@citelens/contract/base/days";
import type { AnswerPlace, CountedAnswer } from "./roll-up.rules.ts";

/** Generations of a campaign's sums that are kept. */
interface KeptGenerations {
  readonly campaign_id: string;
  readonly generation: number;
  readonly time_zone: string;
  readonly next_generation: number | null;
  readonly next_time_zone: string | null;
  readonly next_until: string | null;
}

/** Where answers count: in what is shown, and in what is being made if that has counted so far already. */
export function placesOf(
  states: readonly KeptGenerations[],
): (answer: CountedAnswer & { readonly id: string }) => readonly AnswerPlace[] {
  const byCampaign = new Map(states.map((state) => [state.campaign_id, state]));
  return ({ id, campaign_id, created }) => {
    const state = byCampaign.get(campaign_id);
    if (!state) return [];
    const { generation, time_zone, next_generation, next_time_zone, next_until } = state;
    const shown = { generation, day: dayIn(time_zone, created) };
    const isInNext = next_generation !== null && next_until !== null && id <= next_until;
    if (!isInNext) return [shown];
    return [shown, { generation: next_generation, day: dayIn(next_time_zone ?? time_zone, created) }];
  };
}
