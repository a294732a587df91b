import type { SourceList } from "@citelens/contract/visibility/sources";
import type { ReactElement } from "react";
import { countText, percent } from "#lib/figures.ts";
import { StatStrip } from "#ui/charts/stat-strip.tsx";
import { sumsOf } from "./source-sums.rules.ts";
import { formatPosition } from "./source-text.rules.ts";

/** How much is cited in the period, and the client's share of it. */
export function SourceStats({ list }: { readonly list: Pick<SourceList, "n" | "kinds"> }): ReactElement {
  const { n } = list;
  const { sites, uses, ownUses, competitorUses } = sumsOf(list.kinds);
  return (
    <StatStrip
      label="Sources in short"
      stats={[
        { label: "Answers with sources", value: countText(n), detail: "cite at least one site" },
        {
          label: "Sites",
          value: countText(sites),
          detail: `${formatPosition(n === 0 ? null : uses / n)} used in an answer`,
        },
        {
          label: "Your share of uses",
          value: percent(uses === 0 ? null : (100 * ownUses) / uses),
          detail: `${countText(ownUses)} of ${countText(uses)} uses`,
        },
        {
          label: "Competitors’ share",
          value: percent(uses === 0 ? null : (100 * competitorUses) / uses),
          detail: `${countText(competitorUses)} of ${countText(uses)} uses`,
        },
      ]}
    />
  );
}
