import { expect, test } from "vitest";
import { checkClaims } from "./check-claims.rules.ts";
import type { Evidence } from "./evidence.rules.ts";

const evidence: Evidence = {
  oldText: [
    "Our helpline is staffed 8 hours a day.",
    "You may try the lamp at home for 30 days.",
    "Three quarters of the owners read by it.",
    "One in five lamps is bought for a nursery.",
    "Delivery is free above 50 euros.",
    "The tank holds 2 m³.",
    "20 % of the lamp is recycled.",
    "In our test the lamp ran for 40 hours.",
    "“It is the lamp that I sleep best with,” says Mary Holt.",
    "The Glow 8 weighs 3 kg. The Glow 8 costs €40.",
  ],
  brand: {
    names: ["Glowworm"],
    products: ["Glow 8"],
    sentences: ["Glowworm has 12 shops in Wales."],
  },
  sources: [],
};

/** The status of each value of a sentence. */
function statusesOf(text: string): string[] {
  return checkClaims({ sentences: [{ text }], evidence, language: "en" }).flatMap(({ values }) =>
    values.map(({ status }) => status),
  );
}

test.each<[string, string]>([
  ["another measure of time", "The helpline is staffed 24 hours a day."],
  ["a time of something else", "The lamp has a warranty of 30 days."],
  ["a share of something else", "Three quarters of the owners use the lamp in a nursery."],
  ["nameless studies", "Studies show that the lamp helps you sleep."],
  ["nameless experts", "Experts agree that it is a lamp to sleep with."],
  ["people of a place", "According to researchers at Harvard, the lamp ran for long in a test."],
  ["a comparison with all others", "No other lamp is quieter."],
])("%s supports nothing: %s", (_, text) => {
  const statuses = statusesOf(text);

  expect(statuses).not.toEqual([]);
  expect(statuses).not.toContain("SUPPORTED");
});

test.each<[string, string]>([
  ["a unit that is written out", "The tank holds 2 cubic metres."],
  ["a share in words", "One fifth of the lamp is recycled."],
  ["the other side of a threshold", "Below €50 you pay for delivery."],
])("%s is the same: %s", (_, text) => {
  expect(statusesOf(text)).toEqual(["SUPPORTED"]);
});

test("an instruction claims nothing, and an offer in its words does", () => {
  expect(statusesOf("Wait 10 minutes and wipe the shade.")).toEqual([]);
  expect(statusesOf("Keep the lamp for 90 days and return it free.")).toContain("UNSUPPORTED");
});

test("a bare count is contradicted by another count of the same", () => {
  expect(statusesOf("Glowworm has 15 shops in Wales.")).toEqual(["CONTRADICTS_BRAND"]);
});

test.each(["The Glow 8 weighs 3 kilograms.", "“The lamp that I sleep best with”, says Mary Holt."])(
  "what supports is shown word for word: %s",
  (text) => {
    const [claim] = checkClaims({ sentences: [{ text }], evidence, language: "en" });
    const shown = claim?.values.map(({ support }) => support?.sentence);

    expect(claim?.status).toBe("SUPPORTED");
    for (const sentence of shown ?? []) expect(evidence.oldText.join("\n")).toContain(sentence);
  },
);
