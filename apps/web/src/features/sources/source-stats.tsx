import type { SourceList } from "@citelens/contract/sources";
import type { ReactElement } from "react";
import { StatStrip } from "#ui/stat-strip.tsx";
import { sumsOf } from "./source-sums.rules.ts";
import { countInWords, placeInWords, shareInWords } from "./source-words.rules.ts";

/** How much is cited in the period, and how much of it is the client's. */
export function SourceStats({ list }: { readonly list: Pick<SourceList, "n" | "kinds"> }): ReactElement {
  const { n } = list;
  const { sites, uses, ownUses, competitorUses } = sumsOf(list.kinds);
  return (
    <StatStrip
      label="Sources in short"
      stats={[
        { label: "Answers with sources", value: countInWords(n), detail: "cite at least one site" },
        {
          label: "Sites",
          value: countInWords(sites),
          detail: `${placeInWords(n === 0 ? null : uses / n)} used in an answer`,
        },
        {
          label: "Your share of uses",
          value: shareInWords(uses === 0 ? null : (100 * ownUses) / uses),
          detail: `${countInWords(ownUses)} of ${countInWords(uses)} uses`,
        },
        {
          label: "Competitors’ share",
          value: shareInWords(uses === 0 ? null : (100 * competitorUses) / uses),
          detail: `${countInWords(competitorUses)} of ${countInWords(uses)} uses`,
        },
      ]}
    />
  );
}
