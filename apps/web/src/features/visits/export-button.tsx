import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { fileName } from "#lib/browser/file-name.ts";
import { saveFile } from "#lib/browser/save-file.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { visitsFile } from "./visits.queries.ts";
import type { VisitsView } from "./visits-search.rules.ts";

interface ExportButtonProps {
  readonly view: VisitsView;
  readonly disabled: boolean;
}

/** Saves all rows of the filtered list, not only the visible page. */
export function ExportButton({ view, disabled }: ExportButtonProps): ReactElement {
  const workspace = useWorkspace();
  const saving = useMutation({
    mutationFn: async () => {
      const file = await visitsFile(workspace.id, view);
      saveFile(file, fileName("visits", workspace.name, view.range));
    },
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
