/** node scripts/testing/changed-tests.ts prints, as JSON, which tests a change can touch; see ChosenTests. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { z } from "zod";
import { browserRoomOf } from "./rooms.ts";
import { type TestTime, testTimes } from "./test-times.ts";

export interface ChosenTests {
  /** Files from the root of the repository. */
  readonly unit: readonly string[];
  readonly browser: readonly string[];
  /** Steps that have none. */
  readonly unneeded: readonly string[];
  /** Against what was compared, and what there is no time for. */
  readonly sentences: readonly string[];
}

/** Files from the root of the repository. */
export interface Choice {
  readonly chosen: readonly string[];
  /** Tests that the change can touch as well, for which there is no time. */
  readonly leftOut: readonly string[];
}

interface Candidates {
  readonly files: readonly string[];
  readonly changed: readonly string[];
  readonly secondsOf: (file: string) => number;
}

const root = resolve(import.meta.dirname, "../..");
/** Most seconds of all files together; two workers share them. What is left of two minutes is for the static steps and the build. */
const secondsMax = 70;
const guesses = { pure: 0.1, database: 4, browser: 15 } as const;

if (import.meta.main) console.log(JSON.stringify(changedTests()));

/** Test files that a change imports, the closest to it first, as far as the time goes. */
export function chooseTests({ files, changed, secondsOf }: Candidates): Choice {
  const ordered = [...files].sort(
    (one, other) =>
      distance(one, changed) - distance(other, changed) ||
      secondsOf(one) - secondsOf(other) ||
      one.localeCompare(other),
  );
  const chosen: string[] = [];
  const leftOut: string[] = [];
  let seconds = 0;
  for (const file of ordered) {
    const takes = secondsOf(file);
    // The file that was itself changed runs, however long it takes.
    const fits = changed.includes(file) || seconds + takes <= secondsMax;
    (fits ? chosen : leftOut).push(file);
    if (fits) seconds += takes;
  }
  return { chosen, leftOut };
}

/** The browser tests of the rooms in whose folders something changed; what all pages share is tried on the shell. */
export function browserTestsOf(specs: readonly string[], changed: readonly string[]): string[] {
  const rooms = new Set(changed.map(browserRoomOf));
  return specs.filter((spec) => changed.includes(spec) || rooms.has(browserRoomOf(spec)));
}

/** A test's room is that of the file beside it. */
function roomOfTest(file: string): string | undefined {
  return browserRoomOf(file.replace(/\.test(?=\.tsx?$)/, ""));
}

/** How far a test stands from what was changed: changed itself, beside it, in its room, elsewhere. */
function distance(file: string, changed: readonly string[]): number {
  if (changed.includes(file)) return 0;
  if (changed.some((one) => dirname(one) === dirname(file))) return 1;
  const room = roomOfTest(file);
  return room !== undefined && changed.some((one) => roomOfTest(one) === room) ? 2 : 3;
}

function changedTests(): ChosenTests {
  const base = baseOf();
  const changed = [
    ...new Set([
      ...lines("git", ["diff", "--name-only", "--no-renames", base]),
      ...lines("git", ["ls-files", "--others", "--exclude-standard"]),
    ]),
  ];
  const secondsOf = estimates(testTimes(join(root, "test-results"), root));
  const specs = lines("git", ["ls-files", "--cached", "--others", "--exclude-standard", "e2e/**/*.spec.ts"]);
  const touched = browserTestsOf([...new Set(specs)], changed).filter((spec) => existsSync(join(root, spec)));
  const unit = chooseTests({ files: relatedTests(base), changed, secondsOf });
  const browser = chooseTests({ files: touched, changed, secondsOf });
  const leftOut = [...unit.leftOut, ...browser.leftOut];
  return {
    unit: unit.chosen,
    browser: browser.chosen,
    unneeded: [
      ...(unit.chosen.length === 0 ? ["unit"] : []),
      ...(browser.chosen.length === 0 ? ["build", "browser"] : []),
    ],
    sentences: [
      `Against ${base.slice(0, 12)}: ${unit.chosen.length} unit test files, and in the browser ${browser.chosen.join(", ") || "none"}.`,
      ...(leftOut.length > 0 ? [`Left out, because two minutes are not enough: ${leftOut.join(", ")}.`] : []),
    ],
  };
}

/** Where this branch left main; on main itself, and where there is none, the last commit. */
function baseOf(): string {
  for (const main of ["main", "origin/main"]) {
    try {
      return lines("git", ["merge-base", "HEAD", main])[0] ?? "HEAD";
    } catch {
      // There is no such branch here, as in a clone of a single one.
    }
  }
  return "HEAD";
}

/** Tests that import something that changed, however far down. */
function relatedTests(base: string): string[] {
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const listed = lines(process.execPath, [vitest, "list", "--filesOnly", "--json", "--changed", base]).join(
    "",
  );
  return z
    .array(z.object({ file: z.string() }))
    .parse(JSON.parse(listed))
    .map(({ file }) => relative(root, file));
}

/** Seconds that a file took in the last run that reported it, or else what one of its kind takes. */
function estimates(times: readonly TestTime[]): Candidates["secondsOf"] {
  const known = new Map<string, number>();
  for (const { file, seconds } of times) known.set(file, (known.get(file) ?? 0) + seconds);
  return (file) => known.get(file) ?? guessOf(file);
}

function guessOf(file: string): number {
  if (file.startsWith("e2e/")) return guesses.browser;
  return /world|postgres|clickhouse/i.test(readFileSync(join(root, file), "utf8"))
    ? guesses.database
    : guesses.pure;
}

function lines(command: string, args: readonly string[]): string[] {
  return execFileSync(command, args, { cwd: root, encoding: "utf8", maxBuffer: 64_000_000 })
    .split("\n")
    .filter((line) => line !== "");
}
