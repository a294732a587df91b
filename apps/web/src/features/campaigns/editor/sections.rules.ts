import { fieldErrors } from "@citelens/contract/base/field-errors";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { type Draft, queriesToAsk } from "./draft.rules.ts";

export type SectionId = "campaign-type" | "campaign-brand" | "campaign-queries" | "campaign-models";

interface Section {
  readonly id: SectionId;
  readonly label: string;
  /** The campaign fields that this section edits. */
  readonly fields: readonly (keyof Draft)[];
}

/** The sections in their order. */
export const sections: readonly Section[] = [
  { id: "campaign-type", label: "Type", fields: ["name", "campaign_type"] },
  { id: "campaign-brand", label: "Brand", fields: ["brand", "competitors"] },
  { id: "campaign-queries", label: "Queries", fields: ["queries", "country", "language"] },
  { id: "campaign-models", label: "Models", fields: ["operator_models", "frequency", "repeats"] },
];

/** The server's errors by campaign field. */
export type FieldMessages = Readonly<Partial<Record<keyof Draft, readonly string[]>>>;

/** The messages of a refusal by field, including those about a part of a field. */
export function fieldMessages(problem: unknown): FieldMessages {
  if (!(problem instanceof ApiProblem)) return {};
  const byField = new Map<string, string[]>();
  for (const [path, sentences] of Object.entries(problem.fields)) {
    const [field = ""] = path.split(".");
    byField.set(field, [...(byField.get(field) ?? []), ...sentences]);
  }
  return Object.fromEntries([...byField].filter(([field]) => isField(field)));
}

/** The messages of a section. */
export function messagesOf(id: SectionId, sentences: FieldMessages): readonly string[] {
  return sections
    .filter((section) => section.id === id)
    .flatMap(({ fields }) => fields.flatMap((field) => sentences[field] ?? []));
}

/** Whether a section is complete enough for a launch. */
export function isSectionDone(id: SectionId, draft: Draft): boolean {
  const done: Readonly<Record<SectionId, boolean>> = {
    "campaign-type": draft.name.trim() !== "",
    "campaign-brand": draft.brand.name.trim() !== "",
    "campaign-queries": queriesToAsk(draft.queries).length > 0,
    "campaign-models": draft.operator_models.length > 0,
  };
  return done[id];
}

/** Reasons to refuse a launch, told without asking the server, which keeps nothing of an empty form. */
export function lacking({ name, brand, queries, operator_models }: Draft): FieldMessages {
  return {
    ...(name.trim() === "" && { name: [fieldErrors.campaignName] }),
    ...(brand.name.trim() === "" && { brand: [fieldErrors.brandName] }),
    ...(queriesToAsk(queries).length === 0 && { queries: [fieldErrors.queriesNone] }),
    ...(operator_models.length === 0 && { operator_models: [fieldErrors.modelsNone] }),
  };
}

function isField(name: string): name is keyof Draft {
  return sections.some(({ fields }) => fields.some((field) => field === name));
}
