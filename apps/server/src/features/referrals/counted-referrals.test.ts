import { evidences } from "@citelens/contract/traffic/referrals";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { placeOfJob } from "#platform/place.ts";
import { sharedWorld, type World } from "#test/world.ts";
import { cases, casesLimitMs } from "../../../../../scripts/testing/cases.ts";
import { countReferrals, referralsOfPath } from "./public.ts";
import { type Row, sessionsThatCount } from "./sessions.test-helper.ts";
import { type SeenReferral, storeReferrals } from "./stored-referrals.test-helper.ts";

let world: World;
beforeAll(async () => {
  world = await sharedWorld();
});

const range = { from: new Date("2026-11-08T00:00:00Z"), before: new Date("2026-11-15T00:00:00Z") };

/** Seconds after noon. */
function at(seconds: number): string {
  return new Date(Date.parse("2026-11-10T12:00:00Z") + seconds * 1000).toISOString();
}

async function countOf(seen: readonly SeenReferral[]): Promise<number> {
  const workspaceId = newId();
  await storeReferrals(world, workspaceId, seen);
  const counted = await countReferrals(world.tools, placeOfJob({ workspaceId }), range);
  return counted.reduce((sum, { referrals }) => sum + referrals, 0);
}

const server = (seconds: number, changed: SeenReferral = {}): SeenReferral => ({
  source: "server",
  at: at(seconds),
  visitor: 1,
  ...changed,
});
const tracker = (seconds: number, changed: SeenReferral = {}): SeenReferral => ({
  source: "tracker",
  at: at(seconds),
  visitor: 1,
  ...changed,
});
const unknown = { visitor: 0 };

describe("counts", () => {
  test.each<[string, readonly SeenReferral[], number]>([
    ["nobody", [], 0],
    ["whom the server alone saw", [server(0)], 1],
    ["whom the tracker alone saw", [tracker(0)], 1],
    ["a person whom both saw once", [server(0), tracker(2)], 1],
    ["a person whom the tracker saw first by our clocks once", [tracker(0), server(2)], 1],
    ["a person whom both saw in the same millisecond once", [server(0), tracker(0)], 1],
    ["a person whose slow page was ready after ten minutes once", [server(0), tracker(600)], 1],
    ["reloads of a session once", [server(0), tracker(1), server(900), tracker(901), server(2_500)], 1],
    ["who comes again after half an hour twice", [server(0), tracker(1), server(1_802), tracker(1_803)], 2],
    [
      "two visitors as two",
      [server(0), server(1, { visitor: 2 }), tracker(1), tracker(2, { visitor: 2 })],
      2,
    ],
    ["two landing pages as two", [server(0), server(1, { path: "/chairs" })], 2],
    ["two assistants as two", [server(0), server(1, { assistant: "Claude", operator: "Anthropic" })], 2],
    ["a person without an address at the server once", [server(0, unknown), tracker(3)], 1],
    ["a person with another address at the server once", [server(0, { visitor: 2 }), tracker(3)], 1],
    ["one of another browser as another one", [server(0, unknown), tracker(3, { browser: 8 })], 2],
    ["one a minute later as another one", [server(0, unknown), tracker(61)], 2],
    ["all that one side saw, however close", [server(0, unknown), server(1, unknown), server(2, unknown)], 3],
    [
      "the greater number of one side where nobody can be told apart",
      [server(0, unknown), tracker(1), server(2, unknown), server(3, unknown), tracker(4, { visitor: 2 })],
      3,
    ],
    [
      "rows of before, which have no hashes, each",
      [server(0, { ...unknown, browser: 0 }), server(1, { ...unknown, browser: 0 })],
      2,
    ],
    ["none of the session that began before the range", [server(-216_060), server(-215_940)], 0],
    ["none after the range", [server(388_800)], 0],
  ])("%s", async (_, seen, expected) => {
    expect(await countOf(seen)).toBe(expected);
    expect(await countOf(seen.toReversed())).toBe(expected);
  });
});

test("referrals are counted for each operator, and for each assistant of a page", async () => {
  const workspaceId = newId();
  const place = placeOfJob({ workspaceId });
  await storeReferrals(world, workspaceId, [
    { visitor: 1 },
    { visitor: 2 },
    { visitor: 3, assistant: "Gemini", operator: "Google" },
    { visitor: 4, assistant: "NotebookLM", operator: "Google", path: "/chairs" },
    { visitor: 5, assistant: "Gemini", operator: "Google", at: "2026-11-20T12:00:00Z" },
  ]);

  const byOperator = await countReferrals(world.tools, place, range);
  const ofDesks = await referralsOfPath(world.tools, place, { ...range, path: "/desks" });

  expect(byOperator).toEqual([
    { operator: "Google", referrals: 2 },
    { operator: "OpenAI", referrals: 2 },
  ]);
  expect(ofDesks).toMatchObject([
    { assistant: "ChatGPT", operator: "OpenAI", referrals: 2 },
    { assistant: "Gemini", operator: "Google", referrals: 1 },
  ]);
});

describe("whatever both sides saw in whatever order", () => {
  /** Around the pauses and the edges of the range, often in the same millisecond. */
  const offsetMs = fc.oneof(
    fc.integer({ min: -2_000_000, max: 5_600_000 }),
    fc
      .tuple(fc.constantFrom(0, 60_000, 1_800_000, 3_600_000), fc.integer({ min: -1, max: 1 }))
      .map(([at, by]) => at + by),
    fc.integer({ min: 0, max: 20 }).map((steps) => steps * 20_000),
  );
  const row = fc
    .record({
      offsetMs,
      path: fc.constantFrom("/desks", "/desks", "/chairs"),
      assistant: fc.constantFrom("ChatGPT", "ChatGPT", "Claude"),
      evidence: fc.constantFrom(...evidences),
      source: fc.constantFrom("server" as const, "tracker" as const),
      visitor: fc.constantFrom(0, 0, 0, 1, 2, 3, 4),
      anyBrowser: fc.constantFrom(7, 8),
    })
    .map(
      ({ offsetMs: ms, anyBrowser, ...one }): Row => ({
        ...one,
        atMs: range.from.getTime() + ms,
        browser: one.visitor === 0 ? anyBrowser : 7 + (one.visitor % 2),
      }),
    );

  test(
    "the sessions are those that the rule tells row by row",
    async () => {
      const short = { from: range.from, before: new Date(range.from.getTime() + 5_400_000) };
      await fc.assert(
        fc.asyncProperty(fc.array(row, { maxLength: 40 }), async (rows) => {
          const workspaceId = newId();
          const stored = rows.map(
            ({ atMs, ...one }): SeenReferral => ({ ...one, at: new Date(atMs).toISOString() }),
          );
          await storeReferrals(world, workspaceId, stored);
          const expected = sessionsThatCount(rows, short.from.getTime(), short.before.getTime());

          for (const path of ["/desks", "/chairs"]) {
            const found = await referralsOfPath(world.tools, placeOfJob({ workspaceId }), { ...short, path });

            const own = Map.groupBy(
              expected.filter((one) => one.path === path),
              ({ assistant }) => assistant,
            );
            const of = (assistant: string, evidence: string): number =>
              (own.get(assistant) ?? []).filter((one) => one.evidence === evidence).length;
            expect(new Map(found.map((one) => [one.assistant, one]))).toEqual(
              new Map(
                [...own].map(([assistant, sessions]) => [
                  assistant,
                  {
                    assistant,
                    operator: "OpenAI",
                    referrals: sessions.length,
                    pages: 1,
                    by_referrer: of(assistant, "referrer"),
                    by_utm: of(assistant, "utm"),
                    by_app: of(assistant, "in_app"),
                  },
                ]),
              ),
            );
          }
        }),
        { numRuns: cases(20, 100) },
      );
    },
    casesLimitMs,
  );
});
