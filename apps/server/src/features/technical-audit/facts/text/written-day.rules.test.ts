import fc from "fast-check";
import { expect, test } from "vitest";
import { factCount } from "./fact-count.rules.ts";
import { daysIn, machineDay } from "./written-day.rules.ts";

test.each([
  ["2026-03-05"],
  ["2026/3/5"],
  ["2026年3月5日"],
  ["05.03.2026"],
  ["5. 3. 2026"],
  ["March 5, 2026"],
  ["Mar. 5th, 2026"],
  ["5 March 2026"],
  ["5th of March, 2026"],
  ["5. März 2026"],
  ["5 mars 2026"],
  ["5 de marzo de 2026"],
  ["5 marzo 2026"],
  ["5 maart 2026"],
  ["5 de março de 2026"],
  ["5-Mar-2026"],
])("reads %s", (written) => {
  expect(daysIn(`It is of ${written}, so it says.`).map(({ day }) => day)).toEqual(["2026-03-05"]);
});

test.each([
  ["13/3/2026", "2026-03-13"],
  ["3/13/2026", "2026-03-13"],
  ["4/4/2026", "2026-04-04"],
  ["25-12-2025", "2025-12-25"],
  ["1er août 2025", "2025-08-01"],
  ["31. Dezember 2025", "2025-12-31"],
  ["14 juillet 2025", "2025-07-14"],
  ["2 ott 2025", "2025-10-02"],
])("reads %s as %s", (written, day) => {
  expect(daysIn(written).map((one) => one.day)).toEqual([day]);
});

test.each([
  ["3/4/2026"],
  ["32.01.2026"],
  ["30.02.2026"],
  ["2026-13-01"],
  ["March 2026"],
  ["2026"],
  ["in 2026 there were 5 marches"],
  ["5 apples 2026"],
  ["1.2.3"],
  ["version 10.03.20261"],
  ["5 march 1066"],
])("takes no day from %s", (written) => {
  expect(daysIn(written)).toEqual([]);
});

test.each([
  ["2026-03-05T10:00:00+01:00", "2026-03-05"],
  ["2026-03-05 10:00", "2026-03-05"],
  ["20260305", "2026-03-05"],
  ["Thu, 05 Mar 2026 10:00:00 GMT", "2026-03-05"],
  ["", undefined],
  ["2026", undefined],
  ["2026-02-30", undefined],
  ["yesterday", undefined],
  ["P3D", undefined],
])("takes what machines write, %s, as %s", (written, day) => {
  expect(machineDay(written)).toBe(day);
});

test.each([
  ["It weighs 100 g and costs 149 €.", 2],
  ["€ 149.00, USD 20 or 20 USD", 3],
  ["On March 5, 2026 there were 3,000 users.", 2],
  ["5 % less in 12 months", 2],
  ["12 Stunden, 3 semaines, 4 años, 5 giorni, 6 uur, 7 dias", 6],
  ["幅120cmの机は30kgで、20㎡の部屋に合います。", 3],
  ["お湯は８０℃、2か月で5リットル", 3],
  ["第3章の4番", 0],
  ["between 2 and 3 of them", 0],
  ["chapter 12, page 4", 0],
  ["V8 and 3D", 0],
  ["no numbers", 0],
])("%j holds %i facts", (text, facts) => {
  expect(factCount(text)).toBe(facts);
});

test("reads any text, and long rows of digits, in a time that grows with their length", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      for (const { day, start, end } of daysIn(text)) {
        expect(day).toMatch(/^(?:19|20)\d\d-\d\d-\d\d$/);
        expect(end).toBeGreaterThan(start);
      }
    }),
  );
  for (const piece of ["1", "1 ", "2026-", "1.", "5 march ", "5 5 2026"]) {
    expect(factCount(piece.repeat(50_000))).toBeLessThanOrEqual(50_000);
  }
});
