import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createWorkspace, signUpThroughApi } from "../support/api.ts";
import { liveThrough, type SeededWorkspace, type SeedingTools } from "./seeding.ts";
import type { VendorAnswer } from "./vendor.ts";

export const shelves = {
  campaign: "Shelves",
  /** Question that a page of the site answers. */
  fitting: "Which oak shelf fits a narrow hallway?",
  /** Question of which the site says nothing. */
  missing: "How many kilograms does a steel rack carry?",
  cited: "https://rack-reviews.example/steel",
} as const;

const html = `<title>Oak shelves for a narrow hallway</title><h1>Which oak shelf fits a narrow hallway?</h1>
  <p>An oak shelf fits a narrow hallway when it is 18 centimetres deep. Our narrow oak shelf for the hallway is made of
  solid oak, holds shoes and keys, and is fitted to the wall of any hallway in ten minutes.</p>`;

function answer(question: string): VendorAnswer {
  return {
    text: "These are known:\n\n1. **Fabrikam** makes the strongest.\n2. **Contoso** makes the cheapest.",
    cited: question === shelves.missing ? [shelves.cited] : [shelves.cited, "https://fabrikam.example/oak"],
    titles: { [shelves.cited]: "Steel racks, loaded until they bend" },
  };
}

/** A site with one page, and two queries whose answers name and cite others alone. */
export async function oakShelves(seeding: SeedingTools): Promise<SeededWorkspace> {
  // It stands as long as the product does, which reads it when somebody looks for opportunities.
  const site = createServer(({ url }, response) => {
    response.writeHead(url === "/" ? 200 : 404, { "content-type": "text/html" }).end(html);
  });
  await once(site.listen(0, "127.0.0.1"), "listening");
  site.unref();
  const { port } = site.address() as AddressInfo; // a port has no path for an address
  const host = `127.0.0.1:${port}`;

  const account = await signUpThroughApi(seeding.request);
  const workspace = await createWorkspace(seeding.request, account, { url: `http://${host}` });
  const campaigns = await liveThrough(seeding, { account, workspace }, [
    {
      daysAgo: 5,
      launched: [
        {
          name: shelves.campaign,
          campaign_type: "BRAND",
          frequency: "WEEKLY",
          // Names under .example are sites in campaigns alone whose own brands have one.
          brand: { name: "Northwind", aliases: [], domains: [host, "northwind.example"] },
          competitors: ["Fabrikam", "Contoso"].map((name) => ({ name, aliases: [], domains: [] })),
          queries: [{ text: shelves.fitting }, { text: shelves.missing, priority: 3 }],
          operator_models: ["chatgpt", "grok", "meta-ai"],
          repeats: 4,
          language: "en",
        },
      ],
      answer,
    },
  ]);
  return { account, workspace, campaigns };
}
