import type { Opportunity } from "@citelens/contract/content/opportunities";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { Section } from "./section.tsx";

/** Findings of the newest audit there, with its issues. */
export function AuditSection({
  audit,
}: {
  readonly audit: Opportunity["evidence"]["audit"];
}): ReactElement | null {
  const projectId = useWorkspaceId();
  if (!audit) return null;
  return (
    <Section title="What the audit found">
      <ul aria-label="What the audit found" className="divide-y divide-border border-y border-border">
        {audit.checks.map(({ check_id: issue, title, found }) => (
          <li key={issue} className="py-2.5">
            <TextLink
              render={
                <Link
                  to="/workspaces/$projectId/technical-optimization/results/$auditId"
                  params={{ projectId, auditId: audit.audit_id }}
                  search={{ issue }}
                />
              }
            >
              {title}
            </TextLink>
            <p className="text-sm wrap-anywhere text-fg-2">{found}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
