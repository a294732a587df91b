import type { IncomparableReason } from "@citelens/contract/visibility/insight-constants";

interface Asked {
  /** Campaigns with answers. */
  readonly campaignIds: readonly string[];
  readonly versions: readonly {
    readonly operator_model: string;
    readonly model_id: string;
    readonly analyser_version: number;
  }[];
}

/** Two periods compare when the same prompts were put to the same versions of models, and read by the same analysis. */
export function incomparableReasons({
  now,
  before,
  queriesChanged,
}: {
  readonly now: Asked;
  readonly before: Asked;
  /** Whether a campaign got or lost queries between the beginning of the one and the end of the other. */
  readonly queriesChanged: boolean;
}): IncomparableReason[] {
  if (before.campaignIds.length === 0) return ["no_previous_answers"];

  const models = ({ versions }: Asked): string[] =>
    versions.map(({ operator_model, model_id }) => `${operator_model} ${model_id}`);
  const analysers = ({ versions }: Asked): number[] =>
    versions.map(({ analyser_version }) => analyser_version);
  return [
    ...(queriesChanged || !isSame(now.campaignIds, before.campaignIds) ? ["queries_changed" as const] : []),
    ...(isSame(models(now), models(before)) ? [] : ["models_changed" as const]),
    ...(isSame(analysers(now), analysers(before)) ? [] : ["analyser_changed" as const]),
  ];
}

/** Whether a difference may be judged. Where there is nothing before, there is no difference either. */
export function mayCompare(reasons: readonly IncomparableReason[]): boolean {
  return reasons.every((reason) => reason === "no_previous_answers");
}

function isSame<T>(one: readonly T[], other: readonly T[]): boolean {
  const [left, right] = [new Set(one), new Set(other)];
  return left.size === right.size && [...left].every((value) => right.has(value));
}
