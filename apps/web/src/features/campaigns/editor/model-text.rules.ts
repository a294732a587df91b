import type { OperatorModel } from "@citelens/contract/visibility/operators";
import { counted } from "#lib/figures.ts";

const accesses = {
  api: "API",
  search: "search page",
  app: "app surface",
  local: "local",
  demo: "made up for this demo",
} as const;

/** The model's operator, how it is asked, and why it is unavailable. */
export function describeModel(model: OperatorModel): string {
  const { access, configured, available, web_search } = model;
  const asked = accesses[access === "surface" ? (model.surface ?? "search") : access];
  const operator = access === "local" ? "Not an AI assistant" : model.operator_name;
  const grounds = web_search ? "searches the web" : "answers from what it learnt";
  const how = access === "local" ? "what the pages read here would answer" : `${asked}, ${grounds}`;
  if (!configured) return `${operator} · ${how} · needs a key`;
  return available ? `${operator} · ${how}` : `${operator} · ${how} · paused for now`;
}

export const modelKinds = [
  { value: "all", label: "All" },
  { value: "search", label: "Searches the web" },
  { value: "learnt", label: "From what it learnt" },
] as const;
export type ModelKind = (typeof modelKinds)[number]["value"];

/** The models of one kind. The local index, which is no assistant, is of none. */
export function modelsOfKind(models: readonly OperatorModel[], kind: ModelKind): readonly OperatorModel[] {
  if (kind === "all") return models;
  return models.filter(({ access, web_search }) => access !== "local" && web_search === (kind === "search"));
}

/** The chosen models that a kind does not show, in words; undefined where it shows all. */
export function hiddenChosen(
  models: readonly OperatorModel[],
  chosen: readonly string[],
  kind: ModelKind,
): string | undefined {
  const shown = new Set(modelsOfKind(models, kind).map(({ id }) => id));
  const hidden = models.filter(({ id }) => chosen.includes(id) && !shown.has(id));
  if (hidden.length === 0) return undefined;
  return `Also chosen: ${hidden.map(({ display_name }) => display_name).join(", ")}`;
}

export function modelPrice({ credits_per_answer: credits }: OperatorModel): string {
  return credits === 0 ? "free" : counted(credits, "credit");
}

export function keylessText(count: number): string {
  return `${counted(count, "more model", "more models")} ${count === 1 ? "needs" : "need"} a key`;
}
