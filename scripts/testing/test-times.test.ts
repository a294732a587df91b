import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { tableOf, testTimes } from "./test-times.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "citelens-times-"));
  mkdirSync(join(folder, "test-results"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a run that reported nothing has no times", () => {
  expect(testTimes(join(folder, "test-results"), folder)).toEqual([]);
});

test("tests of both steps are named by file and title, with what all their tries took", () => {
  report("unit.json", {
    testResults: [
      {
        name: join(folder, "packages/crawlers/test/one.test.ts"),
        assertionResults: [
          { fullName: "a group says so", duration: 1_500 },
          { fullName: "was left out", duration: null },
        ],
      },
    ],
  });
  report("browser.json", {
    suites: [
      {
        specs: [{ file: "visits.spec.ts", title: "opens", tests: [{ results: [{ duration: 2_000 }] }] }],
        suites: [
          {
            specs: [
              {
                file: "visits.spec.ts",
                title: "in a group",
                tests: [{ status: "flaky", results: [{ duration: 3_000 }, { duration: 500 }] }],
              },
            ],
          },
        ],
      },
    ],
  });

  expect(testTimes(join(folder, "test-results"), folder)).toEqual([
    {
      step: "unit",
      file: "packages/crawlers/test/one.test.ts",
      title: "a group says so",
      seconds: 1.5,
      isRetried: false,
    },
    {
      step: "unit",
      file: "packages/crawlers/test/one.test.ts",
      title: "was left out",
      seconds: 0,
      isRetried: false,
    },
    { step: "browser", file: "e2e/visits.spec.ts", title: "opens", seconds: 2, isRetried: false },
    { step: "browser", file: "e2e/visits.spec.ts", title: "in a group", seconds: 3.5, isRetried: true },
  ]);
});

test("a title cannot break the table", () => {
  expect(
    tableOf([{ step: "unit", file: "a.test.ts", title: "one | two", seconds: 1, isRetried: false }]),
  ).toContain("| 1.0 | unit | a.test.ts | one \\| two |");
});

function report(name: string, content: object): void {
  writeFileSync(join(folder, "test-results", name), JSON.stringify(content));
}
