import { fieldErrors } from "@citelens/contract/base/field-errors";
import { expect, test } from "vitest";
import { emptyDraft, publisherFieldsOf, shareFault } from "./publisher-form.rules.ts";

const whole = "Enter a whole number from 0 to 100.";

test.each([
  ["", fieldErrors.required],
  [" ", fieldErrors.required],
  ["0", undefined],
  [" 70 ", undefined],
  ["100", undefined],
  ["101", whole],
  ["7.5", whole],
  ["-1", whole],
])("of the share %j it says %j", (share, fault) => {
  expect(shareFault({ share })).toBe(fault);
});

test("the fields are what the server takes", () => {
  const draft = {
    ...emptyDraft,
    categories: { allowed: [3], blocked: [5] },
    countries: ["DE"],
    share: " 70 ",
  };
  expect(publisherFieldsOf(draft)).toEqual({
    categories_allowed: [3],
    categories_blocked: [5],
    countries: ["DE"],
    revenue_share: 70,
  });
});
