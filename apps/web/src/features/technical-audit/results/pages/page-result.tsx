import type { Audit, AuditPage } from "@citelens/contract/content/audit-fields";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { scoreText } from "../../audit-figures.rules.ts";
import { bandLabels, bandOf } from "../../audit-labels.rules.ts";
import { ScoreRing } from "../../score-ring.tsx";
import { auditedPageQuery, topPagesQuery } from "../results.queries.ts";
import { PageDetails } from "./page-details.tsx";

const title = "The page";

/** The audit of one page: its points and all its findings. */
export function PageResult({ audit }: { readonly audit: Audit }): ReactElement {
  const pages = useQuery(topPagesQuery(useWorkspaceId(), audit.id, "score"));
  return (
    <Card>
      <QueryContent
        title={title}
        query={pages}
        isEmpty={({ results }) => results.length === 0}
        emptyText="The page could not be read"
      >
        {({ results }) => {
          const page = results.find(({ found_in: from }) => from.includes("START")) ?? results[0];
          return page && <OnePage audit={audit} page={page} />;
        }}
      </QueryContent>
    </Card>
  );
}

function OnePage({ audit, page }: { readonly audit: Audit; readonly page: AuditPage }): ReactElement {
  const details = useQuery(auditedPageQuery(useWorkspaceId(), audit.id, page.id));
  const score = audit.score ?? page.score;
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="flex flex-col items-center gap-2 text-center lg:sticky lg:top-(--rail-top) lg:self-start">
        <ScoreRing score={score} />
        <p className="text-lg font-semibold">{score === null ? "No score" : bandLabels[bandOf(score)]}</p>
        <p className="sr-only">{scoreText(score)} of 100 points</p>
        <h2 className="text-sm wrap-anywhere text-fg-2">{page.title ?? "Without a title"}</h2>
      </div>
      <QueryContent title={title} query={details} isEmpty={() => false} emptyText="">
        {(known) => <PageDetails auditId={audit.id} page={known} />}
      </QueryContent>
    </div>
  );
}
