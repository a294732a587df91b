import { expect, test } from "vitest";
import { hashSecret, isWellFormed, newSecret, prefixOf } from "./api-key-secret.ts";

test("a new key is recognisable, long and never the same", () => {
  const keys = Array.from({ length: 200 }, newSecret);

  expect(keys.every((key) => /^clk_[0-9A-Za-z]{38}$/.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(200);
});

test("a new key is well formed, and one with any character changed is not", () => {
  const key = newSecret();

  const changed = [...key].map(
    (character, at) => key.slice(0, at) + (character === "A" ? "B" : "A") + key.slice(at + 1),
  );

  expect(isWellFormed(key)).toBe(true);
  expect(changed.filter(isWellFormed)).toEqual([]);
});

test.each(["", "clk_", "clk_short", "x".repeat(10_000), `${"clk_"}${"0".repeat(38)} `])(
  "%j is no key",
  (text) => {
    expect(isWellFormed(text)).toBe(false);
  },
);

test("what is kept of a key does not contain it", () => {
  const key = newSecret();

  expect(hashSecret(key)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashSecret(key)).not.toContain(key.slice(4, 12));
  expect(prefixOf(key)).toBe(key.slice(0, 12));
});
