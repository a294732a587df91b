import * as ads from "@citelens/contract/content/ads-campaigns";
import type { AdCampaign, AdCreative } from "@citelens/contract/content/ads-fields";
import { checkAdCreative, createAdCreative, listAdCreatives } from "@citelens/contract/content/ads-library";
import type { ServerDouble } from "../../../../../test/components/server-double.ts";
import { adCampaign, adCreative, listOf } from "../../ad-samples.test-helper.ts";

/** The server keeps one campaign, as it is made and changed, with its creatives. */
export function keepCampaign(
  server: ServerDouble,
  begun: AdCampaign = adCampaign({ status: "DRAFT" }),
): void {
  let campaign = begun;
  const creatives: AdCreative[] = [];
  const change = (fields: Partial<AdCampaign>): AdCampaign => {
    campaign = adCampaign({ ...campaign, ...fields });
    return campaign;
  };
  server.answer(ads.getAdCampaign, () => ({ ...campaign, reviews: [] }));
  server.answer(ads.createAdCampaign, ({ body }) => {
    const { key: _, ...fields } = ads.createAdCampaign.body.parse(body);
    return change(fields);
  });
  server.answer(ads.updateAdCampaign, ({ body }) => {
    const { typed_cents: _, ...fields } = ads.updateAdCampaign.body.parse(body);
    return change(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)));
  });
  server.answer(ads.submitAdCampaign, () => change({ status: "IN_REVIEW" }));
  server.answer(listAdCreatives, () => listOf(creatives));
  server.answer(checkAdCreative, { faults: [] });
  server.answer(createAdCreative, ({ body }) => {
    const { content } = createAdCreative.body.parse(body);
    const made = adCreative({ content, state: "DRAFT" });
    creatives.push(made);
    return made;
  });
}
