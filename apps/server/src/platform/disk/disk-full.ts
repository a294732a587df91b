const codes = new Set([
  "ENOSPC",
  "EDQUOT",
  "53100", // PostgreSQL's disk_full
  "243", // ClickHouse's NOT_ENOUGH_SPACE
]);
/** PostgreSQL and ClickHouse say so under several codes. */
const words = /no space left on device|disk quota exceeded/i;

/** Everything is refused until somebody frees space, and the log may be on the same disk: so often it says so. */
export const fullSaidEveryMs = 10_000;

/** Whether something failed for want of space on a disk, be it ours or a database's. */
export function isDiskFull(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if (("code" in one && codes.has(String(one.code))) || words.test(one.message)) return true;
  return false;
}
