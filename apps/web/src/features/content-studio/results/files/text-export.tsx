import type { ExportFormat } from "@citelens/contract/content/studio-words";
import { CodeXml, FileText, FileType } from "lucide-react";
import type { ReactElement } from "react";
import { ExportMenu } from "#ui/overlays/export-menu.tsx";
import type { MenuEntry } from "#ui/overlays/menu/menu-props.ts";
import { textFile } from "../results.queries.ts";
import { useText } from "../text/current-text.tsx";
import { useSavedFirst } from "../text/use-saved-first.ts";
import { textFileName } from "./text-file-name.rules.ts";

const choices = [
  { format: "md", label: "Markdown", icon: <FileText aria-hidden="true" /> },
  { format: "html", label: "HTML for your website", icon: <CodeXml aria-hidden="true" /> },
  { format: "docx", label: "Word document", icon: <FileType aria-hidden="true" /> },
] as const satisfies readonly { readonly format: ExportFormat; readonly [more: string]: unknown }[];

const unapprovedNotes: readonly MenuEntry[] = [
  { kind: "heading", label: "Not approved yet", detail: "Files say so and mark open claims." },
  { kind: "separator" },
];

/** The text, or the brief, as a file; one that is not approved says so. */
export function TextExport(): ReactElement {
  const { named, optimization } = useText();
  return (
    <ExportMenu
      choices={choices}
      read={(format) => textFile(named, format)}
      fileName={(format) => textFileName(optimization, format)}
      notes={optimization.approved_at === null ? unapprovedNotes : []}
      onSelect={useSavedFirst()}
    />
  );
}
