import { describe, expect, test } from "vitest";
import { classify, createClassifier } from "../src/index.ts";
import { browsers, chrome, knownAgents } from "./user-agents.ts";

const mix = [...knownAgents.map(([, userAgent]) => userAgent), ...browsers];

describe.each([0, 1, 3, 10_000])("with room for %i user agents", (cacheSize) => {
  test("answers like the uncached function, at first and again", () => {
    const cached = createClassifier({ cacheSize });

    const rounds = [mix, mix, [...mix].reverse()].flat();

    for (const userAgent of rounds) expect(cached(userAgent)).toBe(classify(userAgent));
  });
});

test("keeps the verdict on the header apart from the cached one on the user agent", () => {
  const cached = createClassifier({ cacheSize: 10 });

  expect(cached(chrome)).toBeUndefined();
  expect(cached(chrome, { signatureAgent: '"https://chatgpt.com"' })?.token).toBe("ChatGPT agent");
  expect(cached(chrome)).toBeUndefined();
});

test("judges user agents beyond its limit like the uncached function", () => {
  const cached = createClassifier({ cacheSize: 10 });
  const long = `GPTBot/1.0 ${"x".repeat(100_000)}`;

  expect(cached(long)?.token).toBe("GPTBot");
  expect(cached(long)).toBe(classify(long));
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])("refuses a size of %d", (cacheSize) => {
  expect(() => createClassifier({ cacheSize })).toThrow(RangeError);
});
