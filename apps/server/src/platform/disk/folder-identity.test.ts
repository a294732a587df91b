import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { identifyFolder, isUnproved } from "./folder-identity.ts";

test("a folder that was killed, renamed or stopped is itself", () => {
  const { dir, renamed } = openFolder();
  expect(identifyFolder(dir, undefined).copiedFrom).toBeUndefined();
  expect(identifyFolder(dir, undefined).copiedFrom).toBeUndefined();
  execFileSync("mv", [dir, renamed]);

  const folder = identifyFolder(renamed, undefined);

  expect(folder.copiedFrom).toBeUndefined();
  folder.stopped();
  expect(isUnproved(renamed)).toBe(false);
});

test("a copy is one until it was proved, also where a start in between was killed", () => {
  const { dir, copied } = openFolder();
  identifyFolder(dir, undefined);
  execFileSync("cp", ["-a", dir, copied]);
  expect(isUnproved(copied)).toBe(true);
  expect(identifyFolder(copied, undefined).copiedFrom).toBe(dir);

  const again = identifyFolder(copied, undefined);

  expect(again.copiedFrom).toBe(dir);
  again.proved();
  expect(isUnproved(copied)).toBe(false);
  expect(identifyFolder(copied, undefined).copiedFrom).toBeUndefined();
  expect(identifyFolder(dir, undefined).copiedFrom).toBeUndefined();
});

test("a copy over a folder that was there is one as well", () => {
  const { dir, copied } = openFolder();
  identifyFolder(dir, undefined);
  mkdirSync(copied);
  identifyFolder(copied, undefined).stopped();

  execFileSync("cp", ["-a", "-T", "--remove-destination", dir, copied]);

  expect(identifyFolder(copied, undefined).copiedFrom).toBe(dir);
});

test("a copy of a stopped folder is whole, unless the database's file says that it ran", () => {
  const { dir, copied } = openFolder();
  identifyFolder(dir, undefined).stopped();
  execFileSync("cp", ["-a", dir, copied]);
  expect(isUnproved(copied)).toBe(false);

  expect(identifyFolder(copied, "/elsewhere/postgres/data").copiedFrom).toBe("/elsewhere/postgres/data");
});

test("a folder of a release that left no note is a copy where the database's file says so", () => {
  const { dir } = openFolder();

  expect(identifyFolder(dir, "/elsewhere/postgres/data").copiedFrom).toBe("/elsewhere/postgres/data");
});

function openFolder(): { readonly dir: string; readonly renamed: string; readonly copied: string } {
  const scratch = mkdtempSync(join(tmpdir(), "citelens-identity-"));
  onTestFinished(() => rmSync(scratch, { recursive: true, force: true }));
  const dir = join(scratch, "data");
  mkdirSync(dir);
  return { dir, renamed: join(scratch, "renamed"), copied: join(scratch, "copied") };
}
