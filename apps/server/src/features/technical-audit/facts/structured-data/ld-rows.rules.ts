import { ldGuides } from "./ld-guide.rules.ts";
import { ldParts } from "./ld-parts.rules.ts";
import type { LdSource } from "./ld-sources.rules.ts";

/** A rule as the guide to audits lists it. */
export interface LdRow {
  readonly types: string;
  readonly required: readonly string[];
  readonly recommended: readonly string[];
  readonly source: LdSource;
}

/** The first type of a family stands for all of it. */
export function structuredDataRules(): readonly LdRow[] {
  const guides = ldGuides.flatMap(({ types, required, recommended, source, isOfHome }) =>
    source === null
      ? []
      : [
          {
            types: `${firstOf(types)}${isOfHome ? ", at the start page" : ""}`,
            required,
            recommended,
            source,
          },
        ],
  );
  const parts = ldParts.map(({ property, types, required, recommended, source }) => ({
    types: `\`${property}\`: ${firstOf(types)}`,
    required,
    recommended,
    source,
  }));
  return [...guides, ...parts];
}

function firstOf(types: string): string {
  const [first = "", ...others] = types.split(" ");
  return others.length === 0 ? first : `${first} and its kinds`;
}
