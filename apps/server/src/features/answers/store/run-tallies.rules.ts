import type { AnswerStatus } from "@citelens/contract/visibility/answers";
import type { OperatorFailureKind } from "@citelens/contract/visibility/operators";

interface TalliedAnswer {
  readonly workspace_id: string;
  readonly campaign_id: string;
  readonly run_id: string;
  readonly operator_model: string;
  readonly lane: string;
  readonly status: AnswerStatus;
  readonly credits: number;
  readonly failure_kind: OperatorFailureKind | null;
}

/** Changes to add to what is known of a run and model; counts may be negative. */
export interface RunTally {
  readonly workspace_id: string;
  readonly campaign_id: string;
  readonly run_id: string;
  readonly operator_model: string;
  readonly lane: string;
  readonly asked: number;
  readonly ok: number;
  readonly refused: number;
  readonly failed: number;
  readonly credits: number;
  readonly failure_kind: OperatorFailureKind | null;
}

/** By run and model, in the order of their keys. */
export function runTallies({
  before,
  after,
}: {
  readonly before: readonly TalliedAnswer[];
  readonly after: readonly TalliedAnswer[];
}): RunTally[] {
  const found = new Map<string, RunTally>();
  const add = (answer: TalliedAnswer, sign: 1 | -1): void => {
    const { workspace_id, campaign_id, run_id, operator_model, lane, status } = answer;
    const key = [workspace_id, campaign_id, run_id, operator_model].join(" ");
    const known = found.get(key);
    const counted = (isIt: boolean, count = 1): number => (isIt ? sign * count : 0);
    const isPaid = status === "OK" || status === "REFUSED";
    found.set(key, {
      workspace_id,
      campaign_id,
      run_id,
      operator_model,
      lane,
      asked: (known?.asked ?? 0) + sign,
      ok: (known?.ok ?? 0) + counted(status === "OK"),
      refused: (known?.refused ?? 0) + counted(status === "REFUSED"),
      failed: (known?.failed ?? 0) + counted(status === "FAILED"),
      credits: (known?.credits ?? 0) + counted(isPaid, answer.credits),
      failure_kind: sign > 0 && status === "FAILED" ? answer.failure_kind : (known?.failure_kind ?? null),
    });
  };
  for (const answer of before) add(answer, -1);
  for (const answer of after) add(answer, 1);
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => row)
    .filter(({ asked, ok, refused, failed }) => asked !== 0 || ok !== 0 || refused !== 0 || failed !== 0);
}
