import { chown, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserUser } from "./browser-user.ts";

const prefix = "citelens-render-";
const leftOverMs = 24 * 60 * 60 * 1_000;

/** A fresh folder that the browser's user owns and nobody else can read. Removes those that a killed process left a day ago. */
export async function makeProfile(nowMs: number = Date.now()): Promise<string> {
  await removeLeftOver(nowMs);
  const folder = await mkdtemp(join(tmpdir(), prefix));
  const { uid, gid } = browserUser;
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  return folder;
}

/** Processes that are being killed may still write for a moment. */
export async function removeProfile(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

async function removeLeftOver(nowMs: number): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    const folder = join(tmpdir(), name);
    const made = await stat(folder).catch(() => undefined);
    if (made && nowMs - made.mtimeMs > leftOverMs) await removeProfile(folder).catch(() => undefined);
  }
}
