import { expect, test } from "vitest";
import { outsideFigures } from "./outside-figures.rules.ts";

const known = {
  campaigns: [{ campaign: { id: "spring" }, externalId: "cmpn_1" }],
  ads: [{ creativeId: "desk", externalId: "ad_1" }],
};
const told = {
  campaign: "cmpn_1",
  ad: "ad_1",
  day: "2026-11-20",
  impressions: 10,
  clicks: 1,
  spendMicros: 5,
};

test("figures are kept by our ids, each creative and day once", () => {
  const rows = outsideFigures([told, { ...told, day: "2026-11-19" }, told], known);

  expect(rows).toEqual([
    {
      campaign_id: "spring",
      creative_id: "desk",
      day: "2026-11-20",
      impressions: 20,
      clicks: 2,
      spend_micros: 10,
    },
    {
      campaign_id: "spring",
      creative_id: "desk",
      day: "2026-11-19",
      impressions: 10,
      clicks: 1,
      spend_micros: 5,
    },
  ]);
});

test("an ad that somebody made in our campaign is counted as nobody's creative, and another's campaign not at all", () => {
  const rows = outsideFigures(
    [
      { ...told, ad: "ad_9" },
      { ...told, campaign: "cmpn_9" },
    ],
    known,
  );

  expect(rows).toMatchObject([
    { campaign_id: "spring", creative_id: "00000000-0000-0000-0000-000000000000" },
  ]);
});
