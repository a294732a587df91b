import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { ReactElement } from "react";
import { useInsightScope } from "#features/insights/public.ts";
import { problemMessage } from "#lib/api/api-problem.ts";
import { fileName } from "#lib/browser/file-name.ts";
import { saveFile } from "#lib/browser/save-file.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { toast } from "#ui/overlays/toast.ts";

interface ExportButtonProps {
  /** The row type in the file name. */
  readonly rows: "sources" | "source-pages";
  readonly read: () => Promise<Blob>;
  readonly disabled: boolean;
}

/** Saves all rows of the filtered list, not only the visible page. */
export function ExportButton({ rows, read, disabled }: ExportButtonProps): ReactElement {
  const workspace = useWorkspace();
  const { view } = useInsightScope();
  const saving = useMutation({
    mutationFn: async () => saveFile(await read(), fileName(rows, workspace.name, view.range)),
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
