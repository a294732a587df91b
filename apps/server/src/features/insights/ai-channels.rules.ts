import type { AiChannel } from "@citelens/contract/visibility/insights";
import { meanOf, rateOf } from "@citelens/statistics";
import { isEnough } from "./compare/comparison.rules.ts";
import {
  intervalIn,
  judgeRows,
  type MeasuredPair,
  notJudged,
  type PeriodComparison,
} from "./compare/measured.rules.ts";
import type { AnswerTally } from "./store/answer-tally.rules.ts";

interface ModelTally extends AnswerTally {
  readonly operator_model: string;
}

type ChannelNames = "operator_model_id" | "operator_name" | "display_name" | "favicon";
export type RankedChannel = Omit<AiChannel, ChannelNames> & { readonly operator_model: string };

/** Channels by what each model says of the client, those with most mentions first. Models that answered before alone count too. */
export function aiChannels(
  now: readonly ModelTally[],
  before: readonly ModelTally[],
  pairs: Pick<PeriodComparison, "now" | "before" | "shared">,
): RankedChannel[] {
  const [current, earlier] = [byModel(now), byModel(before)];
  const rows = [...new Set([...current.keys(), ...earlier.keys()])]
    .map((operator_model) => {
      const own = current.get(operator_model) ?? nothing;
      const previous = earlier.get(operator_model) ?? nothing;
      return {
        operator_model,
        mentions: own.mentions,
        previous_mentions: previous.mentions,
        owned_content_used: own.cited,
        previous_owned_content_used: previous.cited,
        n: own.n,
        previous_n: previous.n,
        visibility_score: rateOf(own.mentions, own.n),
        previous_visibility_score: rateOf(previous.mentions, previous.n),
        average_position: meanOf(own.position_sum, own.mentions),
      };
    })
    .sort(
      (a, b) =>
        b.mentions - a.mentions ||
        b.owned_content_used - a.owned_content_used ||
        a.operator_model.localeCompare(b.operator_model, "en", { numeric: true }),
    );
  const compared = rows.map((row) => comparedChannel(row, pairs));
  const judged = judgeRows(compared);
  return rows.map((row, index) => {
    const own = compared[index];
    return { ...row, interval: own ? intervalIn(own) : null, ...(judged[index] ?? notJudged) };
  });
}

type Row = Omit<RankedChannel, "interval" | "paired_points" | "verdict">;

/** A model is compared by itself: another one's new version says nothing of it. */
function comparedChannel(
  row: Row,
  { now, before, shared }: Pick<PeriodComparison, "now" | "before" | "shared">,
): PeriodComparison {
  const own = (measured: readonly MeasuredPair[]): MeasuredPair[] =>
    measured.filter(({ operator_model }) => operator_model === row.operator_model);
  const [ownNow, ownBefore] = [own(now), own(before)];
  return {
    now: ownNow,
    before: ownBefore,
    shared,
    isComparable: isEnough(shared, ownNow, ownBefore),
    whole: {
      now: { hits: row.mentions, total: row.n },
      before: { hits: row.previous_mentions, total: row.previous_n },
    },
  };
}

function byModel(tallies: readonly ModelTally[]): Map<string, ModelTally> {
  return new Map(tallies.map((tally) => [tally.operator_model, tally]));
}

const nothing = { n: 0, mentions: 0, position_sum: 0, cited: 0 };
