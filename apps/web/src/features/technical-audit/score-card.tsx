import type { Audit } from "@citelens/contract/content/audit-fields";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Delta } from "#ui/charts/delta.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { coverageText, scoreText, shownChange } from "./audit-figures.rules.ts";
import { bandLabels, bandOf } from "./audit-labels.rules.ts";
import { ScoreRing } from "./score-ring.tsx";
import { SeverityMark } from "./severity-mark.tsx";

const counted = ["blocker", "high", "medium", "low"] as const;

/** The score of an audit with its band and change, and what it is made of. */
export function ScoreCard({ audit }: { readonly audit: Audit }): ReactElement {
  const projectId = useWorkspaceId();
  const { id: auditId, score, score_change: change, site_score: site, pages_score: pages, coverage } = audit;
  const shown = shownChange(score, change);
  return (
    <Card
      title="Score"
      hint={`Of ${coverageText(coverage)}`}
      info={<AboutScore />}
      actions={
        audit.is_whole && (
          <Button
            size="sm"
            render={
              <Link
                to="/workspaces/$projectId/technical-optimization/results/$auditId"
                params={{ projectId, auditId }}
              />
            }
          >
            See the results
          </Button>
        )
      }
    >
      <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
        <ScoreRing score={score} />
        <div className="flex-auto space-y-3">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-xl font-semibold">
              {score === null ? "No score" : bandLabels[bandOf(score)]}
            </span>
            <span className="sr-only">{`, ${scoreText(score)} of 100 points`}</span>
            <Delta change={shown} unit="pts" />
            {change !== null && shown === 0 && <span className="text-sm text-fg-3">as before</span>}
          </p>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm whitespace-nowrap">
            <dt className="text-fg-2">Site as a whole</dt>
            <dd className="font-medium tabular-nums">{scoreText(site)}</dd>
            <dt className="text-fg-2">Its pages</dt>
            <dd className="font-medium tabular-nums">{scoreText(pages)}</dd>
            <dt className="text-fg-2">Audited</dt>
            <dd className="font-medium">
              <Ago at={audit.finished ?? audit.created} />
            </dd>
          </dl>
        </div>
      </div>
      <dl
        aria-label="Issues by severity"
        className="mt-5 grid grid-cols-2 gap-3 border-t border-border pt-4 sm:grid-cols-4"
      >
        {counted.map((severity) => (
          <div key={severity}>
            <dt>
              <SeverityMark severity={severity} />
            </dt>
            <dd className="text-xl font-semibold tabular-nums">{countText(audit.counts[severity])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function AboutScore(): ReactElement {
  return (
    <InfoPopover topic="Score">
      <p>
        0.4 × the site’s points + 0.6 × the points of its pages, each 100 × (1 − weights of failed checks /
        weights of all checks that apply). Pages that AI agents read and answers cite count more.
      </p>
      <p>
        Weights: blocker 10, high 5, medium 3, low 1. A page with a blocker has 50 points at most, a site with
        one 40. What was not checked leaves the sum.
      </p>
      <p>70 and more is strong, 50 good, 20 fair, less is weak.</p>
    </InfoPopover>
  );
}
