import { FileUp } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";
import { FileButton } from "#ui/forms/file-button.tsx";
import { AddDialog, type AddDialogProps } from "./add-dialog.tsx";
import { ImportPreview } from "./import-preview.tsx";
import { columnNames, importCharactersMax, readRows, readTable, type TextRow } from "./query-import.rules.ts";

interface OpenedFile {
  readonly name: string;
  readonly rows: readonly TextRow[];
  readonly isCut: boolean;
}

/** A character can take four bytes, so this many bytes are enough. */
const fileBytesMax = importCharactersMax * 4;

/** Imports queries from a CSV file. Only the beginning of a huge file is read. */
export function FileDialog({ present, onClose, onAdd, open }: AddDialogProps): ReactElement {
  const [file, setFile] = useState<OpenedFile>();
  const [isUnreadable, setUnreadable] = useState(false);
  const read = useMemo(() => file && readTable(file.rows, present), [file, present]);

  const openFile = async (chosen: File): Promise<void> => {
    setUnreadable(false);
    try {
      const text = await chosen.slice(0, fileBytesMax).text();
      const isCut = chosen.size > fileBytesMax || text.length > importCharactersMax;
      setFile({ name: chosen.name, rows: await readRows(text), isCut });
    } catch {
      setFile(undefined); // it was moved or cannot be read; the message below says so
      setUnreadable(true);
    }
  };

  return (
    <AddDialog
      open={open}
      onClose={() => {
        setFile(undefined);
        onClose();
      }}
      onAdd={(queries) => {
        setFile(undefined);
        onAdd(queries);
      }}
      title="Import queries from CSV"
      description="The first column is imported, or the columns named in the first line."
      queries={read?.queries ?? []}
    >
      <div className="space-y-4">
        <p className="text-sm text-fg-2">
          Known columns:{" "}
          {columnNames.map((name) => (
            <code key={name} className="mr-1.5 font-mono text-fg">
              {name}
            </code>
          ))}
          Only the text is required; country and language are codes such as FR and fr.
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <FileButton
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            icon={<FileUp size={16} aria-hidden="true" />}
            onFile={(chosen) => void openFile(chosen)}
          >
            {file ? "Choose another file" : "Choose a file"}
          </FileButton>
          {file && <span className="min-w-0 truncate text-sm text-fg-2">{file.name}</span>}
        </div>
        {isUnreadable && (
          <p role="alert" className="text-sm text-neg">
            The file could not be read. Choose it again.
          </p>
        )}
        {file && read && <ImportPreview read={read} isCut={file.isCut} />}
      </div>
    </AddDialog>
  );
}
