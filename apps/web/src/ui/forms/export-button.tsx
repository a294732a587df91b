import type { FileFormat } from "@citelens/contract/base/list-format";
import { Braces, FileSpreadsheet, Sheet } from "lucide-react";
import type { ReactElement } from "react";
import { ExportMenu } from "../overlays/export-menu.tsx";

interface ExportButtonProps {
  /** Name of the file, without its ending. */
  readonly name: string;
  /** Reads all rows of the filtered list as a file, not only the visible page. */
  readonly read: (format: FileFormat) => Promise<Blob>;
  readonly disabled: boolean;
}

const choices = [
  { format: "csv", label: "CSV for spreadsheets", icon: <Sheet aria-hidden="true" /> },
  { format: "xlsx", label: "XLSX with dates and numbers", icon: <FileSpreadsheet aria-hidden="true" /> },
  { format: "ndjson", label: "NDJSON for programs", icon: <Braces aria-hidden="true" /> },
] as const;

/** A menu with the formats in which a list can be saved. */
export function ExportButton({ name, ...list }: ExportButtonProps): ReactElement {
  return <ExportMenu choices={choices} fileName={(format) => `${name}.${format}`} {...list} />;
}
