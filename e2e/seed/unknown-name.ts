import type { CampaignGiven } from "@citelens/contract/visibility/campaigns";
import { organizationOf } from "../billing/billing.ts";
import { createWorkspace, signUpThroughApi } from "../support/api.ts";
import { grantCredits } from "../support/root.ts";
import { liveThrough, type SeededWorkspace, type SeedingTools } from "./seeding.ts";
import type { AskedModel, VendorAnswer } from "./vendor.ts";

export const unknownName = {
  campaign: "Benches",
  /** ChatGPT names the brand, Grok says that it does not know it. */
  query: "Which bench lasts longest outdoors?",
} as const;

const campaign: CampaignGiven = {
  name: unknownName.campaign,
  campaign_type: "BRAND",
  frequency: "WEEKLY",
  brand: { name: "Northwind", aliases: [], domains: ["northwind.example"] },
  competitors: [{ name: "Fabrikam", aliases: [], domains: [] }],
  queries: [{ text: unknownName.query }],
  operator_models: ["chatgpt", "grok"],
  language: "en",
};

function answer(_: string, model: AskedModel): VendorAnswer {
  return model === "grok"
    ? { text: "Fabrikam makes the most durable bench. I'm not familiar with a brand called Northwind." }
    : { text: "🥇 Fabrikam – durable\n🥈 Northwind – cheap" };
}

/** A campaign with one run, in which one of two models says that it does not know the brand. */
export async function unknownNameAsked(seeding: SeedingTools): Promise<SeededWorkspace> {
  const account = await signUpThroughApi(seeding.request);
  const workspace = await createWorkspace(seeding.request, account);
  const { id } = await organizationOf(seeding.request, account, workspace.id);
  await grantCredits(seeding.request, { organizationId: id, amount: 100 });
  const campaigns = await liveThrough(seeding, { account, workspace }, [
    { daysAgo: 3, launched: [campaign], answer },
  ]);
  return { account, workspace, campaigns };
}
