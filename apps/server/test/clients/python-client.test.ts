import { execFile, execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { openClientWorld, readPages } from "./client-world.ts";
import { readOperations } from "./read-operations.ts";

const folder = join(import.meta.dirname, "../../../../clients/python");

/** Why this machine cannot run the client; undefined where it can. */
function missing(): string | undefined {
  try {
    execFileSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 10))"], { stdio: "ignore" });
    return undefined;
  } catch {
    return "there is no python3 of 3.10 or newer";
  }
}

test("Python's own tests hold against doubles and against the running server", async (context) => {
  const reason = missing();
  if (reason !== undefined) return context.skip(reason);
  const given = await openClientWorld();
  const notes = await mkdtemp(join(tmpdir(), "citelens-python-client-"));
  const file = join(notes, "installation.json");
  try {
    const { url, lossyUrl, projectId, key, readKey, days } = given;
    const reads = await readOperations(given);
    const told = { url, lossyUrl, projectId, key, readKey, days, reads, ...readPages };
    await writeFile(file, JSON.stringify(told));
    const env = {
      ...process.env,
      PYTHONPATH: join(folder, "src"),
      PYTHONDONTWRITEBYTECODE: "1",
      CITELENS_CLIENT_TEST: file,
    };

    const { stderr } = await promisify(execFile)(
      "python3",
      ["-W", "error", "-m", "unittest", "discover", "-s", "tests"],
      {
        cwd: folder,
        env,
      },
    );

    expect(stderr).toMatch(/Ran 1\d tests[\s\S]*OK\s*$/);
    expect(stderr).not.toContain("skipped");
  } finally {
    await given.close();
    await rm(notes, { recursive: true });
  }
}, 180_000);
