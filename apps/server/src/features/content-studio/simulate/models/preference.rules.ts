import type {
  PreferenceFigure,
  PreferenceFigures,
  PreferenceResult,
} from "@citelens/contract/content/preference-fields";
import { modelSimulationLimits, type SimulationArm } from "@citelens/contract/content/studio-words";
import {
  type Counts,
  changeVerdicts,
  clusterMoments,
  type Pair,
  type PairedChange,
  pairedChange,
  rateOf,
  roundedTo,
  shownInterval,
} from "@citelens/statistics";
import type { ModelPlan, ModelSettings } from "../../store/protocol.rules.ts";

/** An ask that is over. */
export interface EndedAsk {
  readonly operator_model: string;
  readonly question: number;
  readonly arm: SimulationArm;
  readonly place: number;
  /** Whether a reply came. */
  readonly is_answered: boolean;
  readonly cited: readonly number[];
  readonly sentences: number;
  readonly citing_sentences: number;
}

interface EndedSimulation {
  readonly asks: readonly EndedAsk[];
  readonly settings: ModelSettings;
  readonly plan: ModelPlan;
  readonly arms: readonly SimulationArm[];
}

type AskCondition = (ask: EndedAsk) => boolean;
const isCited: AskCondition = ({ cited, place }) => cited.includes(place);
const isFirst: AskCondition = ({ cited, place }) => cited[0] === place;

/** Page that models prefer: over all, each model, and each question. */
export function preferenceOf({ asks, settings, plan, arms }: EndedSimulation): PreferenceResult {
  const hasOld = arms.includes("old");
  const { operator_models: models, repeats, masked } = settings;
  // All of them together first: it is what is asked for.
  const groups = [asks, ...models.map(({ id }) => asks.filter((ask) => ask.operator_model === id))];
  const cited = figuresOf(groups, isCited, hasOld);
  const first = figuresOf(groups, isFirst, hasOld);
  const figures = groups.map((group, at): PreferenceFigures => {
    const [citedFigure, firstFigure] = [cited[at], first[at]];
    if (!citedFigure || !firstFigure) throw new Error("A group has no figures");
    return {
      cited: citedFigure,
      first: firstFigure,
      sentences: {
        old: hasOld ? sentenceShare(group, "old") : null,
        draft: sentenceShare(group, "draft"),
      },
      failed: group.filter(({ is_answered }) => !is_answered).length,
    };
  });
  const [overall, ...ofModels] = figures;
  if (!overall) throw new Error("There are no figures");
  return {
    repeats,
    masked,
    masks: [...plan.masks],
    overall,
    models: ofModels.flatMap((one, at) => {
      const model = models[at];
      return model ? [{ ...one, ...model }] : [];
    }),
    questions: plan.questions.map(({ text, rivals }, question) => ({
      text,
      rivals: rivals.map(({ url, title }) => ({ url, title })),
      models: models.map(({ id }) => ({
        id,
        places: placesOf(
          asks.filter((ask) => ask.question === question && ask.operator_model === id),
          hasOld,
        ),
      })),
    })),
    left_out: [...plan.left_out],
  };
}

/** One model alone is all models: it has their verdict. */
function figuresOf(
  groups: readonly (readonly EndedAsk[])[],
  hits: AskCondition,
  hasOld: boolean,
): PreferenceFigure[] {
  const changes = groups.map((group) => (hasOld ? pairedChange(pairsOf(group, hits)) : null));
  const isAlone = groups.length === 2;
  const verdicts = changeVerdicts(
    changes.map((change, at) => ({ change, isComparable: true, isHeadline: at === 0 || isAlone })),
  );
  return groups.map((group, at) => ({
    old: hasOld ? armRate(group, "old", hits) : null,
    draft: armRate(group, "draft", hits),
    change: shownChange(changes[at] ?? null),
    verdict: verdicts[at] ?? null,
  }));
}

/** Pairs of asks of the same model with ours at the same place: the old page before, the draft after. */
function pairsOf(asks: readonly EndedAsk[], hits: AskCondition): Pair[] {
  const byPair = Map.groupBy(asks, (ask) => `${ask.question} ${ask.place} ${ask.operator_model}`);
  return [...byPair.values()].map((same) => ({
    cluster: String(same[0]?.question),
    before: countsOf(same, "old", hits),
    after: countsOf(same, "draft", hits),
  }));
}

function countsOf(asks: readonly EndedAsk[], arm: SimulationArm, hits: AskCondition): Counts {
  const answered = asks.filter((ask) => ask.arm === arm && ask.is_answered);
  return { hits: answered.filter(hits).length, total: answered.length };
}

function armRate(
  asks: readonly EndedAsk[],
  arm: SimulationArm,
  hits: AskCondition,
): PreferenceFigure["draft"] {
  const byQuestion = Map.groupBy(asks, ({ question }) => question);
  const clusters = [...byQuestion.values()].map((same) => countsOf(same, arm, hits));
  const all = countsOf(asks, arm, hits);
  return {
    hits: all.hits,
    n: all.total,
    rate: rateOf(all.hits, all.total),
    interval: shownInterval(clusterMoments(clusters.filter(({ total }) => total > 0))),
  };
}

function sentenceShare(
  asks: readonly EndedAsk[],
  arm: SimulationArm,
): PreferenceFigures["sentences"]["draft"] {
  const answered = asks.filter((ask) => ask.arm === arm && ask.is_answered);
  const hits = answered.reduce((sum, ask) => sum + ask.citing_sentences, 0);
  const n = answered.reduce((sum, ask) => sum + ask.sentences, 0);
  return { hits, n, rate: rateOf(hits, n) };
}

function shownChange(change: PairedChange | null): PreferenceFigure["change"] {
  if (!change) return null;
  const { points, interval, pairs, clusters } = change;
  return {
    points: roundedTo(points, 2),
    interval: { low: roundedTo(interval.low, 2), high: roundedTo(interval.high, 2) },
    pairs,
    clusters,
  };
}

function placesOf(
  asks: readonly EndedAsk[],
  hasOld: boolean,
): PreferenceResult["questions"][number]["models"][number]["places"] {
  const shown = (arm: SimulationArm, place: number): { hits: number; n: number } => {
    const { hits, total } = countsOf(
      asks.filter((ask) => ask.place === place),
      arm,
      isCited,
    );
    return { hits, n: total };
  };
  return Array.from({ length: modelSimulationLimits.places }, (_, at) => ({
    place: at + 1,
    old: hasOld ? shown("old", at + 1) : null,
    draft: shown("draft", at + 1),
  }));
}
