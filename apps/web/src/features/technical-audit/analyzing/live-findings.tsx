import type { Audit } from "@citelens/contract/content/audit-fields";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Card } from "#ui/frame/card.tsx";
import { placesText } from "../audit-figures.rules.ts";
import { firstIssuesQuery } from "../results/results.queries.ts";
import { SeverityMark } from "../severity-mark.tsx";

const askedEveryMs = 3_000;

/** Findings so far, by what they cost most. */
export function LiveFindings({ audit }: { readonly audit: Audit }): ReactElement {
  const found = useQuery({
    ...firstIssuesQuery(useWorkspaceId(), audit.id),
    refetchInterval: askedEveryMs,
  });
  const issues = found.data?.results ?? [];
  return (
    <Card
      title="Found so far"
      hint="Links, duplicates and scores follow at the end, when all pages are known."
    >
      {issues.length === 0 ? (
        <p className="text-fg-2">Nothing yet.</p>
      ) : (
        <ul aria-label="Found so far" className="divide-y divide-border">
          {issues.map(({ check_id, title, severity, is_half: isHalf, pages }) => (
            <li key={check_id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
              <span className="min-w-0 flex-1 basis-48 wrap-anywhere">{title}</span>
              <span className="flex items-baseline gap-x-4">
                <span className="sm:w-28">
                  <SeverityMark severity={severity} half={isHalf} />
                </span>
                <span className="text-sm text-fg-2 tabular-nums sm:w-20 sm:text-right">
                  {placesText(check_id, pages)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
