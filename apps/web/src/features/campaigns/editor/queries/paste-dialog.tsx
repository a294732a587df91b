import { type ClipboardEvent, type ReactElement, useMemo } from "react";
import { TextArea } from "#ui/forms/text-area.tsx";
import { AddDialog, type AddDialogProps } from "./add-dialog.tsx";
import { ImportPreview } from "./import-preview.tsx";
import { importCharactersMax, readLines } from "./query-import.rules.ts";

interface PasteDialogProps extends AddDialogProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Imports queries from a pasted list, one per line. Huge pastes are cut before they reach the field. */
export function PasteDialog({ text, onText, present, ...dialog }: PasteDialogProps): ReactElement {
  const read = useMemo(() => readLines(text, present), [text, present]);
  const put = (next: string): void => onText(next.slice(0, importCharactersMax + 1));

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const pasted = event.clipboardData.getData("text");
    if (pasted.length <= importCharactersMax) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    put(
      value.slice(0, selectionStart) + pasted.slice(0, importCharactersMax + 1) + value.slice(selectionEnd),
    );
  };

  return (
    <AddDialog
      {...dialog}
      title="Paste a list of queries"
      description="One query per line. Leading numbers and bullets are removed."
      queries={read.queries}
    >
      <div className="space-y-4">
        <TextArea
          label="Queries"
          rows={6}
          bounded
          value={text}
          onChange={(event) => put(event.target.value)}
          onPaste={paste}
        />
        {text.trim() !== "" && <ImportPreview read={read} isCut={text.length > importCharactersMax} />}
      </div>
    </AddDialog>
  );
}
