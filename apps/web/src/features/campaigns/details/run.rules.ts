import type { RunProgress } from "@citelens/contract/runs";

type Totals = Pick<RunProgress, "answers_ok" | "answers_refused" | "answers_failed">;
type Model = Pick<RunProgress["models"][number], "ok" | "refused" | "failed">;

/** Questions of a run that are done with, whatever came of them. */
export function answeredOf({ answers_ok, answers_refused, answers_failed }: Totals): number {
  return answers_ok + answers_refused + answers_failed;
}

export function modelDone({ ok, refused, failed }: Model): number {
  return ok + refused + failed;
}

/** What went wrong in a run, a sentence for each model that had a problem or lost answers. */
export function problemsOf({ models }: Pick<RunProgress, "models">): readonly string[] {
  return models.flatMap(({ display_name, problem, failed, total }) => {
    if (problem !== null) return [`${display_name}: ${problem}`];
    return failed > 0 ? [`${display_name}: ${failed} of ${total} failed`] : [];
  });
}
