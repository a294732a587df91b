import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { saveFile } from "#lib/browser/save-file.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { creditUsesFile, creditUsesQuery } from "./credit-logs.queries.ts";
import type { CreditLogsView } from "./credit-logs-search.rules.ts";

interface ExportUsesButtonProps {
  readonly view: CreditLogsView;
}

export function ExportUsesButton({ view }: ExportUsesButtonProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const { data: list } = useQuery(creditUsesQuery(workspaceId, view));
  const save = async (): Promise<void> => {
    const file = await creditUsesFile(workspaceId, view);
    saveFile(file, `credit-usage_${new Date().toISOString().slice(0, 10)}.csv`);
  };
  return <ExportButton save={save} disabled={!list || list.count === 0} />;
}
