import type { Audit } from "@citelens/contract/content/audit-fields";
import { Link, useNavigate } from "@tanstack/react-router";
import { ArrowLeft, Braces, FileText, Sheet } from "lucide-react";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { ExportMenu } from "#ui/overlays/export-menu.tsx";
import { Instant } from "#ui/text/instant.tsx";
import { coverageText, shortAddress } from "../audit-figures.rules.ts";
import { AgainButton } from "../start/again-button.tsx";
import { auditFile } from "../technical-audit.queries.ts";
import { auditFileName } from "./file-name.rules.ts";

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

const choices = [
  { format: "html", label: "Report to print or send", icon: <FileText aria-hidden="true" /> },
  { format: "csv", label: "All findings as CSV", icon: <Sheet aria-hidden="true" /> },
  { format: "json", label: "Everything as JSON", icon: <Braces aria-hidden="true" /> },
] as const;

/** Everything that an audit found, as a file. */
function AuditExport({ audit }: { readonly audit: Audit }): ReactElement {
  const projectId = useWorkspaceId();
  return (
    <ExportMenu
      choices={choices}
      read={(format) => auditFile(projectId, audit.id, format)}
      fileName={(format) => auditFileName(audit, format)}
    />
  );
}
