import { expect, test } from "vitest";
import { campaignOptions } from "./campaign-options.rules.ts";

const all = { value: "", label: "All campaigns" };
const tea = { id: "tea", name: "Tea" };

test("a chosen campaign that is not known any more can be told from all of them", () => {
  const gone = { value: "gone", label: "Unknown campaign" };
  const shownTea = { value: "tea", label: "Tea" };

  expect(campaignOptions("All campaigns", [tea], "gone")).toEqual([all, shownTea, gone]);
  expect(campaignOptions("All campaigns", [tea], "tea")).toEqual([all, shownTea]);
  expect(campaignOptions("All campaigns", [tea], undefined)).toEqual([all, shownTea]);
  expect(campaignOptions("All campaigns", undefined, "tea"), "while they load").toEqual([all]);
});
