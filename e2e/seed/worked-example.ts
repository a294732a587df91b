import { createWorkspace, signUpThroughApi } from "../support/api.ts";
import { liveThrough, type SeededWorkspace, type SeedingTools } from "./seeding.ts";
import type { AskedModel, VendorAnswer } from "./vendor.ts";

/** Two queries, two models, three runs; one of the twelve answers failed. Brands in their order, then the cited sites. */
const told: Readonly<Record<string, readonly (readonly [brands: string, sites: string] | "rejected")[]>> = {
  "Which shoes are light? chatgpt": [
    ["Beta Acme", "acme review"],
    ["Acme", "acme"],
    ["Beta Gamma", "review"],
  ],
  "Which shoes are light? grok": [
    ["Gamma Beta Acme", "review beta"],
    ["", ""],
    ["Beta", "beta"],
  ],
  "Which shoes last? chatgpt": [
    ["Acme Beta", "acme acme wiki"],
    ["Beta Acme", "wiki"],
    ["Acme", "acme review"],
  ],
  "Which shoes last? grok": [["Beta", ""], ["Beta Gamma", "review"], "rejected"],
};

/** The example that docs/metrics.md works out by hand and the server's own tests compute. */
export async function workedExample(seeding: SeedingTools): Promise<SeededWorkspace> {
  const account = await signUpThroughApi(seeding.request);
  const workspace = await createWorkspace(seeding.request, account, {
    name: "Acme",
    url: "https://acme.example",
  });
  const asked = new Map<string, number>();
  const answer = (question: string, model: AskedModel): VendorAnswer => {
    const cell = `${question} ${model}`;
    const times = asked.get(cell) ?? 0;
    asked.set(cell, times + 1);
    const one = told[cell]?.[times];
    if (!one) throw new Error(`The example does not ask ${cell} for the ${times + 1}th time.`);
    return one === "rejected" ? one : written(one[0].split(" "), one[1].split(" "));
  };
  const campaigns = await liveThrough(seeding, { account, workspace }, [
    {
      daysAgo: 3,
      launched: [
        {
          name: "Shoes",
          campaign_type: "BRAND",
          frequency: "WEEKLY",
          brand: { name: "Acme", aliases: [], domains: ["acme.example"] },
          competitors: ["Beta", "Gamma"].map((name) => ({ name, aliases: [], domains: [] })),
          queries: ["Which shoes are light?", "Which shoes last?"].map((text) => ({ text })),
          operator_models: ["chatgpt", "grok"],
          repeats: 3,
          language: "en",
        },
      ],
      answer,
    },
  ]);
  return { account, workspace, campaigns };
}

function written(brands: readonly string[], sites: readonly string[]): VendorAnswer {
  const named = brands.filter((brand) => brand !== "");
  const list = named.map((brand, at) => `${at + 1}. **${brand}** sells shoes.`).join("\n");
  const text = named.length > 0 ? `These are known:\n\n${list}` : "Nobody can tell.";
  const cited = sites.filter((site) => site !== "").map((site, at) => `https://${site}.example/${at + 1}`);
  return { text, cited };
}
