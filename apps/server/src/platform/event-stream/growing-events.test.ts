import { expect, test } from "vitest";
import { type GrowingPart, growingEvents } from "./growing-events.ts";

const tool = { name: "tool", data: { name: "summary", state: "done" } };
const end = { name: "end", data: {} };
const parts: readonly GrowingPart[] = ["Oak ", "desks 🪑", tool, " cost 400 €.", end];
const length = 4 + 8 + 1 + 12 + 1;

test.each([
  [0, [delta(0, "Oak desks 🪑"), at(12, tool), delta(13, " cost 400 €."), at(25, end)]],
  [4, [delta(4, "desks 🪑"), at(12, tool), delta(13, " cost 400 €."), at(25, end)]],
  [12, [at(12, tool), delta(13, " cost 400 €."), at(25, end)]],
  [13, [delta(13, " cost 400 €."), at(25, end)]],
  [24, [delta(24, "."), at(25, end)]],
  [25, [at(25, end)]],
  [length, []],
  [1_000, []],
])("from %d on comes the rest and no more", (from, expected) => {
  expect(growingEvents(from)(parts)).toEqual(expected);
});

test("what was given once is not given again, however what has come is divided into pieces", () => {
  const follow = growingEvents(0);

  const looks = [["Oak"], ["Oak"], ["O", "ak de"], ["Oak desks", tool], ["Oak ", "desks", tool, " cost"]].map(
    follow,
  );

  expect(looks).toEqual([
    [delta(0, "Oak")],
    [],
    [delta(3, " de")],
    [delta(6, "sks"), at(9, tool)],
    [delta(10, " cost")],
  ]);
});

test("who is ahead of what is there gets what comes behind", () => {
  const follow = growingEvents(5);

  expect([follow(["Oak"]), follow(["Oak de"]), follow(["Oak desks"])]).toEqual([
    [],
    [delta(5, "e")],
    [delta(6, "sks")],
  ]);
});

test("a character that is cut in two is whole again for whoever puts the pieces together", () => {
  const chair = "🪑";
  const follow = growingEvents(0);
  const events = [...follow([chair.slice(0, 1)]), ...follow([chair])];

  const sent: readonly { text: string }[] = events.map(({ data }) => JSON.parse(JSON.stringify(data)));

  expect(sent.map(({ text }) => text).join("")).toBe(chair);
});

function delta(offset: number, text: string): object {
  return { name: "delta", data: { offset, text } };
}

function at(offset: number, event: { readonly name: string; readonly data: object }): object {
  return { name: event.name, data: { ...event.data, offset } };
}
