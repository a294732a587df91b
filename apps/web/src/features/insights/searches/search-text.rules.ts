import type { SearchingModel, SearchOrder, SubQuestion } from "@citelens/contract/visibility/searches";
import { counted } from "#lib/figures.ts";
import { lazily } from "#lib/lazily.ts";

/** How lists of searches can be ordered, the usual order first. */
export const searchOrderLabels = {
  "-searches": "Most searched",
  "-answers": "In most answers",
  "-found_owned": "Your pages found most",
  found_owned: "Your pages found least",
  "-cited_owned": "Your pages cited most",
  query: "By name",
} as const satisfies Partial<Record<SearchOrder, string>>;

export type ShownSearchOrder = keyof typeof searchOrderLabels;
export const usualSearchOrder: ShownSearchOrder = "-searches";

export function searchOrderIn(value: unknown): ShownSearchOrder | undefined {
  return typeof value === "string" && Object.hasOwn(searchOrderLabels, value)
    ? (value as ShownSearchOrder) // it is one of the names
    : undefined;
}

/** How many assistants say what they search for, such as "2 of 3 assistants reveal their searches". */
export function coverageText(models: readonly SearchingModel[]): string {
  const revealing = models.filter(({ reveals }) => reveals).length;
  const verb = revealing === 1 ? "reveals its" : "reveal their";
  return `${revealing} of ${counted(models.length, "assistant")} ${verb} searches.`;
}

/** Sentences about those that hide their searches and those that do not search. */
export function hiddenText(models: readonly SearchingModel[]): string {
  const others = models.filter(({ reveals }) => !reveals);
  const named = (ones: readonly SearchingModel[]) =>
    names().format(ones.map(({ operator_model }) => operator_model.display_name));
  const hiding = others.filter(({ searched }) => searched > 0);
  const idle = others.filter(({ searched }) => searched === 0);
  return [
    hiding.length > 0 && `${named(hiding)} searched without saying what for.`,
    idle.length > 0 && `${named(idle)} did not search.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(" ");
}

/** Why no searches are listed. */
export function noSearchesText(models: readonly SearchingModel[]): string {
  if (models.length === 0) return "No answers in the selected period";
  if (models.every(({ searched }) => searched === 0)) return "No assistant searched for these answers";
  return "No assistant reveals what it searched for";
}

/** Basis of the count of pages found: the search itself, or all that the answer was made from. */
export function foundBasis({
  answers,
  found_unknown,
}: Pick<SubQuestion, "answers" | "found_unknown">): string | undefined {
  if (found_unknown === 0) return undefined;
  return found_unknown === answers ? "by answer" : "partly by answer";
}

const names = lazily(() => new Intl.ListFormat("en", { type: "conjunction" }));
