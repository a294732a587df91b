import { expect, test } from "vitest";
import { isDiskFull } from "./disk-full.ts";

const coded = (code: string): Error => Object.assign(new Error("It failed"), { code });

test.each([
  ["the file system", coded("ENOSPC"), true],
  ["a quota", coded("EDQUOT"), true],
  ["PostgreSQL", coded("53100"), true],
  ["ClickHouse", coded("243"), true],
  ["ClickHouse's file system", new Error("std::exception: filesystem error: No space left on device"), true],
  ["what wraps another's failure", new Error("Failed query", { cause: coded("53100") }), true],
  ["a file that is not there", coded("ENOENT"), false],
  ["too many connections", coded("53300"), false],
  ["nothing", undefined, false],
])("of %s it is told whether the disk was full", (_, error, isFull) => {
  expect(isDiskFull(error)).toBe(isFull);
});
