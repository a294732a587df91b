import type { Audit } from "@citelens/contract/content/audit-fields";
import { Braces, FileText, Sheet } from "lucide-react";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { ExportMenu } from "#ui/overlays/export-menu.tsx";
import { auditFile } from "../technical-audit.queries.ts";
import { auditFileName } from "./file-name.rules.ts";

const choices = [
  { format: "html", label: "Report to print or send", icon: <FileText aria-hidden="true" /> },
  { format: "csv", label: "All findings as CSV", icon: <Sheet aria-hidden="true" /> },
  { format: "json", label: "Everything as JSON", icon: <Braces aria-hidden="true" /> },
] as const;

/** Everything that an audit found, as a file. */
export function AuditExport({ audit }: { readonly audit: Audit }): ReactElement {
  const projectId = useWorkspaceId();
  return (
    <ExportMenu
      choices={choices}
      read={(format) => auditFile(projectId, audit.id, format)}
      fileName={(format) => auditFileName(audit, format)}
    />
  );
}
