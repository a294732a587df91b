/** node scripts/testing/gate-plan.ts prints, as JSON, what the gate runs whole and what it leaves to the deep run; with --all it leaves nothing. See GatePlan. */
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { deepFiles } from "./deep-files.ts";
import { presentRun, readWholeRun, type WholeRun } from "./whole-run.ts";

export interface GatePlan {
  /** Folders of e2e of which every test runs. */
  readonly whole: readonly string[];
  /** Folders of e2e of which the main flows run. */
  readonly mainFlows: readonly string[];
  /** Folders of e2e of whose rooms every page and dialog is looked at whole; undefined for all. */
  readonly swept: readonly string[] | undefined;
  /** Unit tests that are left to the deep run. */
  readonly left: readonly string[];
  /** The same in sentences, with the reasons. */
  readonly sentences: readonly string[];
}

/** Whole ways of users, and every page: in each run. */
const always = ["journeys", "sweep"];

if (import.meta.main) {
  const root = resolve(import.meta.dirname, "../..");
  const folders = [
    ...new Set(globSync("e2e/*/*.spec.ts", { cwd: root }).map((file) => file.split("/")[1] ?? "")),
  ];
  console.log(
    JSON.stringify(
      gatePlan({
        folders: folders.sort(),
        last: process.argv.includes("--all") ? undefined : readWholeRun(root),
        present: presentRun(root),
      }),
    ),
  );
}

interface KnownRuns {
  readonly folders: readonly string[];
  readonly last: WholeRun | undefined;
  readonly present: WholeRun;
}

/** Without a whole run on record everything runs, and the run says so. */
export function gatePlan({ folders, last, present }: KnownRuns): GatePlan {
  const rooms = folders.filter((folder) => !always.includes(folder));
  if (!last) {
    const sentences = [
      "Everything runs: that is asked for, or scripts/testing/whole-run.json names no run of all tests.",
    ];
    return { whole: folders, mainFlows: [], swept: undefined, left: [], sentences };
  }
  const changed = rooms.filter((room) => last.rooms[room] !== present.rooms[room]);
  const swept = last.looks === present.looks ? changed : undefined;
  const left = deepFiles
    .map(({ files }) => files)
    .filter((files) => last.parts[files] === present.parts[files]);
  const since = `since the whole run of ${last.date} (${last.version})`;
  return {
    whole: [...always.filter((folder) => folders.includes(folder)), ...changed],
    mainFlows: rooms.filter((room) => !changed.includes(room)),
    swept,
    left,
    sentences: [
      `Browser tests: journeys and the sweep over every page; every test of ${listed(changed)}, which changed ${since}; the main flows of the others.`,
      swept
        ? `The sweep looks at pages and dialogs of ${listed(swept)} whole, and opens each other page once.`
        : `The sweep looks at every page and dialog whole, as what all pages share has changed ${since}.`,
      ...deepFiles
        .filter(({ files }) => left.includes(files))
        .map(
          ({ files, why }) =>
            `Left to test:deep, as nothing that it is about has changed: ${files} (${why}).`,
        ),
    ],
  };
}

function listed(rooms: readonly string[]): string {
  return rooms.length > 0 ? rooms.join(", ") : "no room";
}
