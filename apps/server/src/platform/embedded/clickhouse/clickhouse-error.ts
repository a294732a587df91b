/** The embedded ClickHouse cannot serve. The message says why and what to do, and may be shown as it is. */
export class EmbeddedClickHouseError extends Error {
  override readonly name = "EmbeddedClickHouseError";
}

/** Another process holds the folder. If that is one that is just ending, a later try succeeds. */
export class EngineLockedError extends EmbeddedClickHouseError {}

const orElse = "or set CLICKHOUSE_URL to a ClickHouse server";

interface DataPlace {
  readonly dir: string;
  /** The process that wrote its id into the folder last. */
  readonly ownerPid: string | undefined;
}

/** Puts the last words of a front that could not start into a sentence with a way out. */
export function explain(lastWords: string, { dir, ownerPid }: DataPlace): EmbeddedClickHouseError {
  if (lastWords.includes("Cannot lock file")) {
    const owner = ownerPid ? `process ${ownerPid}` : "another process";
    return new EngineLockedError(
      `${dir} is in use by ${owner}. Stop it, set DATA_DIR to another folder, ${orElse}.`,
    );
  }
  return new EmbeddedClickHouseError(remedyFor(lastWords, dir));
}

function remedyFor(lastWords: string, dir: string): string {
  if (/ERR_MODULE_NOT_FOUND|Cannot find (package|module)|no native binding/.test(lastWords)) {
    return (
      `The embedded ClickHouse (the optional package chdb) is not installed for ${process.platform}-${process.arch}. ` +
      `Run npm ci without --omit=optional, ${orElse}; it exists for Linux with glibc and macOS, on x64 and arm64.`
    );
  }
  if (/EACCES|EPERM|EROFS|Permission denied/.test(lastWords)) {
    return `This user may not write ${dir}. Set DATA_DIR to a folder that it may write, ${orElse}.`;
  }
  if (/ENOSPC|No space left/.test(lastWords))
    return `There is no space left for ${dir}. Free some, ${orElse}.`;
  return `The embedded ClickHouse could not start in ${dir}: ${lastWords.trim()}`;
}
