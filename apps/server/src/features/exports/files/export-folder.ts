import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FileFormat } from "@citelens/contract/base/list-format";
import type { Tools } from "#platform/tools.ts";

type FolderTools = Pick<Tools, "exportsDir">;

/** The file of an export by its hash: whoever comes late with another one touches no file that is told of. */
interface FileOfExport {
  readonly id: string;
  readonly sha256: string | null;
}

/** A file of an export while it is written, by one of those who held its lease. */
export function draftPath(
  { exportsDir }: FolderTools,
  { id, fence }: { readonly id: string; readonly fence: number },
): string {
  return join(exportsDir, `${id}.${fence}.part`);
}

export function filePath({ exportsDir }: FolderTools, { id, sha256 }: FileOfExport): string {
  return join(exportsDir, `${id}.${sha256}`);
}

/** Texts are packed; a workbook is already. */
export function isPacked(format: FileFormat): boolean {
  return format !== "xlsx";
}

export async function makeFolder({ exportsDir }: FolderTools): Promise<void> {
  await mkdir(exportsDir, { recursive: true, mode: 0o700 });
}

export async function removeFile(tools: FolderTools, file: FileOfExport): Promise<void> {
  await rm(filePath(tools, file), { force: true });
}

/** Files of the folder that are older than a moment, by the exports that they are of. */
export async function listOldFiles(
  { exportsDir }: FolderTools,
  before: Date,
): Promise<(FileOfExport & { readonly path: string })[]> {
  const names = await readdir(exportsDir).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  });
  const files: (FileOfExport & { readonly path: string })[] = [];
  for (const name of names) {
    const path = join(exportsDir, name);
    const { mtime } = await stat(path).catch(() => ({ mtime: undefined })); // somebody else removed it
    const [id = "", sha256 = null] = name.split(".");
    if (mtime !== undefined && mtime < before) files.push({ id, sha256, path });
  }
  return files;
}
