import type { FileFormat } from "@citelens/contract/base/list-format";
import { useMutation } from "@tanstack/react-query";
import { Braces, ChevronDown, Download, Sheet } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { saveFile } from "#lib/browser/save-file.ts";
import { Menu } from "../overlays/menu/menu.tsx";
import type { MenuEntry } from "../overlays/menu/menu-props.ts";
import { toast } from "../overlays/toast.ts";
import { Button } from "./button.tsx";

interface ExportButtonProps {
  /** Of the file, without its ending. */
  readonly name: string;
  /** Reads all rows of the filtered list as a file, not only the visible page. */
  readonly read: (format: FileFormat) => Promise<Blob>;
  readonly disabled: boolean;
}

const choices = [
  { format: "csv", label: "CSV for spreadsheets", icon: <Sheet aria-hidden="true" /> },
  { format: "ndjson", label: "NDJSON for programs", icon: <Braces aria-hidden="true" /> },
] as const;

/** A menu with the formats in which a list can be saved. */
export function ExportButton({ name, read, disabled }: ExportButtonProps): ReactElement {
  const saving = useMutation({
    mutationFn: async (format: FileFormat) => saveFile(await read(format), `${name}.${format}`),
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
        <Button
          size="sm"
          icon={<Download size={14} aria-hidden="true" />}
          disabled={disabled}
          loading={saving.isPending}
        >
          Export
          <ChevronDown size={14} aria-hidden="true" className="text-fg-3" />
        </Button>
      }
      entries={entries}
    />
  );
}
