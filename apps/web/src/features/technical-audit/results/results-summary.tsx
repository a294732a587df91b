import type { Audit } from "@citelens/contract/content/audit-fields";
import type { ReactElement } from "react";
import { counted, countText } from "#lib/figures.ts";
import { Delta } from "#ui/charts/delta.tsx";
import { StatStrip } from "#ui/charts/stat-strip.tsx";
import { coverageText, gravestText, issuesIn, scoreText, shownChange } from "../audit-figures.rules.ts";
import { bandLabels, bandOf } from "../audit-labels.rules.ts";

/** An audit in four figures. */
export function ResultsSummary({ audit }: { readonly audit: Audit }): ReactElement {
  const { score, score_change: change, counts, coverage, site_score: site, pages_score: pages } = audit;
  return (
    <StatStrip
      label="The audit in figures"
      stats={[
        {
          label: "Score",
          value: score === null ? "–" : `${scoreText(score)} · ${bandLabels[bandOf(score)]}`,
          detail: change === null ? "of 100 points" : <Change score={score} change={change} />,
        },
        { label: "Issues that cost points", value: countText(issuesIn(counts)), detail: gravestText(counts) },
        {
          label: "Site and pages",
          value: `${scoreText(site)} / ${scoreText(pages)}`,
          detail: "points as a whole, and of pages",
        },
        {
          label: "Pages read",
          value: countText(coverage.read),
          detail:
            coverage.known > coverage.read ? coverageText(coverage) : counted(coverage.known, "known page"),
        },
      ]}
    />
  );
}

function Change({ score, change }: { readonly score: number | null; readonly change: number }): ReactElement {
  const shown = shownChange(score, change);
  return shown === 0 ? (
    <>as in the audit before</>
  ) : (
    <>
      <Delta change={shown} unit="pts" /> to the audit before
    </>
  );
}
