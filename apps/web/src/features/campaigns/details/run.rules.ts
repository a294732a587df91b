import type { RunProgress } from "@citelens/contract/visibility/runs";

type Totals = Pick<RunProgress, "answers_ok" | "answers_refused" | "answers_failed">;
type Model = Pick<RunProgress["models"][number], "ok" | "refused" | "failed">;

/** Finished questions of a run, whatever their outcome. */
export function answeredOf({ answers_ok, answers_refused, answers_failed }: Totals): number {
  return answers_ok + answers_refused + answers_failed;
}

export function modelDone({ ok, refused, failed }: Model): number {
  return ok + refused + failed;
}

/** The problems of a run: a sentence for each model that failed or lost answers. */
export function problemsOf({ models }: Pick<RunProgress, "models">): readonly string[] {
  return models.flatMap(({ display_name, problem, failed, total }) => {
    if (problem !== null) return [`${display_name}: ${problem}`];
    return failed > 0 ? [`${display_name}: ${failed} of ${total} failed`] : [];
  });
}
