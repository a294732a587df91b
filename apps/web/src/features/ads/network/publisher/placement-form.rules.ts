import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { AdPlacement } from "@citelens/contract/content/ads-network";
import { adErrors, adLimits, type PlacementFormat } from "@citelens/contract/content/ads-words";

/** A placement as it stands in a form. */
export interface PlacementDraft {
  readonly name: string;
  /** Fixed once it is made, because the website's code names it. */
  readonly key: string;
  /** A pattern a line. */
  readonly patterns: string;
  readonly words: string;
  readonly format: PlacementFormat;
}

/** Under the fields, by their names in the API. */
export type PlacementFaults = Readonly<
  Partial<Record<"name" | "placement" | "path_patterns" | "max_words", string>>
>;

const wordsMin = 10;

export function placementDraftOf(placement: AdPlacement | undefined): PlacementDraft {
  return {
    name: placement?.name ?? "",
    key: placement?.key ?? "",
    patterns: placement?.path_patterns.join("\n") ?? "",
    words: String(placement?.max_words ?? adLimits.passageWords),
    format: placement?.format ?? "PASSAGE",
  };
}

/** Faults that the server would refuse; it is asked again. */
export function placementFaults(draft: PlacementDraft): PlacementFaults {
  const { name, key, words } = draft;
  const fits = /^\d{1,3}$/.test(words.trim()) && Number(words) >= wordsMin;
  return {
    ...(name.trim() === "" && { name: fieldErrors.required }),
    ...(!/^[a-z0-9][a-z0-9-]{0,49}$/.test(key) && { placement: adErrors.placementKey }),
    ...(patternsOf(draft).some((pattern) => !/^\/[^\s?#]*$/.test(pattern)) && {
      path_patterns: adErrors.pathPattern,
    }),
    ...((!fits || Number(words) > adLimits.passageWords) && {
      max_words: `Enter a whole number from ${wordsMin} to ${adLimits.passageWords}.`,
    }),
  };
}

/** All but the key, as the server takes it. */
export function placementFieldsOf(draft: PlacementDraft) {
  return {
    name: draft.name.trim(),
    path_patterns: patternsOf(draft),
    max_words: Number(draft.words),
    format: draft.format,
  };
}

function patternsOf({ patterns }: Pick<PlacementDraft, "patterns">): string[] {
  return patterns
    .split("\n")
    .map((pattern) => pattern.trim())
    .filter((pattern) => pattern !== "");
}
