import { expect, test } from "vitest";
import { worldOfTest } from "#test/world.ts";
import { listBoundsOfDay } from "./bounds-of-day.ts";

const day = "2026-12-15";
const organization = "01890000-0000-7000-8000-000000000000";

test("shows each limit and what is used of it; one that was raised since rests no longer, one of nothing always", async () => {
  const { tools, postgres } = await worldOfTest();
  const totals = [
    [day, "installation", 2.75, null],
    [day, "provider:openai", 8, 8],
    [day, `organization:${organization}`, 4.02, 4],
    ["2026-12-14", "provider:xai", 9, 9],
  ];
  for (const total of totals) {
    await postgres.pool.query(
      "insert into spending_totals (day, scope, taken_usd, reached_usd) values ($1, $2, $3, $4)",
      total,
    );
  }
  const providersUsd = new Map([
    ["openai", 8],
    ["xai", 1],
    ["google", 0],
  ]);
  const of = (organizationUsd: number | undefined) =>
    listBoundsOfDay({ ...tools, spending: { installationUsd: 10, organizationUsd, providersUsd } }, day);

  const [reached, raised, unbounded] = [await of(4), await of(5), await of(undefined)];

  expect(reached.map(({ kind, id, used_usd, isReached }) => [kind, id, used_usd, isReached])).toEqual([
    ["installation", "", 2.75, false],
    ["provider", "openai", 8, true],
    ["provider", "xai", 0, false],
    ["provider", "google", 0, true],
    ["organization", organization, 4.02, true],
  ]);
  expect(raised.at(-1)).toMatchObject({ kind: "organization", max_usd: 5, isReached: false });
  expect(unbounded.some(({ kind }) => kind === "organization")).toBe(false);
});
