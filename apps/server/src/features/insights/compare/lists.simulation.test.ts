import { describe, expect, test } from "vitest";
import { seededRandom } from "#test/seeded-random.ts";
import { aiChannels } from "../ai-channels.rules.ts";
import { industryRanking } from "../brands/industry-ranking.rules.ts";
import { type CountedAnswer, rollUp } from "../daily-sums/roll-up.rules.ts";
import { answer, on } from "../daily-sums/roll-up.test-helper.ts";
import { shareHeadline } from "../summary.rules.ts";
import { comparisonOf } from "./comparison.rules.ts";
import { addUp, judgeRows, type MeasuredPair, pairKey } from "./measured.rules.ts";
import {
  citingClient,
  citingSite,
  namingBrand,
  namingClient,
  type PairCounts,
  voiceOfClient,
} from "./subjects.rules.ts";

/** How answers hang together: not at all, by the prompt from one period to the next, or from run to run. */
const ways = ["independent", "drifting", "sticky"] as const;
type Way = (typeof ways)[number];

const shape = { prompts: 12, models: ["m1", "m2", "m3"], runs: 7 };
const brands = ["acme", "beta", "gamma", "delta", "eps"];
const sites = ["acme.com", "beta.io", "review.example", "wiki.example", "forum.example", "news.example"];
const entities = brands.map((id) => ({ id, name: id, isClient: id === "acme", brandIds: [id] }));
const histories = 80;

describe.each(ways)("where nothing changed and answers are %s", (way) => {
  test("at most 6 of 100 verdicts and 6 of 100 lists of the product say that something moved", () => {
    const alarms = { visibility: 0, voice: 0, authority: 0, brands: 0, channels: 0, sites: 0 };
    const random = seededRandom(7);
    for (let history = 0; history < histories; history += 1) {
      const said = verdictsOf(historyOf(way, random));
      expect(said.client).toEqual(said.visibility);
      for (const [what, verdicts] of Object.entries(said))
        if (what in alarms && verdicts.includes("moved")) alarms[what as keyof typeof alarms] += 1; // its keys are the same
    }

    const { visibility, voice, authority, ...lists } = alarms;
    const perHundred = (counts: readonly number[]): number =>
      (100 * counts.reduce((sum, one) => sum + one, 0)) / (counts.length * histories);
    expect(perHundred([visibility, voice, authority])).toBeLessThanOrEqual(6);
    expect(perHundred(Object.values(lists))).toBeLessThanOrEqual(6);
  });
});

test("a model that begins to name the brand has moved, and the others have not", () => {
  const [before, after] = historyOf("sticky", seededRandom(3));
  const without = ({ mentions, ...one }: CountedAnswer): CountedAnswer => ({
    ...one,
    mentions: mentions.filter(({ is_client }) => !is_client),
  });
  const { channels } = judged([
    before.map((one) => (one.operator_model === "m2" ? without(one) : one)),
    after,
  ]);

  expect(new Map(channels.map(({ operator_model, verdict }) => [operator_model, verdict]))).toEqual(
    new Map([
      ["m1", "within_noise"],
      ["m2", "moved"],
      ["m3", "within_noise"],
    ]),
  );
});

type Periods = readonly [before: readonly CountedAnswer[], after: readonly CountedAnswer[]];

function verdictsOf(periods: Periods) {
  const { headlines, ranking, channels, ofSites } = judged(periods);
  return {
    visibility: [headlines.visibility.verdict],
    voice: [headlines.voice.verdict],
    authority: [headlines.authority.verdict],
    client: ranking.filter(({ is_client_brand }) => is_client_brand).map(({ verdict }) => verdict),
    brands: ranking.map(({ verdict }) => verdict),
    channels: channels.map(({ verdict }) => verdict),
    sites: ofSites.map(({ verdict }) => verdict),
  };
}

/** Verdicts of the product on two periods, from the answers through its sums. */
function judged(periods: Periods) {
  const [before, now] = periods.map(summed);
  if (!before || !now) throw new Error("Two periods are compared");
  const comparison = comparisonOf(now, before);
  const compared = (of: (sums: ReturnType<typeof summed>) => MeasuredPair[]) => {
    const [ownNow, ownBefore] = [of(now), of(before)];
    return {
      ...comparison,
      now: ownNow,
      before: ownBefore,
      whole: { now: addUp(ownNow), before: addUp(ownBefore) },
    };
  };
  return {
    headlines: {
      visibility: shareHeadline(compared(({ cells }) => namingClient(cells))),
      voice: shareHeadline(compared(({ cells, named }) => voiceOfClient(cells, named, entities))),
      authority: shareHeadline(compared(({ cells }) => citingClient(cells))),
    },
    ranking: industryRanking(now, before, ({ brandIds }) =>
      compared(({ cells, named }) => namingBrand(cells, named, brandIds)),
    ),
    channels: aiChannels(
      now.models,
      before.models,
      compared(({ cells }) => namingClient(cells)),
    ),
    ofSites: judgeRows(sites.map((site) => compared(({ cells, cited }) => citingSite(cells, cited, site)))),
  };
}

interface CellRow {
  readonly campaign_id: string;
  readonly query_id: string;
  readonly operator_model: string;
  readonly n: number;
  readonly mentions: number;
  readonly cited: number;
  readonly citing: number;
  readonly brands: Readonly<Record<string, number>>;
  readonly sites: Readonly<Record<string, number>>;
}

function summed(answers: readonly CountedAnswer[]) {
  const sums = rollUp({ before: [], after: answers }, () => on("2026-11-18"));
  const cells = sums.cell_days as unknown as readonly CellRow[]; // their columns
  const models = sums.answer_days as unknown as Parameters<typeof aiChannels>[0]; // their columns
  const versions = sums.version_days as unknown as Parameters<typeof comparisonOf>[0]["versions"]; // their columns
  const mentioned = new Map(
    (sums.brand_days as unknown as readonly { brand_id: string; mentions: number }[]).map((row) => [
      row.brand_id,
      row.mentions,
    ]),
  );
  return {
    cells,
    models,
    versions,
    named: pairsOf(cells, ({ brands: counts }) => counts),
    cited: pairsOf(cells, ({ sites: counts }) => counts),
    n: answers.length,
    brands: entities.map((entity) => ({
      entity,
      mentions: mentioned.get(entity.id) ?? 0,
      positionSum: 0,
      labels: { POSITIVE: 0, NEGATIVE: 0, NEUTRAL: 0, UNKNOWN: 0 },
      judged: 0,
    })),
  };
}

function pairsOf(
  cells: readonly CellRow[],
  of: (cell: CellRow) => Readonly<Record<string, number>>,
): PairCounts {
  const found = new Map<string, Map<string, number>>();
  for (const cell of cells)
    for (const [subject, count] of Object.entries(of(cell)))
      found.set(subject, (found.get(subject) ?? new Map<string, number>()).set(pairKey(cell), count));
  return found;
}

/** Subject that is named or cited, and how likely (log odds) in each period. */
interface LikelySubject {
  readonly subject: string;
  readonly odds: readonly [number, number];
}

/** Two periods of answers that name brands and cite sites, each prompt and model with rates of its own. */
function historyOf(way: Way, random: () => number): Periods {
  const prompts = Array.from({ length: shape.prompts }, (_, prompt) => `q${prompt}`);
  const pairs = prompts.flatMap((query_id) => {
    const ofPrompt = likelyOf(way, random);
    return shape.models.map((operator_model) => {
      const own = ofPrompt.map(({ subject, odds: [before, after] }): LikelySubject => {
        const by = 0.5 * normal(random);
        return { subject, odds: [before + by, after + by] };
      });
      return answersOf(own, way, random).map((said) =>
        answer(
          brands.filter((brand) => said.has(brand)),
          sites.filter((site) => said.has(site)),
          { query_id, operator_model },
        ),
      );
    });
  });
  return [pairs.flatMap((own) => own.slice(0, shape.runs)), pairs.flatMap((own) => own.slice(shape.runs))];
}

function likelyOf(way: Way, random: () => number): LikelySubject[] {
  const drift = way === "drifting" ? 0.5 : 0;
  return [...brands, ...sites].map((subject) => {
    const rate = -0.8 + 1.3 * normal(random);
    return { subject, odds: [rate + drift * normal(random), rate + drift * normal(random)] };
  });
}

/** Run by run, what is named and cited. */
function answersOf(likely: readonly LikelySubject[], way: Way, random: () => number): ReadonlySet<string>[] {
  const answers: ReadonlySet<string>[] = [];
  for (let run = 0; run < 2 * shape.runs; run += 1) {
    const last = answers.at(-1);
    const period = run < shape.runs ? 0 : 1;
    const fresh = likely.filter(({ odds }) => random() < 1 / (1 + Math.exp(-odds[period])));
    const repeats = way === "sticky" && random() < 0.8;
    answers.push(last && repeats ? last : new Set(fresh.map(({ subject }) => subject)));
  }
  return answers;
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
