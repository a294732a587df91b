import type { Audit } from "@citelens/contract/content/audit-fields";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { ShareBar } from "#ui/charts/share-bar.tsx";
import { Card } from "#ui/frame/card.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { scoreText } from "../audit-figures.rules.ts";
import { categoryLabels, categoryMeanings } from "../audit-labels.rules.ts";

/** The points of each category; each leads to its issues. */
export function CategoriesCard({ audit }: { readonly audit: Audit }): ReactElement {
  const projectId = useWorkspaceId();
  return (
    <Card title="Categories" hint="Of 100 points each">
      <ul aria-label="Points by category" className="space-y-3.5">
        {audit.categories.map(({ id, score }) => (
          <li key={id}>
            <p className="flex items-baseline justify-between gap-3">
              {audit.is_whole ? (
                <TextLink
                  render={
                    <Link
                      to="/workspaces/$projectId/technical-optimization/results/$auditId"
                      params={{ projectId, auditId: audit.id }}
                      search={{ category: id }}
                    />
                  }
                >
                  {categoryLabels[id]}
                </TextLink>
              ) : (
                <span className="font-medium">{categoryLabels[id]}</span>
              )}
              <span className="font-semibold tabular-nums">{scoreText(score)}</span>
            </p>
            <ShareBar share={(score ?? 0) / 100} />
            <p className="mt-1 text-sm text-fg-3">
              {score === null ? "Nothing of it could be checked." : `${categoryMeanings[id]}.`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
