import { expect, test } from "vitest";
import { checkTable, findings, type PageChanges } from "../audited-page.test-helper.ts";

const missing: PageChanges = {
  html: null,
  fetch: { status: 404, headers: {}, bytes: 90_000 },
  firstBytesMs: [5_000],
};

function within(...firstBytesMs: number[]): PageChanges {
  return { firstBytesMs };
}

checkTable("slow", [
  ["not measured", "not-applicable", within()],
  ["quick", "passed"],
  ["800 ms", "passed", within(800, 800, 800)],
  ["more than 800 ms", "failed as medium", within(801, 801, 801)],
  ["2 s", "failed as medium", within(2_000, 2_000, 2_000)],
  ["more than 2 s", "failed as high", within(2_001, 2_001, 2_001)],
  ["slow once of three times", "passed", within(100, 9_000, 200)],
  ["slow twice of three times", "failed as high", within(9_000, 100, 9_000)],
  ["slow the only time", "failed by half as medium", within(900)],
  ["slow once of two times", "passed", within(100, 900)],
  ["slow by digits and not by letters", "failed as medium", within(1_000, 900, 1_000)],
  ["an error", "not-applicable", missing],
]);

checkTable("heavy", [
  ["small", "passed"],
  ["1 MB", "passed", { fetch: { bytes: 1_000_000 } }],
  ["more than 1 MB", "failed as medium", { fetch: { bytes: 1_000_001 } }],
  ["2 MB", "failed as medium", { fetch: { bytes: 2_000_000 } }],
  ["more than 2 MB", "failed as high", { fetch: { bytes: 2_000_001 } }],
  [
    "HTML of which we stopped to read",
    "failed",
    { html: null, fetch: { status: null, failure: "too-large" } },
  ],
  [
    "another file of which we stopped to read",
    "not-applicable",
    { html: null, fetch: { status: null, failure: "too-large", contentType: "application/pdf" } },
  ],
  [
    "a large file",
    "not-applicable",
    { html: null, fetch: { contentType: "application/pdf", bytes: 1_900_000 } },
  ],
  ["an error", "not-applicable", missing],
]);

checkTable("no-validators", [
  ["an ETag", "passed"],
  ["a date", "passed", { fetch: { headers: { "last-modified": "Wed, 25 Nov 2026 10:00:00 GMT" } } }],
  ["neither", "failed", { fetch: { headers: {} } }],
  ["an empty one", "failed", { fetch: { headers: { etag: "" } } }],
  ["an error", "not-applicable", missing],
]);

checkTable("uncompressed", [
  ["gzip", "passed"],
  ["10 kB without", "passed", { fetch: { headers: {}, bytes: 10_000 } }],
  ["more than 10 kB without", "failed", { fetch: { headers: {}, bytes: 10_001 } }],
  [
    "said to be as it is",
    "failed",
    { fetch: { headers: { "content-encoding": "identity" }, bytes: 20_000 } },
  ],
  ["any other coding", "passed", { fetch: { headers: { "content-encoding": "zstd" }, bytes: 20_000 } }],
  ["an error", "not-applicable", missing],
]);

test("says how slow and how large", () => {
  expect(findings("slow", within(850.4, 900, 700))).toEqual([
    "850 ms to the first byte, the median of 3 requests -> At most 800 ms",
  ]);
  expect(findings("heavy", { fetch: { bytes: 1_540_000 } })).toEqual(["1.5 MB of HTML -> At most 1 MB"]);
  expect(findings("uncompressed", { fetch: { headers: {}, bytes: 1_234_000 } })).toEqual([
    "1,234 kB without Content-Encoding -> gzip, br or zstd",
  ]);
});
