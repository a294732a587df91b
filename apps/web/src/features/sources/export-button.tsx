import type { Workspace } from "@citelens/contract/workspaces";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { fileName } from "#lib/browser/file-name.ts";
import { saveFile } from "#lib/browser/save-file.ts";
import type { DayRange } from "#lib/dates/day-range.ts";
import { Button } from "#ui/forms/button.tsx";
import { toast } from "#ui/overlays/toast.ts";

interface ExportButtonProps {
  readonly workspace: Pick<Workspace, "name">;
  readonly range: DayRange;
  /** The row type in the file name. */
  readonly rows: "sources" | "source-pages";
  readonly read: () => Promise<Blob>;
  readonly disabled: boolean;
}

/** Saves all rows of the filtered list, not only the visible page. */
export function ExportButton({ workspace, range, rows, read, disabled }: ExportButtonProps): ReactElement {
  const saving = useMutation({
    mutationFn: async () => saveFile(await read(), fileName(rows, workspace.name, range)),
    onError: (problem) => toast.error(problemMessage(problem, "The export failed. Please try again.")),
  });
  return (
    <Button
      size="sm"
      icon={<Download size={14} aria-hidden="true" />}
      disabled={disabled}
      loading={saving.isPending}
      onClick={() => saving.mutate()}
    >
      Export CSV
    </Button>
  );
}
