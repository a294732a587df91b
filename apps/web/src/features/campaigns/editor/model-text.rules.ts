import type { OperatorModel } from "@citelens/contract/operators";
import { counted } from "#lib/figures.ts";

const accesses = {
  api: "API",
  search: "search page",
  app: "app surface",
  local: "local",
} as const;

/** The model's operator, how it is asked, and why it is unavailable. */
export function describeModel(model: OperatorModel): string {
  const { access, configured, available, web_search } = model;
  const asked = accesses[access === "surface" ? (model.surface ?? "search") : access];
  const operator = access === "local" ? "Not an AI assistant" : model.operator_name;
  const grounds = web_search ? "searches the web" : "answers from training";
  const how = access === "local" ? "what the pages read here would answer" : `${asked}, ${grounds}`;
  if (!configured) return `${operator} · ${asked} · needs a key`;
  return available ? `${operator} · ${how}` : `${operator} · ${asked} · paused for now`;
}

export function modelPrice({ credits_per_answer: credits }: OperatorModel): string {
  return credits === 0 ? "free" : counted(credits, "credit");
}
