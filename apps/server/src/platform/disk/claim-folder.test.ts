import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { claimFolder } from "./claim-folder.ts";

const dirs: string[] = [];
afterEach(() => {
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true });
});

function newDir(): string {
  const dir = mkdtempSync(join(tmpdir(), "citelens-claim-"));
  dirs.push(dir);
  return dir;
}

const taken = (pid: number): string => `${pid} has it`;
const module = fileURLToPath(new URL("./claim-folder.ts", import.meta.url));

/** Another process that claims the folder and stays. */
async function claimElsewhere(dir: string) {
  const script = `import { claimFolder } from ${JSON.stringify(module)};
    claimFolder(${JSON.stringify(dir)}, String); console.log("claimed"); setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return child;
}

test("a folder belongs to one process while it runs, and is free after it was killed", async () => {
  const dir = newDir();
  const other = await claimElsewhere(dir);

  expect(() => claimFolder(dir, taken)).toThrow(`${other.pid} has it`);
  const ended = once(other, "exit");
  other.kill("SIGKILL");
  await ended;

  expect(() => claimFolder(dir, taken)).not.toThrow();
});

test("a folder that was given back is anybody's, and the same process may claim it again", () => {
  const dir = newDir();

  claimFolder(dir, taken).release();
  claimFolder(dir, taken);

  expect(() => claimFolder(dir, taken)).not.toThrow();
});

test("a note whose number belongs to another process by now, or that was cut off, keeps nobody away", () => {
  const dir = newDir();
  const alive = process.ppid;

  writeFileSync(join(dir, "owner.json"), JSON.stringify({ pid: alive, started: "1" }));
  claimFolder(dir, taken).release();
  writeFileSync(join(dir, "owner.json"), '{"pid":');

  expect(() => claimFolder(dir, taken)).not.toThrow();
});
