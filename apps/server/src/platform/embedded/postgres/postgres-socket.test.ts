import { chmod, lstat, mkdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { prepareDataFolders, query, scratchDir, startHere } from "./postgres.test-helper.ts";
import { placeSocket } from "./postgres-socket.ts";
import { serverUser } from "./postgres-user.ts";

prepareDataFolders();

const longName = "a-rather-long-name-of-a-folder-with-words".repeat(3);

test("serves a data folder whose path is too long for a socket from a short private folder", async () => {
  const dataDir = join(await scratchDir(), longName);

  const first = await startHere({ dataDir });

  const socketDir = socketDirOf(first.url);
  expect(await query(first.url, "select 1 as one")).toEqual([{ one: 1 }]);
  expect((await stat(socketDir)).mode & 0o777).toBe(0o700);
  expect((await startHere({ dataDir })).pid).toBe(first.pid);
  await first.stop();
  await expect(stat(socketDir)).rejects.toThrow("ENOENT");
});

test("serves a data folder with spaces, quotes, commas and letters beyond ASCII in its path", async () => {
  const dataDir = join(await scratchDir(), `it's "a, b" 100% größer`);

  const { url } = await startHere({ dataDir });

  expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("takes no socket folder that is open to others", async () => {
  const user = serverUser();
  const home = { dir: join(await scratchDir(), longName), user };
  await mkdir(home.dir);
  const socketDir = await placeSocket(home);
  onTestFinished(async () => {
    const { removeSocketDir } = await import("./postgres-socket.ts");
    await removeSocketDir(home, socketDir);
  });
  expect((await lstat(socketDir)).uid).toBe(user.uid);

  await chmod(socketDir, 0o777);

  await expect(placeSocket(home)).rejects.toThrow(/is open to other users/);
});

test("does not use a temporary folder that PostgreSQL's user cannot enter", async () => {
  const before = process.env.TMPDIR;
  onTestFinished(() => {
    if (before === undefined) delete process.env.TMPDIR;
    if (before !== undefined) process.env.TMPDIR = before;
  });
  const dataDir = join(await scratchDir(), longName);

  process.env.TMPDIR = join(await scratchDir(), longName);

  expect(tmpdir()).toContain(longName);
  const { url } = await startHere({ dataDir });
  expect(socketDirOf(url)).toMatch(/^\/(private\/)?tmp\/citelens-[0-9a-f]{12}$|^\/run\/user\//);
});

function socketDirOf(url: string): string {
  return new URL(url).searchParams.get("host") ?? "";
}
