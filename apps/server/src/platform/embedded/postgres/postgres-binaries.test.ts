import { chmod, chown, cp, lstat, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
  isRoot,
  nobody,
  prepareDataFolders,
  query,
  scratchDir,
  startHere,
  startThere,
} from "./postgres.test-helper.ts";
import { findNativeDir } from "./postgres-binaries.ts";

prepareDataFolders();

test("makes the library links that an install without scripts leaves out", async () => {
  const nativeDir = await packageWithoutLinks();
  const dataDir = await scratchDir();

  const { url } = await startHere({ dataDir, nativeDir });

  expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
  expect((await lstat(await firstLink(nativeDir))).isSymbolicLink()).toBe(true);
});

test("runs from a copy where the package lacks its links and cannot be written, and uses it again", async () => {
  const nativeDir = await packageWithoutLinks();
  const dataDir = await scratchDir();
  if (isRoot) await chown(dataDir, nobody, nobody);
  await chmod(join(nativeDir, "lib"), 0o555);
  onTestFinished(() => chmod(join(nativeDir, "lib"), 0o755));
  const manner = isRoot ? { uid: nobody } : {};

  const first = await startThere({ dataDir, nativeDir }, manner);

  expect(await query(first.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await expect(lstat(await firstLink(nativeDir))).rejects.toThrow("ENOENT");
  const [copy = "", ...others] = await copiesIn(dataDir);
  expect(others).toEqual([]);
  const madeAtMs = (await lstat(join(dataDir, copy))).ctimeMs;
  process.kill(first.pid, "SIGKILL");
  await startThere({ dataDir, nativeDir }, manner);
  expect((await lstat(join(dataDir, copy))).ctimeMs).toBe(madeAtMs);
});

test.runIf(isRoot)(
  "runs from a copy that only root can change where the package is closed to others",
  async () => {
    const nativeDir = await packageWithoutLinks();
    await chmod(dirname(nativeDir), 0o700);
    const farDir = await scratchDir();

    const { url } = await startHere({ dataDir: await scratchDir(), nativeDir, farDir });

    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
    const [copy = ""] = await copiesIn(farDir);
    expect(await lstat(join(farDir, copy))).toMatchObject({ uid: 0, mode: 0o40755 });
  },
);

test.runIf(isRoot)("does not run a copy that others can change", async () => {
  const nativeDir = await packageWithoutLinks();
  await chmod(dirname(nativeDir), 0o700);
  const farDir = await scratchDir();
  const { version }: { version: string } = JSON.parse(
    await readFile(join(nativeDir, "..", "package.json"), "utf8"),
  );
  const copy = join(farDir, `citelens-postgres-${version}-${process.platform}-${process.arch}`);
  await mkdir(copy);
  await chown(copy, nobody, nobody);

  const starting = startHere({ dataDir: await scratchDir(), nativeDir, farDir });

  await expect(starting).rejects.toThrow(
    /Others can change .*so it is not run. Delete it, or set DATABASE_URL/,
  );
});

test("says so when the binaries do not run on this system", async () => {
  const nativeDir = await packageWithoutLinks();
  await rm(join(nativeDir, "bin", "initdb"));
  await writeFile(join(nativeDir, "bin", "initdb"), "#!/lib/no-such-loader\n", { mode: 0o755 });

  const starting = startHere({ dataDir: await scratchDir(), nativeDir });

  await expect(starting).rejects.toThrow(/cannot be run \(ENOENT\).*glibc.*set DATABASE_URL/);
});

test("says so when the package of the platform is not installed", async () => {
  const platform = Object.getOwnPropertyDescriptor(process, "platform") ?? {};
  onTestFinished(() => {
    Object.defineProperty(process, "platform", platform);
  });

  Object.defineProperty(process, "platform", { value: "plan9" });

  expect(() => findNativeDir()).toThrow(
    /PostgreSQL for plan9-.* is not installed. Run npm ci.*set DATABASE_URL/,
  );
});

async function packageWithoutLinks(): Promise<string> {
  const nativeDir = join(await scratchDir(), "native");
  await cp(join(findNativeDir(), "..", "package.json"), join(nativeDir, "..", "package.json"));
  await cp(findNativeDir(), nativeDir, {
    recursive: true,
    filter: async (path) => !path.endsWith(".a") && !(await lstat(path)).isSymbolicLink(),
  });
  return nativeDir;
}

async function firstLink(nativeDir: string): Promise<string> {
  const [link]: { target: string }[] = JSON.parse(
    await readFile(join(nativeDir, "pg-symlinks.json"), "utf8"),
  );
  return join(nativeDir, "..", link?.target ?? "");
}

async function copiesIn(dir: string): Promise<readonly string[]> {
  return (await readdir(dir)).filter((name) => name.startsWith("citelens-postgres-"));
}
