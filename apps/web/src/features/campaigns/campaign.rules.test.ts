import { campaignStatuses, campaignTypes } from "@citelens/contract/visibility/campaign-constants";
import { describe, expect, test } from "vitest";
import {
  actionsOn,
  activateLabel,
  authorityTone,
  monthText,
  nameOf,
  newText,
  statusLooks,
} from "./campaign.rules.ts";

describe("the actions on a campaign", () => {
  test.each([
    ["DRAFT", ["duplicate", "delete"]],
    ["ACTIVE", ["pause", "frequency", "duplicate", "delete"]],
    ["PAUSED", ["activate", "duplicate", "delete"]],
    ["STOPPED", ["activate", "duplicate", "delete"]],
    ["ARCHIVED", ["activate", "duplicate", "delete"]],
  ] as const)("%s: Pause when active, Activate when paused, stopped or archived", (status, actions) => {
    expect(actionsOn({ status, campaign_type: "BRAND" })).toEqual(actions);
  });

  test("Edit Frequency is offered only when active and of type BRAND or PRODUCT", () => {
    const offered = campaignStatuses.flatMap((status) =>
      campaignTypes
        .filter((campaign_type) => actionsOn({ status, campaign_type }).includes("frequency"))
        .map((type) => `${status} ${type}`),
    );

    expect(offered).toEqual(["ACTIVE BRAND", "ACTIVE PRODUCT"]);
  });
});

test.each([
  [{ runs_now: true, credits: 1_250, next_run: null }, "Activate — runs now, 1,250 credits"],
  [{ runs_now: true, credits: 1, next_run: null }, "Activate — runs now, 1 credit"],
  [
    { runs_now: false, credits: 0, next_run: "2026-11-24T12:00:00Z" },
    "Activate — next run on 24 Nov 2026, 12:00",
  ],
  [{ runs_now: false, credits: 0, next_run: null }, "Activate — no run is planned"],
  [null, "Activate"],
])("Activate says beforehand what %o comes to", (on_activate, label) => {
  expect(activateLabel({ on_activate })).toBe(label);
});

test("an active campaign is green, a draft yellow, any other grey", () => {
  const tones = campaignStatuses.map((status) => statusLooks[status].tone);

  expect(tones).toEqual(["warn", "pos", "neutral", "neutral", "neutral"]);
});

test.each([
  [0, "neg"],
  [19.9, "neg"],
  [20, "orange"],
  [49.9, "orange"],
  [50, "warn"],
  [69.9, "warn"],
  [70, "pos"],
  [100, "pos"],
])("a content authority of %s is in the band %s", (score, tone) => {
  expect(authorityTone(score)).toBe(tone);
});

test("a draft without a name can be told and clicked", () => {
  expect(nameOf({ name: " " })).toBe("Untitled campaign");
  expect(nameOf({ name: "Autumn" })).toBe("Autumn");
});

test.each([
  [0, "None new in the last 30 days"],
  [1, "+1 new in the last 30 days"],
  [1200, "+1,200 new in the last 30 days"],
])("%i new campaigns are told as %s", (made, text) => {
  expect(newText(made)).toBe(text);
});

test.each([
  [0, "Unchanged in a month"],
  [-25.6, "−25.6\u00a0% vs the month before"],
  [3, "+3.0\u00a0% vs the month before"],
])("a change of %d in a month is told as %s", (change, text) => {
  expect(monthText(change)).toBe(text);
});
