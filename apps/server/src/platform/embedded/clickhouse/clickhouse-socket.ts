import { createHash } from "node:crypto";
import { chmod, lstat, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EmbeddedClickHouseError } from "./clickhouse-error.ts";

/** Most bytes of a socket address on Linux (107) and macOS (103). */
const bytesMax = 103;
const name = "http.sock";

/**
 * The path for the front's socket, in a folder that this user alone can enter: in `dir`, or where that path is too
 * long, in a short one for temporary things, whose name follows from `dir`.
 */
export async function placeClickHouseSocket(dir: string): Promise<string> {
  const hash = createHash("sha256").update(dir).digest("hex").slice(0, 12);
  const candidates = [
    join(dir, "socket"),
    ...[tmpdir(), "/tmp"].map((parent) => join(parent, `citelens-events-${hash}`)),
  ];
  const folder = candidates.find((candidate) => Buffer.byteLength(join(candidate, name)) <= bytesMax);
  if (!folder)
    throw new EmbeddedClickHouseError(
      `${dir} is too long a path for a socket. Set DATA_DIR to a shorter one.`,
    );

  await mkdir(folder, { recursive: true, mode: 0o700 });
  await makePrivate(folder);
  return join(folder, name);
}

/** A folder of somebody else, or a link to one, is refused: in /tmp anybody could have put it there. */
async function makePrivate(folder: string): Promise<void> {
  const found = await lstat(folder);
  if (!found.isDirectory() || (process.getuid && found.uid !== process.getuid())) {
    throw new EmbeddedClickHouseError(
      `${folder} is not a folder of this user's. Remove it or set DATA_DIR to another one.`,
    );
  }
  if ((found.mode & 0o077) !== 0) await chmod(folder, 0o700);
}
