import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { cannotSwitchUser, codeOf, EmbeddedPostgresError, orElse } from "./postgres-error.ts";
import type { ServerUser } from "./postgres-user.ts";

/**
 * Starts one of PostgreSQL's programs as its user, in an environment without the PG… variables that would redirect
 * it and in a folder that everybody may enter. Throws a sentence when the program cannot even be started.
 */
export async function spawnAs(
  user: ServerUser,
  command: readonly [program: string, ...args: string[]],
  { env, ...options }: SpawnOptions,
): Promise<ChildProcess> {
  const [program, ...args] = command;
  try {
    const child = spawn(program, args, {
      ...options,
      ...(user.switched ? { uid: user.uid, gid: user.gid } : {}),
      cwd: "/",
      env: { PATH: process.env.PATH ?? "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC", ...env },
    });
    await once(child, "spawn");
    return child;
  } catch (error) {
    throw cannotRun(program, user, error);
  }
}

function cannotRun(program: string, user: ServerUser, error: unknown): EmbeddedPostgresError {
  const code = codeOf(error);
  if (user.switched && (code === "EPERM" || code === "EINVAL")) return cannotSwitchUser(user.uid, error);
  return new EmbeddedPostgresError(
    `${program} cannot be run (${code ?? error}); on Linux it needs glibc, which Alpine does not have. ` +
      `Use a system with glibc, ${orElse}.`,
    { cause: error },
  );
}
