import { expect, test } from "vitest";
import { parseWish } from "./wish.mjs";

const all = ["build", "unit", "types", "law", "budget", "browser"];
const gate = { mode: "gate", steps: all, rooms: undefined, shard: undefined, record: false };

test.each([
  [[], gate],
  [["--only=types,law"], { ...gate, steps: ["types", "law"] }],
  [["--changed"], { ...gate, mode: "changed", steps: ["build", "unit", "types", "law", "browser"] }],
  [["--deep", "--rooms=visits,ads"], { ...gate, mode: "deep", rooms: ["visits", "ads"] }],
  [["--record"], { ...gate, record: true }],
  [["--deep", "--record"], { ...gate, mode: "deep", record: true }],
  [["--shard=1/4"], { ...gate, shard: "1/4" }],
  [["--deep", "--shard=3/4"], { ...gate, mode: "deep", shard: "3/4", steps: ["build", "unit", "browser"] }],
  [["--merge"], { ...gate, mode: "merge" }],
])("%s is understood", (args, wish) => {
  expect(parseWish(args, all)).toEqual(wish);
});

test.each([
  [["--fast"], /^Unknown argument: --fast\. Known are/],
  [["--only=types,taste"], /^Unknown argument: --only=types,taste\./],
  [["--shard=5/4"], /^Unknown argument: --shard=5\/4\./],
  [["--rooms=visits"], /^--rooms= belongs to npm run test:deep\.$/],
  [["--changed", "--record"], /^--record belongs to a run of everything\.$/],
  [["--deep", "--rooms=visits", "--record"], /^--record belongs to a run of everything\.$/],
])("%s is refused in a sentence", (args, sentence) => {
  expect(() => parseWish(args, all)).toThrow(sentence);
});
