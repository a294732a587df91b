import type { Audit } from "@citelens/contract/content/audit-fields";
import { Link, useNavigate } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Instant } from "#ui/text/instant.tsx";
import { coverageText, shortAddress } from "../audit-figures.rules.ts";
import { AgainButton } from "../start/again-button.tsx";
import { AuditExport } from "./audit-export.tsx";

/** Name of the audit, and what can be done with it. */
export function ResultsHeader({ audit }: { readonly audit: Audit }): ReactElement {
  const projectId = useWorkspaceId();
  const navigate = useNavigate();
  const isSite = audit.scope === "SITE";
  return (
    <PageHeader
      title={isSite ? `Audit of ${shortAddress(audit.url)}` : "Audit of one page"}
      purpose={
        <>
          {isSite ? `${coverageText(audit.coverage)}, ` : `${shortAddress(audit.url)}, `}
          <Instant at={audit.finished ?? audit.created} />
        </>
      }
      actions={
        <>
          <Button
            size="sm"
            icon={<ArrowLeft size={14} aria-hidden="true" />}
            render={
              <Link to="/workspaces/$projectId/technical-optimization/dashboard" params={{ projectId }} />
            }
          >
            Technical Audit
          </Button>
          <AgainButton
            audit={audit}
            onStarted={({ id }) =>
              void navigate({
                to: "/workspaces/$projectId/technical-optimization/analyzing/$auditId",
                params: { projectId, auditId: id },
              })
            }
          />
          {audit.is_whole && <AuditExport audit={audit} />}
        </>
      }
    />
  );
}
