import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isDiskFull } from "./disk-full.ts";

/** Bytes that a start writes before it can serve: PostgreSQL's next segment of its log alone takes that. */
const neededBytes = 16 * 1024 * 1024;

/** The absolute data folder, made if it is missing; throws a sentence that says what to do when it cannot be written, or is on a full disk. */
export function openDataDir(configured: string): string {
  const dataDir = resolve(configured);
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    tryToFill(join(dataDir, `space-${process.pid}`));
  } catch (error) {
    if (isDiskFull(error))
      throw new Error(
        `The disk of the data folder ${dataDir} is full: a start needs ${neededBytes / 1024 / 1024} MB there. Free some space on it, or move the folder to another disk and set DATA_DIR. Nothing was changed.`,
      );
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The data folder ${dataDir} cannot be written (${reason}). Give this user write access, or set DATA_DIR to another folder.`,
    );
  }
  return dataDir;
}

/** A quota or blocks kept for root are seen by nothing else than a file. */
function tryToFill(path: string): void {
  try {
    writeFileSync(path, Buffer.alloc(neededBytes));
  } finally {
    rmSync(path, { force: true });
  }
}

/** Where a data folder's process writes what was reported until it is stored. */
export function journalIn(dataDir: string): string {
  return join(dataDir, "journal");
}
