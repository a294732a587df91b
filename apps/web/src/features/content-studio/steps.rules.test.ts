import { expect, test } from "vitest";
import { progressLine, shownSteps, stepLine } from "./steps.rules.ts";

const page = { mode: "BRIEF", kind: "REWRITE", progress: null } as const;

test.each([
  ["nothing yet", null, ["current", "next", "next", "next", "next", "next"]],
  ["the page", { step: "PAGE", done: 0, of: 0 }, ["current", "next", "next", "next", "next", "next"]],
  ["cited pages", { step: "SOURCES", done: 0, of: 5 }, ["done", "done", "current", "next", "next", "next"]],
  ["the outline", { step: "OUTLINE", done: 5, of: 5 }, ["done", "done", "done", "done", "current", "next"]],
  // A brief has no step of its own for them.
  ["claims", { step: "CLAIMS", done: 5, of: 5 }, ["done", "done", "done", "done", "done", "current"]],
] as const)("the steps of a brief while it works at %s", (_, progress, states) => {
  expect(shownSteps({ ...page, progress }).map(({ state }) => state)).toEqual(states);
});

test("a text that a model writes has its sections counted, and ends with its claims", () => {
  const steps = shownSteps({ ...page, mode: "FULL", progress: { step: "SECTIONS", done: 3, of: 9 } });

  expect(steps.map(({ state }) => state)).toEqual([...Array(5).fill("done"), "current", "next"]);
  expect(steps[5]).toMatchObject({ title: "Write the sections", count: "3 of 9 sections" });
  expect(stepLine({ ...page, mode: "FULL", progress: { step: "CLAIMS", done: 9, of: 9 } })).toBe(
    "Step 7 of 7: Check the claims",
  );
});

test("the line of the progress counts what is counted, and says that it waits", () => {
  expect(progressLine({ ...page, progress: { step: "SOURCES", done: 3, of: 8 } })).toBe(
    "Step 3 of 6: Read the cited pages, 3 of 8 pages",
  );
  expect(progressLine({ ...page, progress: { step: "GAPS", done: 0, of: 0 } })).toBe(
    "Step 4 of 6: Find the gaps",
  );
  expect(progressLine({ ...page, progress: null })).toBe("Waiting for its turn");
});

test("of a new page there is none to be read", () => {
  const steps = shownSteps({ ...page, kind: "NEW" });

  expect(steps.map(({ title }) => title)).not.toContain("Read the page");
  expect(steps[0]?.state).toBe("current");
});

test("a step is counted while it is the one that counts", () => {
  const counts = (step: "SOURCES" | "GAPS", of: number) =>
    shownSteps({ ...page, progress: { step, done: 2, of } }).flatMap(({ count }) => count ?? []);

  expect(counts("SOURCES", 5)).toEqual(["2 of 5 pages"]);
  expect(counts("SOURCES", 0)).toEqual([]);
  expect(counts("GAPS", 5)).toEqual([]);
});

test("the line says which step it is", () => {
  expect(stepLine({ ...page, progress: { step: "GAPS", done: 5, of: 5 } })).toBe(
    "Step 4 of 6: Find the gaps",
  );
});
