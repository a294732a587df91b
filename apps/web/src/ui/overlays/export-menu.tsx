import { useMutation } from "@tanstack/react-query";
import { ChevronDown, Download } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { saveFile } from "#lib/browser/save-file.ts";
import { Button } from "../forms/button.tsx";
import { Menu } from "./menu/menu.tsx";
import type { MenuEntry } from "./menu/menu-props.ts";
import { toast } from "./toast.ts";

interface ExportMenuProps<Format extends string> {
  readonly choices: readonly {
    readonly format: Format;
    readonly label: string;
    readonly icon: ReactElement;
  }[];
  readonly read: (format: Format) => Promise<Blob>;
  readonly fileName: (format: Format) => string;
  readonly disabled?: boolean;
  /** Entries above the formats. */
  readonly notes?: readonly MenuEntry[];
  /** Calls `save` once what is saved is up to date; at once by default. */
  readonly onSelect?: (save: () => void) => void;
}

/** A menu with the formats in which something can be saved as a file. */
export function ExportMenu<Format extends string>({
  choices,
  read,
  fileName,
  disabled = false,
  notes = [],
  onSelect = (save) => save(),
}: ExportMenuProps<Format>): ReactElement {
  const saving = useMutation({
    mutationFn: async (format: Format) => saveFile(await read(format), fileName(format)),
    onError: (problem) => toast.error(problemMessage(problem, "The export failed. Please try again.")),
  });
  const files = choices.map(
    ({ format, label, icon }): MenuEntry =>
      saving.isPending
        ? { kind: "disabled", label, icon, hint: "A file is being made." }
        : { kind: "action", label, icon, onSelect: () => onSelect(() => saving.mutate(format)) },
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
      entries={[...notes, ...files]}
    />
  );
}
