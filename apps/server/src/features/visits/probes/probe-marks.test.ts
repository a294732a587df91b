import { expect, test } from "vitest";
import { openProbeMarks } from "./probe-marks.ts";

const publicUrl = "https://citelens.example";
const at = new Date("2026-11-25T12:00:30.000Z");
const about = { workspaceId: "01890000-0000-7000-8000-000000000001", at };
const marks = openProbeMarks({ secretKey: "a secret", publicUrl });
const sent = marks.headersFor(about);

function headersOf(headers: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(headers));
}

test("a request says where it is from, and that it is a probe", () => {
  expect(sent["x-citelens-probe"]).toMatch(/^\d+-[0-9a-f]{32}$/);
  expect(sent.referer).toBe(`https://citelens.example/bot/${sent["x-citelens-probe"]}`);
});

test.each([
  ["both headers", sent],
  ["the header of its own alone", { "x-citelens-probe": sent["x-citelens-probe"] ?? "" }],
  ["the referrer alone, as access logs have it", { referer: sent.referer ?? "" }],
])("its own workspace knows it by %s", (_, headers) => {
  expect(marks.isIn(headersOf(headers), about)).toBe(true);
});

test.each([
  ["of a report that comes an hour later by the server's clock", new Date(at.getTime() + 3_600_000), true],
  ["of a clock that is an hour slow", new Date(at.getTime() - 3_600_000), true],
  ["of another day", new Date(at.getTime() + 86_400_000), false],
])("a mark %s", (_, reportedAt, expected) => {
  expect(marks.isIn(headersOf(sent), { ...about, at: reportedAt })).toBe(expected);
});

test("another workspace does not know it, nor another installation", () => {
  const other = { ...about, workspaceId: "01890000-0000-7000-8000-000000000002" };
  const elsewhere = openProbeMarks({ secretKey: "another secret", publicUrl });

  expect(marks.isIn(headersOf(sent), other)).toBe(false);
  expect(elsewhere.isIn(headersOf(sent), about)).toBe(false);
});

test.each([
  {},
  { referer: "https://shop.example/bot/" },
  { referer: "https://shop.example/bot/about" },
  { referer: "https://www.google.com/" },
  { "x-citelens-probe": "" },
  { "x-citelens-probe": "1" },
  { "x-citelens-probe": `29400000-${"0".repeat(32)}` },
  { "x-citelens-probe": `${"9".repeat(400)}-${"0".repeat(32)}` },
  { "x-citelens-probe": `-${"f".repeat(32)}` },
  { "x-citelens-probe": `${sent["x-citelens-probe"]}0` },
  { "x-citelens-probe": String(sent["x-citelens-probe"]).toUpperCase().replace(/.$/, "G") },
])("no other request is one: %j", (headers) => {
  expect(marks.isIn(headersOf(headers), about)).toBe(false);
});

test("a mark stands for a minute, and the same secret makes the same", () => {
  const again = openProbeMarks({ secretKey: "a secret", publicUrl: `${publicUrl}/` });

  expect(again.headersFor({ ...about, at: new Date("2026-11-25T12:00:59.999Z") })).toEqual(sent);
  expect(again.headersFor({ ...about, at: new Date("2026-11-25T12:01:00.000Z") })).not.toEqual(sent);
});
