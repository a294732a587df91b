import { adCampaignStatuses } from "@citelens/contract/content/ads-words";
import { expect, test } from "vitest";
import { afterReview, isAllowed, isOver } from "./campaign-actions.rules.ts";

test.each(["submit", "withdraw", "activate", "pause", "archive"] as const)(
  "nothing is done to an archived campaign: %s",
  (act) => {
    expect(isAllowed("ARCHIVED", act)).toBe(false);
  },
);

test("only what was reviewed and stands still can be activated", () => {
  expect(adCampaignStatuses.filter((status) => isAllowed(status, "activate"))).toEqual(["PAUSED"]);
});

test.each([
  [{ inReview: 1, approved: 2 }, "IN_REVIEW"],
  [{ inReview: 0, approved: 1 }, "PAUSED"],
  [{ inReview: 0, approved: 0 }, "DRAFT"],
])("with %j a campaign in review becomes %s", (creatives, status) => {
  expect(afterReview(creatives)).toBe(status);
});

test.each([
  [null, "2026-11-27", false],
  ["2026-11-27", "2026-11-27", false],
  ["2026-11-26", "2026-11-27", true],
])("one that ends on %s is over on %s: %s", (ends, today, over) => {
  expect(isOver({ ends }, today)).toBe(over);
});
