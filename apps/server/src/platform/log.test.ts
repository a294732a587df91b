import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { openLog } from "./log.ts";

/** Line that a log of level info writes for these fields. */
function written(fields: object): string {
  const lines: string[] = [];
  const log = openLog("info");
  const symbol = Object.getOwnPropertySymbols(log).find(({ description }) => description === "pino.stream");
  Object.assign(log, symbol && { [symbol]: { write: (line: string) => lines.push(line) } });
  log.info(fields, "It happened");
  return lines.join("");
}

test("a failed statement is logged without its parameters", () => {
  const error = new DrizzleQueryError("select $1", ["ada@example.com"], new Error("relation is missing"));

  const line = written({ err: error });

  expect(line).toContain("relation is missing");
  expect(line).toContain("select $1");
  expect(line).not.toContain("ada@example.com");
});

test("tokens in paths, queries and headers are blotted out", () => {
  const token = "a".repeat(43);
  const req = { id: "1", method: "GET", url: `/api/v1/password/reset/confirm/x/${token}/?s=${token}` };

  const line = written({ req, body: { password: token } });

  expect(line).not.toContain(token);
});

test.each([43, 70])(
  "the address of a list or a file, of %i characters, is shown without its token",
  (length) => {
    const token = "-_a9".repeat(18).slice(0, length);

    const line = written({ req: { id: "1", method: "GET", url: `/exports/links/${token}?a=${token}` } });

    expect(line).toContain('"path":"/exports/links/[redacted]"');
    expect(line).not.toContain(token);
  },
);
