import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { browserRoomOf, productFolders } from "./rooms.ts";

/** The record of a whole run is no part of what was tried. */
const foreign = ["**/node_modules/**", "**/dist/**", "**/__screenshots__/**", "**/whole-run.json"];

/** Fingerprint of what the files of each room hold: the same in every clone, with and without a history. */
export function roomFingerprints(root: string): Readonly<Record<string, string>> {
  const files = productFolders.flatMap((folder) => filesBelow(root, folder));
  const rooms = Map.groupBy(files, browserRoomOf);
  const named = [...rooms].flatMap(([room, its]) => (room === undefined ? [] : [[room, its] as const]));
  return Object.fromEntries(
    named
      .map(([room, its]) => [room, fingerprintOf(root, its)] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
}

/** Fingerprint of everything at or below some paths. */
export function pathsFingerprint(root: string, paths: readonly string[]): string {
  return fingerprintOf(
    root,
    paths.flatMap((path) => filesBelow(root, path)),
  );
}

function filesBelow(root: string, path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return globSync(`${path}/**/*`, { cwd: root, exclude: foreign }).filter((file) =>
    statSync(join(root, file)).isFile(),
  );
}

function fingerprintOf(root: string, files: readonly string[]): string {
  const sum = createHash("sha256");
  for (const file of files.toSorted()) {
    const content = createHash("sha256")
      .update(readFileSync(join(root, file)))
      .digest("hex");
    sum.update(`${file} ${content}\n`);
  }
  return sum.digest("hex").slice(0, 16);
}
