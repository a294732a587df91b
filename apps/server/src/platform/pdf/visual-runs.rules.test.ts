import { expect, test } from "vitest";
import { visualRuns } from "./visual-runs.rules.ts";

const fonts = {
  usual: "usual",
  fontOf: (codePoint: number): string | undefined => {
    const sign = String.fromCodePoint(codePoint);
    if (/\p{Script=Han}/u.test(sign)) return "han";
    if (/[\p{Script=Thai}\p{Script=Devanagari}]/u.test(sign)) return "south";
    return /[\p{Script=Bengali}\p{Extended_Pictographic}]/u.test(sign) ? undefined : "usual";
  },
};
const seen = (text: string) => visualRuns(text, fonts).map(({ text: part, font }) => `${font}:${part}`);

test.each([
  ["Oak Desks", ["usual:Oak Desks"]],
  ["Oak 北京 2", ["usual:Oak ", "han:北京", "usual: 2"]],
  ["שלום", ["usual:שלום"]],
  ["Acme שלום 123 עולם Ltd", ["usual:Acme ", "usual: עולם", "usual:123", "usual:שלום ", "usual: Ltd"]],
  ["شركة (STC) 2026", ["usual:2026", "usual:) ", "usual:STC", "usual:شركة ("]],
  ["مرحبا Hello", ["usual:Hello", "usual:مرحبا "]],
  ["हिन्दी\u200d क", ["south:हिन्दी\u200d", "usual: ", "south:क"]],
  ["a\u200eb", ["usual:ab"]],
  ["", []],
])("%j is seen from left to right as %j", (text, runs) => {
  expect(seen(text)).toEqual(runs);
});

test("draws what no font has as a sign for that, and says so", () => {
  const [known, unknown] = visualRuns("x বাং", fonts);

  expect([known?.isUnknown, unknown?.isUnknown]).toEqual([false, true]);
  expect(unknown).toMatchObject({ font: "usual", drawn: "\ufffd\ufffd\ufffd", text: "বাং" });
});

test("draws a Thai vowel below the tone that it is written behind, and brackets as their direction has them", () => {
  const [thai] = visualRuns("น้ำ", fonts);
  const hebrew = visualRuns("(שלום)", fonts).map(({ drawn }) => drawn);

  expect(thai).toMatchObject({ text: "น้ำ", drawn: "น\u0e4d\u0e49\u0e32" });
  expect(hebrew).toEqual([")שלום("]);
});
