import type { OpportunityQuery } from "@citelens/contract/content/opportunities";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { counted, exactText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { priorityLabel } from "../opportunity-labels.rules.ts";
import { tenthOf } from "../score-parts.rules.ts";
import { Section } from "./section.tsx";

/** The queries that call for it, each with its conversation. */
export function QueriesSection({ queries }: { readonly queries: readonly OpportunityQuery[] }): ReactElement {
  const projectId = useWorkspaceId();
  return (
    <Section title={`Queries (${queries.length})`}>
      <ul aria-label="Queries" className="divide-y divide-border border-y border-border">
        {queries.map(({ query_id: queryId, text, priority, n, score }) => (
          <li key={queryId} className="py-2">
            <p className="wrap-anywhere">
              <TextLink
                render={
                  <Link
                    to="/workspaces/$projectId/insight/conversations/$queryId"
                    params={{ projectId, queryId }}
                  />
                }
              >
                {text}
              </TextLink>
            </p>
            <p className="text-sm text-fg-3 tabular-nums">
              {counted(n, "answer")} · {priorityLabel(priority)} · score {exactText(tenthOf(score))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
