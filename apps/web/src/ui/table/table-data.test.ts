import { expect, test } from "vitest";
import { tableDataOf } from "./table-data.ts";

const asked = { error: null, isPlaceholderData: false, dataUpdatedAt: 1000, refetch: () => undefined };
const rowsOf = (names: readonly string[], now: Date) => names.map((name) => ({ name, at: now.getTime() }));

test("a table loads until its rows are there, and dims those of another page meanwhile", () => {
  expect(tableDataOf({ ...asked, data: undefined }, rowsOf)).toEqual({ status: "loading" });
  const data = ["a"];
  const rows = [{ name: "a", at: 1000 }];
  expect(tableDataOf({ ...asked, data }, rowsOf)).toEqual({ status: "ready", rows, stale: false });
  const other = { ...asked, data, isPlaceholderData: true };
  expect(tableDataOf(other, rowsOf)).toEqual({ status: "ready", rows, stale: true });
});

test("a failure is said in the server's sentence or in the table's own, and can be tried again", () => {
  let tries = 0;
  const error = new Error("Broken");
  const failed = { ...asked, data: undefined, error, refetch: () => (tries += 1) };
  const shown = [tableDataOf(failed, rowsOf), tableDataOf(failed, rowsOf, { failure: "No rows came" })];
  expect(shown).toMatchObject([{ status: "failed" }, { status: "failed", message: "No rows came" }]);
  for (const one of shown) if (one.status === "failed") one.onRetry();
  expect(tries).toBe(2);
});

test("earlier rows stay after a failure, unless the table removes them", () => {
  const failed = { ...asked, data: ["a"], error: new Error("Broken") };
  expect(tableDataOf(failed, rowsOf).status).toBe("ready");
  expect(tableDataOf(failed, rowsOf, { rowsAfterFailure: "removed" }).status).toBe("failed");
});
