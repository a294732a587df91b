import type { Audit } from "@citelens/contract/content/audit-fields";
import { useMutation } from "@tanstack/react-query";
import { Braces, ChevronDown, Download, FileText, Sheet } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { saveFile } from "#lib/browser/save-file.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Menu } from "#ui/overlays/menu/menu.tsx";
import type { MenuEntry } from "#ui/overlays/menu/menu-props.ts";
import { toast } from "#ui/overlays/toast.ts";
import { type AuditFileFormat, auditFile } from "../technical-audit.queries.ts";
import { auditFileName } from "./file-name.rules.ts";

const choices = [
  { format: "html", label: "Report to print or send", icon: <FileText aria-hidden="true" /> },
  { format: "csv", label: "All findings as CSV", icon: <Sheet aria-hidden="true" /> },
  { format: "json", label: "Everything as JSON", icon: <Braces aria-hidden="true" /> },
] as const;

/** Everything that an audit found, as a file. */
export function ExportMenu({ audit }: { readonly audit: Audit }): ReactElement {
  const projectId = useWorkspaceId();
  const saving = useMutation({
    mutationFn: async (format: AuditFileFormat) =>
      saveFile(await auditFile(projectId, audit.id, format), auditFileName(audit, format)),
    onError: (problem) => toast.error(problemMessage(problem, "The export failed. Please try again.")),
  });
  const entries = choices.map(
    ({ format, label, icon }): MenuEntry =>
      saving.isPending
        ? { kind: "disabled", label, icon, hint: "A file is being made." }
        : { kind: "action", label, icon, onSelect: () => saving.mutate(format) },
  );
  return (
    <Menu
      trigger={
        <Button size="sm" icon={<Download size={14} aria-hidden="true" />} loading={saving.isPending}>
          Export
          <ChevronDown size={14} aria-hidden="true" className="text-fg-3" />
        </Button>
      }
      entries={entries}
    />
  );
}
