import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkLaws } from "./law/check-laws.ts";
import { buildRoom } from "./new-room.ts";
import { serverRooms } from "./rooms.ts";

const repository = resolve(import.meta.dirname, "..");
const planned = serverRooms.find((room) => !existsSync(join(repository, "apps/server/src/features", room)));
let root: string;

beforeAll(() => {
  root = copyOfRepository();
});

afterAll(() => rmSync(root, { recursive: true }));

test.runIf(planned)(
  "a new room compiles, is written in the house's style and keeps the law",
  async () => {
    const files = buildRoom(root, planned);

    const inRoom = (line: string): boolean => files.some((file) => line.includes(file));
    const said = [
      ...typeErrors(
        "tsconfig.json",
        files.filter((file) => !file.startsWith("apps/web/")),
      ),
      ...typeErrors(
        "apps/web/tsconfig.json",
        files.filter((file) => file.startsWith("apps/web/")),
      ),
      ...linesOf("@biomejs/biome/bin/biome", ["check", "--vcs-enabled=false", "--reporter=github", ...files]),
      ...(await checkLaws(root)).map(({ law, file, message }) => `${file} ${law}: ${message}`),
    ];
    expect(said.filter(inRoom)).toEqual([]);
  },
  120_000,
);

test("a room that stands is left as it is", () => {
  expect(() => buildRoom(root, "api-keys")).toThrow("The room api-keys is already there");
});

test("a room that nobody planned is refused, and those that can be built are named", () => {
  expect(() => buildRoom(root, "attic")).toThrow(
    /"attic" is not a room of scripts\/rooms.ts. Rooms that .* not built/,
  );
  expect(() => buildRoom(root, "../attic")).toThrow("is not a room");
  expect(existsSync(join(root, "apps/server/src/features/attic"))).toBe(false);
});

/** The sources as they are, and links to what is installed; the workspaces lead to the copy. */
function copyOfRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), "citelens-room-"));
  for (const entry of ["apps", "packages", "e2e", "bench", "scripts", "package.json", "biome.json"]) {
    cpSync(join(repository, entry), join(copy, entry), { recursive: true, filter: isSource });
  }
  for (const file of readdirSync(repository).filter((name) =>
    /^(tsconfig.*\.json|.*\.config\.ts)$/.test(name),
  )) {
    cpSync(join(repository, file), join(copy, file));
  }
  mkdirSync(join(copy, "node_modules/@citelens"), { recursive: true });
  for (const name of readdirSync(join(repository, "node_modules")).filter((found) => found !== "@citelens")) {
    symlinkSync(join(repository, "node_modules", name), join(copy, "node_modules", name));
  }
  for (const name of readdirSync(join(copy, "packages"))) {
    symlinkSync(join(copy, "packages", name), join(copy, "node_modules/@citelens", name));
  }
  return copy;
}

function isSource(path: string): boolean {
  return !/\/(node_modules|dist|data|\.[^/]*)$/.test(path.slice(repository.length));
}

/** What TypeScript says about these files and what they import, with the settings of a project. */
function typeErrors(project: string, files: readonly string[]): string[] {
  const settings = {
    extends: join(root, project),
    include: [],
    files: files.map((file) => join(root, file)),
  };
  writeFileSync(join(root, "tsconfig.room.json"), JSON.stringify(settings));
  return linesOf("typescript/bin/tsc", ["--noEmit", "-p", "tsconfig.room.json"]);
}

/** What one of the installed tools says about the copy. */
function linesOf(path: string, args: readonly string[]): string[] {
  const { stdout } = spawnSync(process.execPath, [join("node_modules", path), ...args], {
    cwd: root,
    encoding: "utf8",
  });
  return stdout.split("\n");
}
