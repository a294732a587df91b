import type { ExportFormat } from "@citelens/contract/content/studio-words";
import { useMutation } from "@tanstack/react-query";
import { ChevronDown, CodeXml, Download, FileText, FileType } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { saveFile } from "#lib/browser/save-file.ts";
import { Button } from "#ui/forms/button.tsx";
import { Menu } from "#ui/overlays/menu/menu.tsx";
import type { MenuEntry } from "#ui/overlays/menu/menu-props.ts";
import { toast } from "#ui/overlays/toast.ts";
import { textFile } from "../results.queries.ts";
import { useText } from "../text/current-text.tsx";
import { useSavedFirst } from "../text/use-saved-first.ts";
import { textFileName } from "./text-file-name.rules.ts";

const choices = [
  { format: "md", label: "Markdown", icon: <FileText aria-hidden="true" /> },
  { format: "html", label: "HTML for your website", icon: <CodeXml aria-hidden="true" /> },
  { format: "docx", label: "Word document", icon: <FileType aria-hidden="true" /> },
] as const satisfies readonly { readonly format: ExportFormat; readonly [more: string]: unknown }[];

/** The text, or the brief, as a file; one that is not approved says so. */
export function ExportMenu(): ReactElement {
  const { named, optimization } = useText();
  const savedFirst = useSavedFirst();
  const saving = useMutation({
    mutationFn: async (format: ExportFormat) =>
      saveFile(await textFile(named, format), textFileName(optimization, format)),
    onError: (problem) => toast.error(problemMessage(problem, "The export failed. Please try again.")),
  });
  const files = choices.map(
    ({ format, label, icon }): MenuEntry =>
      saving.isPending
        ? { kind: "disabled", label, icon, hint: "A file is being made." }
        : { kind: "action", label, icon, onSelect: () => savedFirst(() => saving.mutate(format)) },
  );
  const marks: readonly MenuEntry[] =
    optimization.approved_at === null
      ? [
          { kind: "heading", label: "Not approved yet", detail: "Files say so and mark open claims." },
          { kind: "separator" },
        ]
      : [];
  return (
    <Menu
      trigger={
        <Button size="sm" icon={<Download size={14} aria-hidden="true" />} loading={saving.isPending}>
          Export
          <ChevronDown size={14} aria-hidden="true" className="text-fg-3" />
        </Button>
      }
      entries={[...marks, ...files]}
    />
  );
}
