import { afterEach, beforeEach, expect, test } from "vitest";
import { type NameServer, openNameServer } from "#test/fakes/name-server.ts";
import { openTextRecords, type TextRecords } from "./text-records.ts";

let server: NameServer;
let records: TextRecords;
beforeEach(async () => {
  server = await openNameServer();
  records = openTextRecords([server.address]);
});
afterEach(() => server.close());

const long = "v".repeat(600);

test("reads the texts of a name, long ones whole", async () => {
  server.answer = (name) => (name === "_citelens.geo.acme.com" ? ["citelens-host=1", long] : undefined);

  expect(await records.textsOf("_citelens.geo.acme.com")).toEqual(["citelens-host=1", long]);
  expect(await records.textsOf("_citelens.acme.com")).toEqual([]);
});

test.each([
  ["a name without texts", () => []],
  ["a name that is none", () => undefined],
])("%s has none", async (_, answer) => {
  server.answer = answer;

  expect(await records.textsOf("geo.acme.com")).toEqual([]);
});

test("a DNS that fails has not answered", async () => {
  server.answer = () => "SERVFAIL";

  await expect(records.textsOf("geo.acme.com")).rejects.toThrow();
});

test.each([
  ["finds what exists", (name: string) => (name === "google.com" ? ["v=spf1"] : undefined), true],
  ["says of everything that there is nothing", () => undefined, false],
  ["says of everything the same", () => ["welcome"], false],
  ["fails", () => "SERVFAIL" as const, false],
])("a DNS that %s is believed or not", async (_, answer, isBelieved) => {
  server.answer = answer;

  expect(
    await records.expectTruth().then(
      () => true,
      () => false,
    ),
  ).toBe(isBelieved);
});
