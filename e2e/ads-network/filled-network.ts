import { randomUUID } from "node:crypto";
import { apiBase } from "@citelens/contract/base/endpoint";
import type { AdCampaign, AdCreative } from "@citelens/contract/content/ads-fields";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { type APIRequestContext, expect } from "@playwright/test";
import { type Account, bearer, createKey, createWorkspace, signUpThroughApi } from "../support/api.ts";
import { signInAsRoot } from "../support/root.ts";
import { agents, reportVisits, type Site, serveSite } from "../visits/visits.ts";
import { inviteWebsite } from "./invited-website.ts";

/** A fictional publisher with what agents read on it, and the workspace of the superuser that advertises there. */
export interface FilledNetwork {
  readonly root: Account;
  readonly advertiser: Workspace;
  readonly publisher: Workspace;
  readonly site: Site;
  /** Token of the publisher's own page. */
  readonly token: string;
  readonly campaign: AdCampaign;
}

const words = "Desks of solid oak from our own workshop, delivered to your door.";

/**
 * Fills a network through the product's own calls: an invited and accepted website with a placement, a campaign that runs
 * there, one that waits for its review and one that was rejected, and agents that read the passage.
 */
export async function fillNetwork(request: APIRequestContext): Promise<FilledNetwork> {
  const root = await signInAsRoot(request);
  const owner = await signUpThroughApi(request);
  const site = await serveSite(({ url = "/" }) => pages.get(url) ?? "");
  const advertiser = await createWorkspace(request, root, {
    name: "Oakworks (demo)",
    url: "https://oakworks.example",
  });
  const publisher = await createWorkspace(request, owner, { name: "Home Reader (demo)", url: site.url });
  const secret = (await createKey(request, owner, { projectId: publisher.id })).key;
  const post = <T>(path: string, data?: object, authorization = bearer(root).authorization): Promise<T> =>
    send<T>(request, { path, data, authorization });

  const ads = `/projects/${advertiser.id}/ads`;
  const token = await inviteWebsite(request, { root, advertiser, owner, publisher });
  await post(`/ads/publisher/${token}/`, { act: "accept" });
  await post(`${ads}/publishers/${publisher.id}/placements/`, {
    placement: "below-article",
    name: "Below the article",
    path_patterns: [],
    max_words: 60,
    format: "PASSAGE",
  });

  const draft = async (name: string, topic: string, title: string, body: string) => {
    const campaign = await post<AdCampaign>(`${ads}/campaigns/`, {
      ...money,
      key: randomUUID(),
      name,
      topics: [topic],
    });
    const content = { title, body, target_url: "https://oakworks.example/desks", image_url: null, facts: [] };
    const creative = await post<AdCreative>(`${ads}/creatives/`, {
      key: randomUUID(),
      campaign_id: campaign.id,
      content,
    });
    await post(`${ads}/campaigns/${campaign.id}/submit/`);
    return { campaign, creative };
  };
  const desks = await draft("Oak desks, autumn", "oak desks", "Oak desks", words);
  await post(`${ads}/reviews/${desks.creative.id}/approve/`, { version: 1 });
  const { budget_cents, daily_cents, starts, ends } = money;
  await post(`${ads}/campaigns/${desks.campaign.id}/activate/`, { budget_cents, daily_cents, starts, ends });
  await draft("Tea tables", "tea", "Tea tables", "Low tables of oak for tea at home.");
  const boards = await draft(
    "Chess boards",
    "chess",
    "Chess boards",
    "Boards of oak and maple, sanded by hand.",
  );
  const reason = "Name the wood of both colours.";
  await post(`${ads}/reviews/${boards.creative.id}/reject/`, { version: 1, reason });

  await post(`${ads}/publishers/${publisher.id}/match/`);
  const passage = { page_url: `${site.url}/desks`, placement: "below-article" };
  const shown = () => post<{ html?: string }>("/ads/content/", passage, `Api-Key ${secret}`);
  await expect.poll(async () => (await shown()).html ?? "", { timeout: 60_000 }).toContain(words);
  const read = Object.keys(agents) as (keyof typeof agents)[];
  await reportVisits(
    request,
    secret,
    read.map((agent) => ({ path: "/desks", agent })),
  );

  const spent = async () => {
    const path = `${apiBase}${ads}/campaigns/${desks.campaign.id}/`;
    const response = await request.get(path, { headers: bearer(root) });
    return ((await response.json()) as AdCampaign).spent_cents;
  };
  // Reads are counted every minute, each at 50 cents.
  await expect.poll(spent, { timeout: 150_000, intervals: [2_000] }).toBe(read.length * 50);
  return { root, advertiser, publisher, site, token, campaign: desks.campaign };
}

const money = {
  channel: "NETWORK",
  budget_cents: 50_000,
  daily_cents: 2_000,
  price_cents_per_1000: 50_000,
  starts: "2026-01-01",
  ends: null,
  countries: [],
  languages: [],
  category: 9,
  query_campaign_id: null,
} as const;

/** A page, of which a creative may stand on one in five. */
const topics = ["bread", "birds", "rivers", "trains", "wine", "music", "chess", "tea"];
const links = ["/desks", "/desks-two", ...topics.map((topic) => `/${topic}`)]
  .map((path) => `<a href="${path}">${path.slice(1)}</a>`)
  .join(" ");
const pageOf = (title: string, text: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p>` +
  `<div data-citelens-ad="below-article"></div></main><nav>${links}</nav></body></html>`;
const pages = new Map([
  ["/", pageOf("Home", "A website about many things that people like to read about at home.")],
  ["/desks", pageOf("Oak desks", "Oak desks last for a very long time, and oak desks can be repaired.")],
  [
    "/desks-two",
    pageOf("Choosing oak desks", "Whoever looks for oak desks should look at the joints first."),
  ],
  ...topics.map((topic): [string, string] => [
    `/${topic}`,
    pageOf(topic, `This page is about ${topic} and tells how people came to like ${topic}.`),
  ]),
]);

interface SendInput {
  readonly path: string;
  readonly data: object | undefined;
  readonly authorization: string;
}

async function send<T>(request: APIRequestContext, { path, data, authorization }: SendInput): Promise<T> {
  const response = await request.post(`${apiBase}${path}`, {
    ...(data && { data }),
    headers: { authorization },
  });
  expect(response.ok(), `${response.status()} from ${path}: ${await response.text()}`).toBe(true);
  const text = await response.text();
  return (text === "" ? {} : JSON.parse(text)) as T;
}
