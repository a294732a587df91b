import type { Optimization } from "@citelens/contract/content/optimization-fields";
import { fileSlug } from "#lib/browser/file-name.ts";

type NamedText = Pick<Optimization, "title" | "mode" | "approved_at" | "created">;

/** The name of a text's file, valid everywhere, such as "brief_shoes-for-rain_2026-11-20.md". */
export function textFileName(
  { title, mode, approved_at: approvedAt, created }: NamedText,
  ending: string,
): string {
  const kind = mode === "BRIEF" && approvedAt === null ? "brief" : "text";
  return `${[kind, fileSlug(title), created.slice(0, 10)].filter(Boolean).join("_")}.${ending}`;
}
