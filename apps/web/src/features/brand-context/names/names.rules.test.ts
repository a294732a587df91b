import { expect, test } from "vitest";
import { changeText, progressText, readPhrase, settingText, withSetting } from "./names.rules.ts";

test.each([
  [0, 0, "This changes nothing in them."],
  [3, 1, "These 3 will now count, this one no longer."],
  [1, 0, "This one will now count."],
  [0, 2, "These 2 will no longer count."],
])("%i more and %i fewer are said as %j", (added, removed, text) => {
  expect(changeText(added, removed)).toBe(text);
});

test("sums the progress of several campaigns", () => {
  expect(
    progressText([
      { done: 1_000, total: 2_000 },
      { done: 240, total: 1_000 },
    ]),
  ).toBe("Reading 1,240 of 3,000 answers again");
  expect(progressText([{ done: 0, total: 0 }])).toBe("Stored answers are about to be read again");
});

test("takes a phrase that contains the name and more", () => {
  expect(readPhrase("Gap", "  gap \n year ")).toBe("gap year");
  expect(readPhrase("Gap", "year")).toBeUndefined();
  expect(readPhrase("Gap", "GAP")).toBeUndefined();
});

test("keeps the settings of names that are there and not the defaults", () => {
  const changed = { name: "Gap", exact_case: "on" as const, excludes: [] };
  const old = { name: "Old", exact_case: "on" as const, excludes: [] };

  const settings = withSetting(["Gap", "Gapp"], [old], changed);

  expect(settings).toEqual([changed]);
  expect(withSetting(["Gap"], settings, { ...changed, exact_case: "auto" })).toEqual([]);
  expect(settingText(settings, "gap")).toBe("exact case");
  expect(settingText([{ ...changed, exact_case: "off", excludes: ["gap year"] }], "Gap")).toBe(
    "any case, not in “gap year”",
  );
});
