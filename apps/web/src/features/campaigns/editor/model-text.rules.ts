import type { OperatorModel } from "@citelens/contract/operators";
import { counted } from "#lib/figures.ts";

const accesses = {
  api: "API",
  surface: "app surface",
  local: "local",
} as const satisfies Record<OperatorModel["access"], string>;

/** The model's operator, how it is asked, and why it is unavailable. */
export function describeModel(model: OperatorModel): string {
  const { access, configured, available, web_search } = model;
  const operator = access === "local" ? "Not an AI assistant" : model.operator_name;
  const grounds = web_search ? "searches the web" : "answers from training";
  const how =
    access === "local" ? "what the pages read here would answer" : `${accesses[access]}, ${grounds}`;
  if (!configured) return `${operator} · ${accesses[access]} · needs a key`;
  return available ? `${operator} · ${how}` : `${operator} · ${accesses[access]} · paused for now`;
}

export function modelPrice({ credits_per_answer: credits }: OperatorModel): string {
  return credits === 0 ? "free" : counted(credits, "credit");
}
