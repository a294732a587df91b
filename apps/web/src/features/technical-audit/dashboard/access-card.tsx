import type { AccessAgent, Audit } from "@citelens/contract/content/audit-fields";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { countText, wordFor } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { WithOperator } from "#ui/text/with-operator.tsx";
import { conclusionLooks } from "../results/access/access-labels.rules.ts";
import { accessQuery } from "../technical-audit.queries.ts";
import { answeringSums, keptOut } from "./dashboard.rules.ts";

const title = "Agent access";
const shownMax = 6;

/** How many AI agents are let in, and those that are kept out. */
export function AccessCard({ audit }: { readonly audit: Audit }): ReactElement {
  const projectId = useWorkspaceId();
  const access = useQuery({ ...accessQuery(projectId, audit.id), enabled: audit.is_whole });
  return (
    <Card
      title={title}
      hint="Agents that search, fetch for a user, or act; by rules, pages, probes and real visits"
      actions={
        audit.is_whole && (
          <TextLink
            render={
              <Link
                to="/workspaces/$projectId/technical-optimization/results/$auditId"
                params={{ projectId, auditId: audit.id }}
                search={{ tab: "access" }}
              />
            }
          >
            All agents
          </TextLink>
        )
      }
    >
      {audit.is_whole ? (
        <QueryContent
          title={title}
          query={access}
          isEmpty={({ agents }) => agents.length === 0}
          emptyText="No agent is known"
        >
          {({ agents }) => <Summary agents={agents} />}
        </QueryContent>
      ) : (
        <p className="text-fg-2">Of this audit only scores and counts are kept.</p>
      )}
    </Card>
  );
}

function Summary({ agents }: { readonly agents: readonly AccessAgent[] }): ReactElement {
  const { open, closed, unknown } = answeringSums(agents);
  const out = keptOut(agents);
  return (
    <div className="space-y-4">
      <dl className="grid grid-cols-3 gap-3">
        <Sum label="Let in" count={open} />
        <Sum label="Kept out" count={closed} />
        <Sum label="Not known" count={unknown} />
      </dl>
      {out.length === 0 ? (
        <p className="text-fg-2">No agent is seen to be kept out.</p>
      ) : (
        <ul aria-label="Agents that are kept out" className="divide-y divide-border border-t border-border">
          {out.slice(0, shownMax).map(({ token, operator, conclusion }) => (
            <li key={token} className="flex flex-wrap items-center justify-between gap-x-3 py-2">
              <WithOperator operator={operator}>
                <span className="font-medium wrap-anywhere">{token}</span>{" "}
                <span className="text-sm text-fg-3">{operator}</span>
              </WithOperator>
              <Badge tone={conclusionLooks[conclusion].tone}>{conclusionLooks[conclusion].label}</Badge>
            </li>
          ))}
        </ul>
      )}
      {out.length > shownMax && (
        <p className="text-sm text-fg-3">{`And ${countText(out.length - shownMax)} more ${wordFor(out.length - shownMax, "agent")}.`}</p>
      )}
    </div>
  );
}

function Sum({ label, count }: { readonly label: string; readonly count: number }): ReactElement {
  return (
    <div>
      <dt className="text-sm text-fg-2">{label}</dt>
      <dd className="text-xl font-semibold tabular-nums">{countText(count)}</dd>
    </div>
  );
}
