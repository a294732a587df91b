import type { OperatorModel } from "@citelens/contract/visibility/operators";
import type { RunProgress } from "@citelens/contract/visibility/runs";

export type KnownModels = ReadonlyMap<string, OperatorModel>;
type ModelShown = Pick<
  RunProgress["models"][number],
  "id" | "display_name" | "operator_name" | "operator_favicon"
>;

export function modelsById(operators: readonly OperatorModel[]): KnownModels {
  return new Map(operators.map((operator) => [operator.id, operator]));
}

/** A model as people know it; one that this installation no longer has goes by its id. */
export function modelShown(models: KnownModels, id: string): ModelShown {
  const known = models.get(id);
  return {
    id,
    display_name: known?.display_name ?? id,
    operator_name: known?.operator_name ?? "",
    operator_favicon: known?.operator_favicon ?? null,
  };
}
