import fc from "fast-check";
import { expect, test } from "vitest";
import { bitCounts } from "./bit-counts.rules.ts";
import { hammingDistance, simhash } from "./simhash.rules.ts";

/** A text of so many words that no two pages have in common by chance. */
function textOf(seed: number, words: number): string[] {
  let state = seed;
  return Array.from({ length: words }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 1;
    return `word${(state >>> 8) % 3_000}`;
  });
}

test("is the same for texts that differ in case, spaces and punctuation alone", () => {
  expect(simhash("Green tea, from the house. It keeps!")).toBe(
    simhash("green TEA\nfrom  the house it keeps"),
  );
});

test("is near for a text of which a word was changed", () => {
  const distances = Array.from({ length: 50 }, (_, seed) => {
    const words = textOf(seed + 1, 600);
    const changed = words.with(300, "another");
    return hammingDistance(simhash(words.join(" ")), simhash(changed.join(" ")));
  });

  expect(Math.max(...distances)).toBeLessThanOrEqual(7);
  expect(distances.filter((distance) => distance <= 3).length).toBeGreaterThan(35);
});

test("is far for other texts, by half of the bits", () => {
  let distances = 0;
  for (let seed = 1; seed <= 50; seed += 1) {
    const distance = hammingDistance(
      simhash(textOf(seed, 300).join(" ")),
      simhash(textOf(seed + 1_000, 300).join(" ")),
    );
    distances += distance;

    expect(distance).toBeGreaterThan(12);
  }
  expect(distances / 50).toBeGreaterThan(29);
  expect(distances / 50).toBeLessThan(35);
});

test("tells the order of words", () => {
  const words = textOf(7, 200);

  expect(hammingDistance(simhash(words.join(" ")), simhash(words.toReversed().join(" ")))).toBeGreaterThan(
    12,
  );
});

test.each([
  ["nothing", ""],
  ["no words", " .,!? \n — "],
])("is all zeros for %s", (_, text) => {
  expect(simhash(text)).toBe("0000000000000000");
});

test("tells short texts apart, and takes those without spaces by their characters", () => {
  const texts = ["tea", "coffee", "green tea", "tea green", "茶は緑です", "茶は赤です"];

  expect(new Set(texts.map(simhash)).size).toBe(texts.length);
});

test.each([
  ["0000000000000000", "0000000000000000", 0],
  ["0000000000000000", "ffffffffffffffff", 64],
  ["8000000000000001", "0000000000000000", 2],
  ["00000000ffffffff", "ffffffff00000000", 64],
  ["0123456789ABCDEF", "0123456789abcdef", 0],
  ["", "0000000000000000", 64],
  ["zzzzzzzzzzzzzzzz", "0000000000000000", 64],
])("the distance of %s and %s is %s", (one, other, distance) => {
  expect(hammingDistance(one, other)).toBe(distance);
});

test("is 16 hexadecimal digits of any text", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      (text) => void expect(simhash(text)).toMatch(/^[0-9a-f]{16}$/),
    ),
  );
});

test("counts bits as anybody would one by one", () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 60 }), (numbers) => {
      const counts = bitCounts();
      for (const number of numbers) counts.add(number);
      let expected = 0;
      for (let bit = 0; bit < 32; bit += 1) {
        const times = numbers.filter((number) => (number >>> bit) & 1).length;
        if (times * 2 > numbers.length) expected |= 1 << bit;
      }

      expect(counts.majority(numbers.length)).toBe(expected >>> 0);
    }),
  );
});
