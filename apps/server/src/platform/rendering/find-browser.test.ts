import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBrowser } from "./find-browser.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "citelens-browsers-"));
  await chmod(folder, 0o755);
  await script("starts", "echo Chromium 156.0.8078.108 built on Debian");
  await script("fails", "exit 1");
  await script("silent", "exit 0");
});

afterAll(() => rm(folder, { recursive: true }));

async function script(name: string, body: string, inFolder = folder): Promise<string> {
  const path = join(inFolder, name);
  await writeFile(path, `#!/bin/sh\n${body}\n`, { mode: 0o755 });
  return path;
}

test("takes the one that is named, with its version", async () => {
  const path = join(folder, "starts");

  expect(await findBrowser(path)).toEqual({ path, version: "156.0.8078.108" });
});

test.each(["fails", "silent", "missing"])("says that the named one (%s) does not start", async (name) => {
  const path = join(folder, name);

  expect(await findBrowser(path)).toEqual({
    path: null,
    reason: `RENDER_BROWSER names ${path}, which does not start here.`,
  });
});

test("looks for none where none is wanted", async () => {
  expect(await findBrowser("none")).toEqual({
    path: null,
    reason: "RENDER_BROWSER is none, so pages are not opened in a browser.",
  });
});

test("goes on to the next where one does not start", async () => {
  const browsers = await mkdtemp(join(folder, "path-"));
  await chmod(browsers, 0o755);
  await script("chromium", "exit 1", browsers);
  const good = await script("google-chrome", "echo Google Chrome 157.0.1.2", browsers);

  expect(await findBrowser("auto", { folders: [browsers], playwrightPath: undefined })).toEqual({
    path: good,
    version: "157.0.1.2",
  });
});

test("takes Playwright's own where the machine has no other", async () => {
  const own = join(folder, "starts");

  expect(await findBrowser("auto", { folders: [], playwrightPath: own })).toMatchObject({ path: own });
});

test.runIf(process.platform === "linux")("says why there is none", async () => {
  const browsers = await mkdtemp(join(folder, "path-"));
  await chmod(browsers, 0o755);
  const nothing = await findBrowser("auto", { folders: [browsers], playwrightPath: undefined });
  const broken = await script("chromium", "exit 1", browsers);
  const failing = await findBrowser("auto", { folders: [browsers], playwrightPath: undefined });

  expect(nothing).toEqual({
    path: null,
    reason: "No Chromium or Chrome is installed on this machine. Install one, or name it by RENDER_BROWSER.",
  });
  expect(failing).toMatchObject({
    path: null,
    reason: expect.stringContaining(`${broken} does not start here`),
  });
});

test("gives the browser nothing of this process's environment", async () => {
  process.env.CITELENS_SECRET_OF_TEST = "1";
  const path = await script("asks", '[ -z "$CITELENS_SECRET_OF_TEST" ] && echo Chromium 1.2');

  expect(await findBrowser(path)).toEqual({ path, version: "1.2" });
  delete process.env.CITELENS_SECRET_OF_TEST;
});
