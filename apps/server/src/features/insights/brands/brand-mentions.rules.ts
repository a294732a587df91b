import type { BrandDay } from "@citelens/contract/visibility/insights";
import { type ClusterMoments, rateOf, shownInterval } from "@citelens/statistics";
import type { Entity } from "../store/entities.rules.ts";
import { mentionsOfAll } from "./brand-tally.rules.ts";

interface AnswerDay {
  readonly day: string;
  readonly n: number;
}

interface NamedDay {
  readonly day: string;
  readonly brand_id: string;
  readonly mentions: number;
}

export interface MentionsOfPeriod {
  readonly brand_mentions: number;
  readonly mention_percentage: number | null;
  readonly total_answers: number;
  readonly share_of_voice: number | null;
  readonly daily_data_by_entity: Record<string, BrandDay[]>;
}

/**
 * How often each day's answers name each brand: the client's first, then those of the most visible competitors. A brand
 * that nobody named is left out unless it is the client's; a day without answers is a gap. The client's days have intervals.
 */
export function mentionsOfPeriod(
  entities: readonly Entity[],
  answered: readonly AnswerDay[],
  named: readonly NamedDay[],
  ofClient: ReadonlyMap<string, ClusterMoments>,
): MentionsOfPeriod {
  const byDay = Map.groupBy(named, ({ day }) => day);
  const days = answered.map(({ day, n }) => {
    const counts = new Map((byDay.get(day) ?? []).map((one) => [one.brand_id, one.mentions]));
    const mentions = entities.map(({ brandIds }) =>
      brandIds.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0),
    );
    return { day, n, mentions, total: mentions.reduce((sum, one) => sum + one, 0) };
  });
  const series = entities
    .map((entity, index) => ({
      entity,
      index,
      mentions: days.reduce((sum, day) => sum + (day.mentions[index] ?? 0), 0),
    }))
    .filter(({ entity, mentions }) => entity.isClient || mentions > 0)
    .sort((a, b) => Number(b.entity.isClient) - Number(a.entity.isClient) || b.mentions - a.mentions);
  const n = answered.reduce((sum, day) => sum + day.n, 0);
  const own = series.find(({ entity }) => entity.isClient)?.mentions ?? 0;
  return {
    brand_mentions: own,
    mention_percentage: rateOf(own, n),
    total_answers: n,
    share_of_voice: rateOf(own, mentionsOfAll(series)),
    daily_data_by_entity: Object.fromEntries(
      series.map(({ entity, index }) => [
        entity.name,
        days.map(({ day, n: answers, mentions, total }): BrandDay => {
          const count = mentions[index] ?? 0;
          return {
            date: day,
            mentions: count,
            answers,
            percentage: rateOf(count, answers) ?? 0,
            share_of_voice: rateOf(count, total),
            total_mentions: total,
            is_brand: entity.isClient,
            interval: entity.isClient ? dayInterval(ofClient.get(day)) : null,
          };
        }),
      ]),
    ),
  };
}

function dayInterval(moments: ClusterMoments | undefined): BrandDay["interval"] {
  return moments ? shownInterval(moments) : null;
}
