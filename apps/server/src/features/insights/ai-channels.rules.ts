import type { AiChannel } from "@citelens/contract/visibility/insights";
import { intervalOf, meanOf, rateOf, verdictsOf } from "@citelens/statistics";
import type { AnswerTally } from "./answer-tally.rules.ts";

interface ModelTally extends AnswerTally {
  readonly operator_model: string;
}

type Named = "operator_model_id" | "operator_name" | "display_name" | "favicon";
export type RankedChannel = Omit<AiChannel, Named> & { readonly operator_model: string };

/** What each model says of the client, those with most mentions first. Models that answered before alone count too. */
export function aiChannels(
  now: readonly ModelTally[],
  before: readonly ModelTally[],
  isComparable: boolean,
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
        interval: intervalOf(own.mentions, own.n),
      };
    })
    .sort(
      (a, b) =>
        b.mentions - a.mentions ||
        b.owned_content_used - a.owned_content_used ||
        a.operator_model.localeCompare(b.operator_model, "en", { numeric: true }),
    );
  const verdicts = verdictsOf(
    rows.map(({ mentions, n, previous_mentions, previous_n }) => ({
      now: { hits: mentions, total: n },
      before: { hits: previous_mentions, total: previous_n },
    })),
    isComparable,
  );
  return rows.map((row, index) => ({ ...row, verdict: verdicts[index] ?? null }));
}

function byModel(tallies: readonly ModelTally[]): Map<string, ModelTally> {
  return new Map(tallies.map((tally) => [tally.operator_model, tally]));
}

const nothing = { n: 0, mentions: 0, position_sum: 0, cited: 0 };
