/**
 * What stood in each room when all tests were last green together. The gate runs whatever has changed since whole, and of the
 * rest the main flows; `npm run test:deep -- --record` writes it.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { deepFiles } from "./deep-files.ts";
import { pathsFingerprint, roomFingerprints } from "./fingerprints.ts";

const wholeRun = z.object({
  version: z.string(),
  date: z.string(),
  rooms: z.record(z.string(), z.string()),
  /** Of what each deep file is about. */
  parts: z.record(z.string(), z.string()),
});
export type WholeRun = z.output<typeof wholeRun>;

const path = "scripts/testing/whole-run.json";
const versioned = z.object({ version: z.string() });

/** Undefined where none was ever recorded. */
export function readWholeRun(root: string): WholeRun | undefined {
  const file = join(root, path);
  return existsSync(file) ? wholeRun.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

/** What stands there now. */
export function presentRun(root: string): WholeRun {
  const { version } = versioned.parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
  const parts = deepFiles.map(({ file, about }) => [file, pathsFingerprint(root, about)]);
  return {
    version,
    date: new Date().toISOString().slice(0, 10),
    rooms: roomFingerprints(root),
    parts: Object.fromEntries(parts),
  };
}

export function recordWholeRun(root: string): void {
  writeFileSync(join(root, path), `${JSON.stringify(presentRun(root), undefined, 2)}\n`);
}
