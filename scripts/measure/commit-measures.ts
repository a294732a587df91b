import { execFileSync } from "node:child_process";
import { dirname } from "node:path";

const commitsRead = 50;

interface CommitMeasure {
  readonly commits: number;
  /** Folders that a commit touches, on average. */
  readonly folders: number;
}

/** The folders touched by those of the last fifty commits that touch 4 to 15 files. */
export function foldersOfCommits(root: string): CommitMeasure {
  const log = execFileSync("git", ["log", `-${commitsRead}`, "--no-merges", "--format=%x00", "--name-only"], {
    cwd: root,
    encoding: "utf8",
  });
  const counts = log
    .split("\0")
    .map((commit) => commit.split("\n").filter((line) => line !== ""))
    .filter(({ length }) => length >= 4 && length <= 15)
    .map((paths) => new Set(paths.map((path) => dirname(path))).size);
  return { commits: counts.length, folders: counts.reduce((sum, one) => sum + one, 0) / counts.length };
}
