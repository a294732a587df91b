import type { CampaignGiven } from "@citelens/contract/visibility/campaigns";
import { organizationOf } from "../billing/billing.ts";
import { createWorkspace, signUpThroughApi } from "../support/api.ts";
import { grantCredits } from "../support/root.ts";
import { liveThrough, readForIndex, type SeededWorkspace, type SeedingTools } from "./seeding.ts";
import type { AskedModel, VendorAnswer } from "./vendor.ts";

export const chairs = {
  campaign: "Chairs, Germany",
  best: "What is the best desk chair for a small office?",
  branded: "Is Northwind any good?",
  /** Questions of the second campaign: ChatGPT answers both times, Grok only the first time, the local index from a page of ours. */
  stools: "Stools, Germany",
  stool: "Which stool suits a standing desk best?",
} as const;

const others = Array.from(
  { length: 20 },
  (_, at) => `Which desk chair number ${at + 1} suits a small office best?`,
);

/** A site and a page whose names are wider than a phone. */
const longest =
  "https://a-very-long-name-of-a-shop-that-sells-chairs.example/caf%C3%A9/seating-for-small-and-large-offices";

/** A shop for each of the other questions, the longest for the last. */
function shopOf(number: number): string {
  return number === others.length - 1 ? longest : `https://shop-${number + 1}.example/chair`;
}

/** Each is named in two questions fewer than the one before it. */
const lesser = ["Adventure Works", "Tailspin", "Wingtip", "Proseware"] as const;

const campaign: CampaignGiven = {
  name: chairs.campaign,
  campaign_type: "BRAND",
  frequency: "WEEKLY",
  brand: { name: "Northwind", aliases: ["Northwind Flow"], domains: ["northwind.example"] },
  competitors: [
    { name: "Fabrikam", aliases: [], domains: ["fabrikam.example"] },
    ...["Contoso", ...lesser].map((name) => ({ name, aliases: [], domains: [] })),
  ],
  queries: [chairs.best, chairs.branded, ...others].map((text) => ({ text })),
  operator_models: ["chatgpt", "grok", "meta-ai"],
  country: "DE",
  language: "en",
};

const stools: CampaignGiven = {
  name: chairs.stools,
  campaign_type: "BRAND",
  frequency: "WEEKLY",
  brand: { name: "Northwind", aliases: [], domains: ["northwind.example"] },
  queries: [{ text: chairs.stool }],
  operator_models: ["chatgpt", "grok", "local-index"],
  repeats: 2,
  language: "en",
};

/** Answer with everything that an answer may hold: headings, a link, marks, a list, a table, a quotation, and an attack. */
const best: VendorAnswer = {
  text: `## The best desk chairs for a small office

Three chairs stand out this year, according to [Chair Reviews](https://www.reviews.example/chairs?utm_source=chatgpt.com):

1. **Fabrikam One** is the most comfortable of all [1].
2. **Northwind Flow** costs less and lasts longer [2].
3. Contoso Sit is *disappointing* after a year [1].

| Chair | Price |
|---|---|
| Northwind Flow | 249 € |
| Fabrikam One | 399 € |

> People with back pain should try Northwind R\\&D's lumbar set first.

<script>document.title = "broken"</script>
`,
  cited: ["https://www.reviews.example/chairs?utm_source=chatgpt.com", "https://northwind.example/flow"],
  titles: {
    "https://www.reviews.example/chairs?utm_source=chatgpt.com": "Desk chairs, tested for a year",
    "https://northwind.example/flow": "Northwind Flow",
  },
  found: ["https://forum.example/t/82", "https://blog.example/chairs"],
  searches: ["best desk chair 2026", "desk chair small office review"],
};

/** A month ago Northwind was the third of every list; this week hardly anybody names it. */
function before(question: string, model: AskedModel): VendorAnswer {
  if (question === chairs.branded) return ofNorthwind;
  if (question === chairs.stool) return { text: "Northwind is well known for stools." };
  if (question === chairs.best && model === "grok") return "rejected";
  if (question === chairs.best)
    return { text: "Fabrikam One is the best chair, then Contoso Sit.", cited: ["https://old.example/"] };
  return {
    text: "These are known:\n\n1. **Fabrikam** is comfortable.\n2. **Contoso** is cheap.\n3. **Northwind** lasts.",
    cited: ["https://www.reviews.example/chairs"],
  };
}

function now(question: string, model: AskedModel): VendorAnswer {
  if (question === chairs.stool)
    return model === "grok" ? "rejected" : { text: "Any stool of the right height does." };
  if (question === chairs.branded)
    return model === "grok"
      ? {
          text: "Northwind is a good and reliable choice. Contoso Sit is unreliable and disappointing.",
          cited: ["https://forum.example/t/81"],
        }
      : ofNorthwind;
  if (question === chairs.best && model === "chatgpt") return best;
  if (question === chairs.best) return model === "grok" ? "refusal" : "rejected";
  const number = others.indexOf(question);
  if (model === "grok") return { text: remarks[number] ?? remark, cited: ["https://forum.example/t/81"] };
  const named = lesser.filter((_, at) => number < 10 - 2 * at);
  const list = [
    "**Fabrikam** is comfortable and reliable",
    "**Litware** is cheap",
    ...named.map((one) => `**${one}** is known`),
  ];
  return {
    text: `These are known:\n\n${list.map((line, at) => `${at + 1}. ${line}.`).join("\n")}`,
    cited: [
      "https://www.reviews.example/chairs",
      number === 0 && model === "chatgpt" ? "https://northwind.example/" : "https://fabrikam.example/one",
      shopOf(number),
    ],
    titles: { "https://www.reviews.example/chairs": "Desk chairs, tested for a year" },
    searches: searchesFor(number),
  };
}

/** One of two that many questions share, as differently as models write it, and one of its own. */
function searchesFor(number: number): string[] {
  const shared = number < 5 ? "Desk chair small office  review" : "best desk chair 2026";
  return [shared, `desk chair ${number + 1}`];
}

const remark = "Contoso Sit is unreliable and disappointing after a year. Fabrikam One is reliable.";
const praise = ["Fabrikam", ...lesser].map((name) => `${name} is excellent and reliable.`);

/** From the most to the least negative; the fifth is not negative at all. */
const remarks: readonly string[] = [
  "Contoso Sit is unreliable and disappointing after a year.",
  "Contoso Sit is unreliable and disappointing. Proseware is unreliable. Fabrikam One is reliable.",
  ["Contoso Sit is unreliable and disappointing.", ...praise.slice(0, 2)].join(" "),
  ["Contoso Sit is unreliable and disappointing.", ...praise].join(" "),
  "Fabrikam One is reliable.",
];

const ofNorthwind: VendorAnswer = {
  text: "Northwind is a good and reliable choice.",
  cited: ["https://northwind.example/flow"],
};

const aboutStools = `<title>Stools for standing desks</title><h1>The best stool for a standing desk</h1>
  <p>A stool suits a standing desk best when its height can be changed between 60 and 85 centimetres. Stools without
  wheels stand more firmly, and a round seat lets people turn from one screen to the other without getting up.</p>`;

/** Campaigns with two runs, five weeks and five days ago, and all that pages show of answers. */
export async function deskChairs(seeding: SeedingTools): Promise<SeededWorkspace> {
  const account = await signUpThroughApi(seeding.request);
  const workspace = await createWorkspace(seeding.request, account);
  const { id } = await organizationOf(seeding.request, account, workspace.id);
  await grantCredits(seeding.request, { organizationId: id, amount: 1_000 });
  await readForIndex(seeding, { account, workspace }, aboutStools);
  const campaigns = await liveThrough(seeding, { account, workspace }, [
    { daysAgo: 35, launched: [campaign, stools], answer: before },
    { daysAgo: 5, answer: now, goesOn: true },
  ]);
  return { account, workspace, campaigns };
}
