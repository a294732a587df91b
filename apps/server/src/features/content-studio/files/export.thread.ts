import { type ExportedText, exportedMarkdown } from "./exported.rules.ts";
import { exportedDocx } from "./exported-docx.ts";
import { exportedHtml } from "./exported-html.ts";

export interface ExportTask {
  readonly exported: ExportedText;
  readonly format: "html" | "docx" | "md";
  readonly today: string;
}

/** A text as a file. Readers of Markdown read all of it at once, which may take as long as it likes. */
export async function work({ exported, format, today }: ExportTask): Promise<string | Uint8Array> {
  switch (format) {
    case "md":
      return exportedMarkdown(exported);
    case "html":
      return exportedHtml(exported, { today });
    case "docx":
      return exportedDocx(exported);
  }
}
