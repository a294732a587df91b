import { accessSync, constants, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

/** The absolute data folder, made if it is missing; throws a sentence that says what to do when it cannot be written. */
export function openDataDir(configured: string): string {
  const dataDir = resolve(configured);
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The data folder ${dataDir} cannot be written (${reason}). Give this user write access, or set DATA_DIR to another folder.`,
    );
  }
  return dataDir;
}

/** Where a data folder's process writes what was reported until it is stored. */
export function journalIn(dataDir: string): string {
  return join(dataDir, "journal");
}
