import { type AuditFailure, severities } from "@citelens/contract/content/audit-words";
import { expect, test } from "vitest";
import {
  coverageText,
  durationText,
  gravestText,
  issuesIn,
  pathOf,
  placesText,
  scoreText,
  shortAddress,
  shownChange,
  sizeText,
} from "./audit-figures.rules.ts";
import {
  bandOf,
  halfMeaning,
  hasFoundSome,
  isRechecking,
  isRunning,
  statusLook,
} from "./audit-labels.rules.ts";

const counts = { blocker: 0, high: 0, medium: 0, low: 0 };

test.each([
  [null, "–"],
  [0, "0"],
  [74.49, "74"],
  [99.6, "100"],
])("a score of %o is shown as %s", (score, text) => {
  expect(scoreText(score)).toBe(text);
});

test.each([
  ["the first audit", 74, null, 0],
  ["an audit without a score", null, 3, 0],
  ["one as good as before", 74.2, 0.1, 0],
  ["a difference that shows only in the rounded scores", 74.6, 0.2, 1],
  ["a worse one", 60, -14.2, -14],
])("the change of %s is what the shown scores differ by", (_, score, change, shown) => {
  expect(shownChange(score, change)).toBe(shown);
});

test.each([
  [null, "–"],
  [84, "84 ms"],
  [999.4, "999 ms"],
  [1240, "1.2 s"],
])("%o milliseconds are %s", (ms, text) => {
  expect(durationText(ms)).toBe(text);
});

test.each([
  [null, "–"],
  [512, "512 B"],
  [999, "999 B"],
  [1940, "1.9 kB"],
  [2000, "2 kB"],
  [9960, "10 kB"],
  [16_480, "16 kB"],
  [999_400, "999 kB"],
  [1_240_000, "1.2 MB"],
])("%o bytes are %s", (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test.each([
  [counts, 0, "None"],
  [{ ...counts, low: 3 }, 3, "3 low"],
  [{ blocker: 1, high: 4, medium: 9, low: 2 }, 16, "1 blocker, 4 high"],
  [{ ...counts, blocker: 2, medium: 1 }, 3, "2 blockers, 1 medium"],
  [{ ...counts, blocker: 1200 }, 1200, "1,200 blockers"],
])("of %o the two gravest are named", (some, sum, text) => {
  expect(issuesIn(some)).toBe(sum);
  expect(gravestText(some)).toBe(text);
});

test.each([
  [{ read: 1, known: 1 }, "1 page"],
  [{ read: 38, known: 38 }, "38 pages"],
  [{ read: 512, known: 4200 }, "512 of 4,200 known pages"],
])("what was read of %o is %s", (coverage, text) => {
  expect(coverageText(coverage)).toBe(text);
});

test.each([
  ["https://northwind.example/a?b=1#c", "/a?b=1"],
  ["https://northwind.example", "/"],
  ["GPTBot", "GPTBot"],
  ["", ""],
])("the path of %o is %s", (url, path) => {
  expect(pathOf(url)).toBe(path);
});

test.each([
  ["https://northwind.example/", "northwind.example"],
  ["HTTP://northwind.example/a/", "northwind.example/a"],
])("%s is %s in a heading", (url, text) => {
  expect(shortAddress(url)).toBe(text);
});

test.each([
  [100, "strong"],
  [70, "strong"],
  [69.9, "good"],
  [50, "good"],
  [20, "fair"],
  [19.9, "weak"],
  [0, "weak"],
])("a score of %d is in the band %s", (score, band) => {
  expect(bandOf(score)).toBe(band);
});

test.each([
  ["QUEUED", true, "Running"],
  ["RENDERING", true, "Running"],
  ["DONE", false, "Done"],
  ["FAILED", false, "Failed"],
  ["CANCELED", false, "Canceled"],
] as const)("an audit that is %s runs: %o, and is called %s", (status, runs, label) => {
  expect(isRunning(status)).toBe(runs);
  expect(statusLook(status).label).toBe(label);
});

test.each([
  ["was canceled", "CANCELED", null, 3, true],
  ["was canceled at its start", "CANCELED", null, 0, false],
  ["could not go on", "FAILED", "INTERNAL", 3, true],
  ["could not begin", "FAILED", "INTERNAL", 0, false],
  ["read error pages alone", "FAILED", "NO_PAGES", 3, false],
  ["runs for the first time", "CRAWLING", null, 3, false],
] as const)("an audit that %s has something to show or not", (_, status, reason, read, has) => {
  const failure = reason && failureOf(reason);
  expect(hasFoundSome({ status, failure, coverage: { read, known: 9 } })).toBe(has);
});

function failureOf(reason: AuditFailure) {
  return { reason, seen: "It was tried.", remedy: "Start again." };
}

test.each([
  ["noindex", 1, "1 page"],
  ["noindex", 1204, "1,204 pages"],
  ["robots-search", 1, "1 place"],
  ["sitemap-urls", 3, "3 places"],
] as const)("%s that fails %d times fails on %s", (check, places, text) => {
  expect(placesText(check, places)).toBe(text);
});

test.each([
  ["runs for the first time", "CRAWLING", null, false],
  ["reads pages again", "CRAWLING", "2026-11-20T09:02:00.000Z", true],
  ["waits to read pages again", "QUEUED", "2026-11-20T09:02:00.000Z", true],
  ["is done", "DONE", "2026-11-20T09:02:00.000Z", false],
  ["failed", "FAILED", "2026-11-20T09:02:00.000Z", false],
] as const)("an audit that %s keeps results meanwhile: %3$o", (_, status, finished, keeps) => {
  expect(isRechecking({ status, finished })).toBe(keeps);
});

test("half of a blocker caps nothing, half of a note costs nothing, half of the others costs half", () => {
  const saying = (word: string) => severities.filter((one) => halfMeaning(one).includes(word));

  expect(saying("cap the score")).toEqual(["blocker"]);
  expect(saying("costs half")).toEqual(["blocker", "high", "medium", "low"]);
});
