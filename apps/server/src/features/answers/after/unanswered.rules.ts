import { type KnownModels, modelShown } from "#features/operators/public.ts";
import { failureSentence } from "../ask/retry.rules.ts";
import type { Tally } from "../keep/run-tallies.sql.ts";

type Counted = Pick<Tally, "operator_model" | "asked" | "failed" | "failure_kind">;

/** A model that failed at so many questions of a run, and at this part of them, needs somebody's attention. */
const unanswered = { questions: 3, part: 0.5 } as const;

/** Which models hardly answered a run, and why, in sentences; none where each of them did. */
export function unansweredNote(tallies: readonly Counted[], models: KnownModels): string | undefined {
  const notes = tallies
    .filter(({ asked, failed }) => failed >= unanswered.questions && failed >= asked * unanswered.part)
    .map(({ operator_model, asked, failed, failure_kind }) => {
      const { display_name } = modelShown(models, operator_model);
      const count = failed === asked ? `none of ${asked}` : `${asked - failed} of ${asked}`;
      const reason = failure_kind ? ` ${failureSentence(failure_kind, operator_model)}` : "";
      return `${display_name} answered ${count} questions of the newest run.${reason}`;
    });
  return notes.length > 0 ? notes.join(" ") : undefined;
}
