import type { CampaignGiven } from "@citelens/contract/visibility/campaigns";
import { organizationOf } from "../billing/billing.ts";
import { createWorkspace, signUpThroughApi } from "../support/api.ts";
import { grantCredits } from "../support/root.ts";
import { liveThrough, type SeededWorkspace, type SeedingTools } from "./seeding.ts";
import type { AskedModel, VendorAnswer } from "./vendor.ts";

/** How many workspaces of this kind there are. */
let filled = 0;

export const lamps = { campaign: "Lamps, Germany" } as const;

const answered: VendorAnswer = {
  text: "These are known:\n\n1. **Fabrikam** is bright.\n2. **Litware** is cheap.\n3. **Tailspin Toys** is small.\n4. **Northwind** lasts.",
};

/**
 * A campaign with one run, two days ago, whose answers name two brands that nobody follows, for tests that change it. When it
 * runs again, the connection to Grok is lost once.
 */
export async function deskLamps(seeding: SeedingTools): Promise<SeededWorkspace> {
  const account = await signUpThroughApi(seeding.request);
  const workspace = await createWorkspace(seeding.request, account);
  const { id } = await organizationOf(seeding.request, account, workspace.id);
  await grantCredits(seeding.request, { organizationId: id, amount: 1_000 });
  // Other workspaces of this kind are asked at the same time.
  filled += 1;
  const queries = ["bright", "small"].map((kind) => ({ text: `Which ${kind} desk lamp is best? ${filled}` }));
  const campaign: CampaignGiven = {
    name: lamps.campaign,
    campaign_type: "BRAND",
    frequency: "WEEKLY",
    brand: { name: "Northwind", aliases: [], domains: ["northwind.example"] },
    competitors: [{ name: "Fabrikam", aliases: [], domains: [] }],
    queries,
    operator_models: ["chatgpt", "grok"],
    repeats: 2,
    country: "DE",
    language: "en",
  };
  const campaigns = await liveThrough(seeding, { account, workspace }, [
    { daysAgo: 2, launched: [campaign], answer: () => answered },
  ]);
  let wasLost = false;
  const again = (_: string, model: AskedModel): VendorAnswer => {
    if (wasLost || model !== "grok") return answered;
    wasLost = true;
    return "lost";
  };
  seeding.vendor.answer(
    queries.map(({ text }) => text),
    again,
  );
  return { account, workspace, campaigns };
}
