import { useMutation, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { saveFile } from "#lib/browser/save-file.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { creditUsesFile, creditUsesQuery } from "./credit-logs.queries.ts";
import type { CreditLogsView } from "./credit-logs-search.rules.ts";

interface ExportUsesButtonProps {
  readonly view: CreditLogsView;
}

/** Saves all rows of the list in its order, not only the visible page. */
export function ExportUsesButton({ view }: ExportUsesButtonProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const { data: list } = useQuery(creditUsesQuery(workspaceId, view));
  const saving = useMutation({
    mutationFn: async () => {
      const file = await creditUsesFile(workspaceId, view);
      saveFile(file, `credit-usage_${new Date().toISOString().slice(0, 10)}.csv`);
    },
    onError: (problem) => toast.error(problemMessage(problem, "The export failed. Please try again.")),
  });
  return (
    <Button
      size="sm"
      icon={<Download size={14} aria-hidden="true" />}
      disabled={!list || list.count === 0}
      loading={saving.isPending}
      onClick={() => saving.mutate()}
    >
      Export CSV
    </Button>
  );
}
