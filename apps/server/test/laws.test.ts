import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkLaws } from "../../../scripts/law/check-laws.ts";
import { importRules } from "../../../scripts/law/import-rules.ts";
import { roomMapIn, withRoomMap } from "../../../scripts/law/room-map.ts";
import type { Violation } from "../../../scripts/law/violation.ts";
import { type Files, lawfulFiles, plantTree, repository } from "./laws/planted-tree.ts";
import { plants } from "./laws/plants.ts";
import { plantedExceptions } from "./laws/statement-plants.ts";

const planted: string[] = [];

/** Reading the whole repository takes two seconds of a processor, and far longer beside other work. */
const readingMaxMs = 120_000;

afterAll(() => {
  for (const root of planted) rmSync(root, { recursive: true });
});

async function lawsBrokenIn(
  files: readonly Files[],
  exceptions: Parameters<typeof checkLaws>[1] = {
    statements: [],
    places: { makers: {}, withoutPlace: [] },
  },
): Promise<readonly Violation[]> {
  const root = plantTree(...files);
  planted.push(root);
  return await checkLaws(root, exceptions);
}

describe("the law", () => {
  let caught: readonly Violation[];

  beforeAll(async () => {
    caught = await lawsBrokenIn([lawfulFiles(), ...plants.map(({ files }) => files)], plantedExceptions);
  }, readingMaxMs);

  test.each(plants)("catches $law: $what", ({ law, files }) => {
    const broken = new Set(caught.filter(({ file }) => file in files).map((violation) => violation.law));

    expect([...broken]).toEqual([law]);
  });

  test("blames nobody else", () => {
    const guilty = new Set(plants.flatMap(({ files }) => Object.keys(files)));

    expect(caught.filter(({ file }) => !guilty.has(file))).toEqual([]);
  });

  test("has a planted breach for each of its import rules", () => {
    const proven = new Set(plants.map(({ law }) => law));

    expect(importRules.filter(({ name }) => !proven.has(name ?? "unnamed"))).toEqual([]);
  });
});

test("the law is not kept by a tree in which there is nothing to read", async () => {
  const caught = await lawsBrokenIn([
    { "packages/contract/src/accounts/accounts.ts": "export const account = {};" },
  ]);

  expect(caught.map(({ law }) => law)).toEqual(["everything-was-read"]);
});

test("the law is not kept by a product that outgrows its tests", async () => {
  const caught = await lawsBrokenIn([lawfulFiles(), { "e2e/thin.spec.ts": "export {};" }]);

  expect(caught.map(({ law }) => law)).toContain("enough-tests");
});

test.each([
  ["a room without a main flow", 'test("opens", async () => {});', "0 tests bear the tag @main"],
  [
    "a room with three main flows",
    ["a", "b", "c"].map((title) => `test("${title}", { tag: "@main" }, async () => {});`).join("\n"),
    "3 tests bear the tag @main",
  ],
  [
    "looks of its own",
    `test("looks", { tag: "@main" }, async ({ page }) => {
      ${"await expectNoAxeViolations(page);\n".repeat(4)}
    });`,
    "looks at accessibility 4 times",
  ],
  [
    "states in the browser",
    `test("states", { tag: "@main" }, async ({ page }) => {
      ${"await page.route(call, (route) => route.fulfill({ json: {} }));\n".repeat(4)}
    });`,
    "answers in the server's place 4 times",
  ],
])("the law is not kept by browser tests with %s", async (_, spec, message) => {
  const caught = await lawsBrokenIn([lawfulFiles(), { "e2e/visits/visits.spec.ts": spec }]);

  const ofTests = caught.filter(({ law }) => law === "browser-tests");
  expect(ofTests).toEqual([
    { law: "browser-tests", file: "e2e/visits/visits.spec.ts", message: expect.stringContaining(message) },
  ]);
});

test("ARCHITECTURE.md draws the rooms of today", () => {
  const document = readFileSync(join(repository, "ARCHITECTURE.md"), "utf8");

  expect(roomMapIn(document)).toBeDefined();
  expect(document, "run `node scripts/law.ts --write`").toBe(withRoomMap(document, repository));
});
