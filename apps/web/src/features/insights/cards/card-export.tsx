import type { ReactElement } from "react";
import { fileName } from "#lib/browser/file-name.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { useInsightScope } from "../filters/insight-scope.tsx";
import { cardFile, type SavedCard } from "../insights.queries.ts";

interface CardExportProps {
  readonly card: SavedCard;
  readonly disabled: boolean;
}

/** Saves all that a card shows a part of, under the filter of the page. */
export function CardExport({ card, disabled }: CardExportProps): ReactElement {
  const { id, name } = useWorkspace();
  const { filter, view } = useInsightScope();
  return (
    <ExportButton
      name={fileName(card, name, view.range)}
      read={(format) => cardFile(id, { card, filter }, format)}
      disabled={disabled}
    />
  );
}
