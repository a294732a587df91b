import { execFileSync } from "node:child_process";
import { chmod, chown, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { browserUid } from "#platform/rendering/browser-user.ts";
import {
  isRoot,
  nobody,
  prepareDataFolders,
  query,
  scratchDir,
  seededDir,
  startHere,
  startThere,
} from "./postgres.test-helper.ts";
import { canReach, read, search, serverUser } from "./postgres-user.ts";

prepareDataFolders();

const canBeNobody =
  isRoot &&
  (await canReach(serverUser(), process.execPath, search)) &&
  (await canReach(serverUser(), import.meta.filename, read));
const hasSetpriv = isRoot && succeeds("setpriv", "--version");
const canMount = isRoot && succeeds("unshare", "--mount", "true");

test.runIf(canBeNobody)("runs as the current user where that is not root", async () => {
  const dataDir = await scratchDir(0o700);
  await chown(dataDir, nobody, nobody);

  const { url, pid } = await startThere({ dataDir }, { uid: nobody });

  expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
  expect(await startThere({ dataDir }, { uid: nobody })).toMatchObject({ url, pid });
});

test.runIf(isRoot)("runs as the owner of the data when root starts what an ordinary user made", async () => {
  const dataDir = await seededDir();
  execFileSync("chown", ["-R", "12345:12345", join(dataDir, "postgres")]);

  const { pid } = await startHere({ dataDir });

  expect(execFileSync("ps", ["-o", "uid=", "-p", String(pid)], { encoding: "utf8" }).trim()).toBe("12345");
});

test.runIf(isRoot)("never runs as the user of the browser", async () => {
  const dataDir = await seededDir();
  execFileSync("chown", ["-R", `${browserUid}:${browserUid}`, join(dataDir, "postgres")]);

  await expect(startHere({ dataDir })).rejects.toThrow(/belongs to user id 65520, as which the browser runs/);
  expect(serverUser().uid).not.toBe(browserUid);
});

test.runIf(canBeNobody)("serves root who started it, and nothing that merely runs as its user", async () => {
  const { url } = await startHere({ dataDir: await seededDir() });
  const pg = JSON.stringify(import.meta.resolve("pg"));
  const asking = (address: string): string => `
    const { default: { Client } } = await import(${pg});
    const client = new Client({ connectionString: ${JSON.stringify(address)} });
    console.log(await client.connect().then(() => client.query("select 1"), (error) => error.message));
    process.exit();`;
  const ask = (address: string): string =>
    execFileSync(process.execPath, ["--input-type=module", "--eval", asking(address)], {
      uid: nobody,
      gid: nobody,
      cwd: "/",
      encoding: "utf8",
    });

  expect(ask(url)).toMatch(/Peer authentication failed for user "citelens"/);
  expect(ask(url.replace("citelens@", "postgres@"))).toMatch(
    /Peer authentication failed for user "postgres"/,
  );
  expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test.runIf(canBeNobody)("says so when the data belongs to another user", async () => {
  const dataDir = await seededDir();
  execFileSync("chown", ["-R", "12345:12345", join(dataDir, "postgres")]);

  const starting = startThere({ dataDir }, { uid: nobody });

  await expect(starting).rejects.toThrow(
    /EmbeddedPostgresError: .*belongs to user id 12345 instead of 65534; start as that user.*set DATABASE_URL/,
  );
});

test.runIf(canBeNobody)("says so when the data folder cannot be written", async () => {
  const dataDir = await scratchDir();

  const starting = startThere({ dataDir }, { uid: nobody });

  await expect(starting).rejects.toThrow(
    /EmbeddedPostgresError: .*may not write.*Set DATA_DIR.*set DATABASE_URL/,
  );
});

test.runIf(canBeNobody)(
  "says so when the system has no name for the user, whom initdb then refuses",
  async () => {
    const dataDir = await scratchDir();
    await chown(dataDir, 54_321, 54_321);

    const starting = startThere({ dataDir }, { uid: 54_321 });

    await expect(starting).rejects.toThrow(
      /initdb failed. Give user id 54321 a line in .etc.passwd.*set DATABASE_URL/,
    );
  },
);

test("says so when the data folder is a file", async () => {
  const dataDir = join(await scratchDir(), "file");
  await writeFile(dataDir, "");

  const starting = startHere({ dataDir });

  await expect(starting).rejects.toThrow(/is a file where a folder should be.*set DATABASE_URL/);
});

test("refuses a folder that is open to other users", async () => {
  const dataDir = await seededDir();
  await chmod(join(dataDir, "postgres"), 0o755);

  const starting = startHere({ dataDir });

  await expect(starting).rejects.toThrow(/is open to other users; make it private with chmod 700/);
});

test.runIf(canMount)("says so when there is no space left, and leaves no half of a data folder", async () => {
  const dataDir = join(await scratchDir(), "small");
  await mkdir(dataDir);
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=8m,mode=755", "tmpfs", dataDir]);
  onTestFinished(() => {
    execFileSync("umount", ["--lazy", dataDir]);
  });

  const starting = startHere({ dataDir });

  await expect(starting).rejects.toThrow(/There is no space left: free some.*set DATABASE_URL/);
  expect(await readdir(join(dataDir, "postgres"))).toEqual([]);
});

test("ends with PostgreSQL's own last words when a setting is wrong", async () => {
  const dataDir = await seededDir();

  const starting = startHere({ dataDir, settings: { shared_buffers: "plenty" } });

  await expect(starting).rejects.toThrow(
    /does not start on[\s\S]*set DATABASE_URL[\s\S]*"shared_buffers": "plenty"/,
  );
});

test.runIf(hasSetpriv)("says so when root may not become another user", async () => {
  const dataDir = await scratchDir();
  const wrapper = ["setpriv", "--inh-caps=-setuid", "--bounding-set=-setuid"];

  const starting = startThere({ dataDir }, { wrapper });

  await expect(starting).rejects.toThrow(
    /this root user may not start it as user id 65534.*capabilities SETUID/,
  );
});

test.runIf(hasSetpriv)(
  "joins its server as a container's root, who cannot look into other users' processes",
  async () => {
    const dataDir = await seededDir();
    const wrapper = ["setpriv", "--inh-caps=-sys_ptrace", "--bounding-set=-sys_ptrace"];
    const first = await startThere({ dataDir }, { wrapper });

    const second = await startThere({ dataDir }, { wrapper });

    expect(second.pid).toBe(first.pid);
  },
);

function succeeds(command: string, ...args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
