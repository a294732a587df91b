/**
 * Contents of each room when all tests were last green together. The gate runs whatever has changed since whole, and of the rest the main
 * flows; `npm run test:deep -- --record` writes it.
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
  /** Fingerprint of what all pages share. */
  looks: z.string(),
  /** Fingerprint of what each pattern of deep files is about. */
  parts: z.record(z.string(), z.string()),
});
export type WholeRun = z.output<typeof wholeRun>;

/** A page looks as its room's files make it and these. */
const sharedByPages = [
  ...[
    "lib",
    "shell",
    "styles",
    "ui",
    "app-router.ts",
    "main.tsx",
    "routes/__root.tsx",
    "routes/_app.tsx",
  ].map((path) => `apps/web/src/${path}`),
  "apps/web/index.html",
  "apps/web/public",
  "e2e/sweep",
];

const path = "scripts/testing/whole-run.json";
const versioned = z.object({ version: z.string() });

/** Undefined where none was ever recorded, or one that knew less than is asked for now. */
export function readWholeRun(root: string): WholeRun | undefined {
  const file = join(root, path);
  return existsSync(file) ? wholeRun.safeParse(JSON.parse(readFileSync(file, "utf8"))).data : undefined;
}

/** State that stands there now. */
export function presentRun(root: string): WholeRun {
  const { version } = versioned.parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
  const parts = deepFiles.map(({ files, about }) => [files, pathsFingerprint(root, about)]);
  return {
    version,
    date: new Date().toISOString().slice(0, 10),
    rooms: roomFingerprints(root),
    looks: pathsFingerprint(root, sharedByPages),
    parts: Object.fromEntries(parts),
  };
}

export function recordWholeRun(root: string): void {
  writeFileSync(join(root, path), `${JSON.stringify(presentRun(root), undefined, 2)}\n`);
}
