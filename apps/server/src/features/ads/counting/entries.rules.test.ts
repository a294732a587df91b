import { expect, test } from "vitest";
import { type BookableSum, entriesOf } from "./entries.rules.ts";

const day = (of: string, micros: number, more: Partial<BookableSum> = {}): BookableSum => ({
  campaign_id: "campaign",
  campaign_name: "Oak desks",
  publisher_id: "publisher",
  placement_id: "placement",
  day: of,
  reads: 3,
  proven: 1,
  billable: 2,
  micros,
  parts: micros * 70,
  ...more,
});
type Books = Parameters<typeof entriesOf>[0];
const books = (
  bookable: readonly BookableSum[],
  booked: Books["booked"] = [],
  before: Books["before"] = [],
) =>
  entriesOf({
    advertiser: { id: "advertiser", name: "Acme" },
    bookable,
    booked,
    before,
    publishers: [{ id: "publisher", name: "Paper" }],
    placements: new Map([["placement", "below-article"]]),
    created: new Date(0),
  });
const cents = (entries: ReturnType<typeof books>) =>
  entries.map(({ workspace_id, side, day: of, spend_cents, earnings_cents }) => [
    workspace_id,
    side,
    of,
    spend_cents,
    earnings_cents,
  ]);

test("a day has a line on each side, with the names of then", () => {
  expect(books([day("1", 100_000)])).toEqual(
    [
      { workspace_id: "advertiser", side: "advertiser" },
      { workspace_id: "publisher", side: "publisher" },
    ].map((one) => ({
      ...one,
      campaign_id: "campaign",
      day: "1",
      placement_id: "placement",
      campaign_name: "Oak desks",
      advertiser: "Acme",
      publisher: "Paper",
      placement: "below-article",
      reads: 3,
      proven_reads: 1,
      billable_reads: 2,
      spend_cents: 10,
      earnings_cents: 7,
      revenue_share: 70,
      created: new Date(0),
    })),
  );
});

test("parts of a cent go on to the next day", () => {
  const entries = books([day("1", 6_000), day("2", 6_000), day("3", 6_000)]);

  expect(cents(entries).filter(([, side]) => side === "advertiser")).toEqual([
    ["advertiser", "advertiser", "1", 0, 0],
    ["advertiser", "advertiser", "2", 1, 0],
    ["advertiser", "advertiser", "3", 0, 0],
  ]);
});

test("a publisher of whose part no day makes a whole cent earns all of it in time", () => {
  const days = Array.from({ length: 10 }, (_, at) => day(String(at), 10_000));
  const earned = (entries: ReturnType<typeof books>): number =>
    entries.filter(({ side }) => side === "publisher").reduce((sum, one) => sum + one.earnings_cents, 0);

  const first = books(days.slice(0, 5));
  const booked = first.filter(({ side }) => side === "advertiser");

  expect(earned(first)).toBe(3);
  expect(earned(first) + earned(books(days, booked))).toBe(7);
});

test("days that are summed up count as if each were there", () => {
  const micros = [6_000, 4_000, 13_000, 9_999, 0, 1, 27_500];
  const days = micros.map((one, at) => day(String(at), one));
  const all = books(days);

  for (let at = 1; at < days.length; at += 1) {
    const first = all.filter((one) => Number(one.day) < at && one.side === "advertiser");
    const sum = (of: (entry: (typeof first)[number]) => number): number =>
      first.reduce((whole, entry) => whole + of(entry), 0);
    const before = {
      campaign_id: "campaign",
      placement_id: "placement",
      micros: micros.slice(0, at).reduce((whole, one) => whole + one, 0),
      cents: sum(({ spend_cents }) => spend_cents),
      parts: 70 * micros.slice(0, at).reduce((whole, one) => whole + one, 0),
      earned: sum(({ earnings_cents }) => earnings_cents),
    };

    expect(books(days.slice(at), [], [before])).toEqual(all.filter((one) => Number(one.day) >= at));
  }
});

test("what was booked for another part keeps it", () => {
  const before = { campaign_id: "campaign", placement_id: "placement", day: "1", spend_cents: 1 };
  const booked = [{ ...before, earnings_cents: 0 }];

  expect(cents(books([day("1", 10_000, { parts: 300_000 }), day("2", 10_000)], booked))).toEqual([
    ["advertiser", "advertiser", "2", 1, 1],
    ["publisher", "publisher", "2", 1, 1],
  ]);
});

test("what is booked stays, and counts for what comes", () => {
  const booked = [
    {
      campaign_id: "campaign",
      placement_id: "placement",
      day: "1",
      spend_cents: 10,
      earnings_cents: 7,
    },
  ];

  expect(cents(books([day("1", 100_000), day("2", 105_000)], booked))).toEqual([
    ["advertiser", "advertiser", "2", 10, 7],
    ["publisher", "publisher", "2", 10, 7],
  ]);
});

test("a publisher that is no more has no line", () => {
  expect(cents(books([day("1", 100_000, { publisher_id: "gone" })]))).toEqual([
    ["advertiser", "advertiser", "1", 10, 0],
  ]);
});
