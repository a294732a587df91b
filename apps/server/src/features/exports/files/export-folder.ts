import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FileFormat } from "@citelens/contract/base/list-format";
import type { Tools } from "#platform/tools.ts";

type FolderTools = Pick<Tools, "exportsDir">;

/** A file of an export while it is written, by one of those who held its lease. */
export function draftPath(
  { exportsDir }: FolderTools,
  { id, fence }: { readonly id: string; readonly fence: number },
): string {
  return join(exportsDir, `${id}.${fence}.part`);
}

export function filePath({ exportsDir }: FolderTools, id: string): string {
  return join(exportsDir, id);
}

/** Texts are packed; a workbook is already. */
export function isPacked(format: FileFormat): boolean {
  return format !== "xlsx";
}

export async function makeFolder({ exportsDir }: FolderTools): Promise<void> {
  await mkdir(exportsDir, { recursive: true, mode: 0o700 });
}

export async function removeFile(tools: FolderTools, id: string): Promise<void> {
  await rm(filePath(tools, id), { force: true });
}

/** Files of the folder that are older than a moment, by the exports that they are of. */
export async function listOldFiles(
  { exportsDir }: FolderTools,
  before: Date,
): Promise<{ readonly id: string; readonly path: string }[]> {
  const names = await readdir(exportsDir).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  });
  const files: { readonly id: string; readonly path: string }[] = [];
  for (const name of names) {
    const path = join(exportsDir, name);
    const { mtime } = await stat(path).catch(() => ({ mtime: undefined })); // somebody else removed it
    const id = name.split(".", 1)[0] ?? "";
    if (mtime !== undefined && mtime < before) files.push({ id, path });
  }
  return files;
}
