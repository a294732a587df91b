import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { logIn } from "@citelens/contract/accounts/accounts";
import * as campaigns from "@citelens/contract/content/ads-campaigns";
import { serveAdContent } from "@citelens/contract/content/ads-content";
import type { AdCampaign, AdCreative, CreativeContent } from "@citelens/contract/content/ads-fields";
import * as library from "@citelens/contract/content/ads-library";
import * as network from "@citelens/contract/content/ads-network";
import { trackVisit } from "@citelens/contract/traffic/visits";
import { listenOnLoopback } from "#test/loopback.ts";
import { type Instance, openWorld, type Person, type World } from "#test/world.ts";

export const oakDesk: CreativeContent = {
  title: "Oak desks",
  body: "Desks of solid oak from our own workshop, delivered to your door.",
  target_url: "https://advertiser.example/desks",
  image_url: null,
  facts: [],
};

export interface Publisher {
  readonly owner: Person;
  readonly id: string;
  readonly key: string;
  /** Secret of its page, from the mail. */
  readonly token: string;
  readonly placementId: string;
}

export interface Advertiser {
  readonly owner: Person;
  readonly id: string;
}

export interface AdsWorld {
  readonly world: World;
  root: Person;
  /** The superuser, once the session of before is over. */
  logInAgain(): Promise<void>;
  /** The website of every publisher, by paths. */
  readonly pages: Map<string, string>;
  readonly origin: string;
  /** How the website answers beside its pages. */
  answers: (request: IncomingMessage, html: string) => string;
  advertiser(): Promise<Advertiser>;
  /** A website that its owner has let in, with a placement called below-article. */
  publisher(changes?: Partial<Parameters<AdsWorld["invite"]>[1]>): Promise<Publisher>;
  invite(
    id: string,
    body: {
      readonly categories_allowed: number[];
      readonly categories_blocked: number[];
      readonly countries: string[];
      readonly revenue_share: number;
    },
  ): Promise<void>;
  draft(of: Advertiser, changes?: Partial<NewCampaign>): Promise<AdCampaign>;
  creative(of: Advertiser, campaignId: string, content?: Partial<CreativeContent>): Promise<AdCreative>;
  /** A campaign that runs, with one approved creative. */
  running(
    of: Advertiser,
    changes?: Partial<NewCampaign>,
    content?: Partial<CreativeContent>,
  ): Promise<{ readonly campaign: AdCampaign; readonly creative: AdCreative }>;
  activate(of: Advertiser, campaignId: string): Promise<AdCampaign>;
  approve(creative: AdCreative): Promise<void>;
  /** Content that is shown there; undefined for nothing. */
  content(
    of: Publisher,
    path: string,
    more?: { readonly headers?: Record<string, string | string[]>; readonly by?: Instance },
  ): Promise<
    { readonly html: string; readonly creative_id: string; readonly expires_at: string } | undefined
  >;
  visit(of: Publisher, path: string, more?: { readonly agent?: string; readonly at?: Date }): Promise<void>;
  close(): Promise<void>;
}

type NewCampaign = Parameters<typeof newCampaign>[0];

export const gptBot =
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.4; +https://openai.com/gptbot";

function newCampaign(changes: {
  readonly name?: string;
  readonly budget_cents?: number;
  readonly daily_cents?: number;
  readonly price_cents_per_1000?: number;
  readonly starts?: string;
  readonly ends?: string | null;
  readonly topics?: string[];
  readonly countries?: string[];
  readonly languages?: string[];
  readonly category?: number;
}) {
  return {
    key: randomUUID(),
    channel: "NETWORK" as const,
    name: "Oak desks",
    budget_cents: 10_000,
    daily_cents: 5_000,
    price_cents_per_1000: 1_000,
    starts: "2026-01-01",
    ends: null,
    topics: ["oak desks"],
    countries: [],
    languages: [],
    category: 9,
    query_campaign_id: null,
    ...changes,
  };
}

const everything = { categories_allowed: [], categories_blocked: [], countries: [], revenue_share: 70 };

type NetworkStep = "invite" | "publisher" | "content" | "visit";
type CampaignStep = "draft" | "creative" | "approve" | "activate" | "running";
type OpenedWorld = Omit<AdsWorld, NetworkStep | CampaignStep>;

/** A website of this machine whose pages are about oak desks, bread and more, and whoever shows and buys passages on it. */
export async function openAdsWorld(): Promise<AdsWorld> {
  const site = await openWebsite();
  const closeSite = site.close;
  const world = await openWorld({ outboundAllow: ["127.0.0.1"] });
  const open: OpenedWorld = Object.assign(site, {
    world,
    root: await world.signUpRoot(),
    logInAgain: async () => {
      const { email, password } = open.root;
      open.root = { ...open.root, ...(await world.call(logIn, { body: { email, password } })).answer };
    },
    advertiser: async () => {
      const owner = await world.signUp();
      const { id } = await world.createWorkspace(owner, "https://advertiser.example");
      return { owner, id };
    },
    close: async () => {
      await world.close();
      await closeSite();
    },
  });
  return Object.assign(open, networkSteps(open), campaignSteps(open));
}

async function openWebsite(): Promise<Pick<AdsWorld, "pages" | "origin" | "answers" | "close">> {
  const pages = new Map<string, string>();
  writeSite(pages);
  const server = createServer((request, response) => {
    const html = pages.get(request.url ?? "");
    response.writeHead(html === undefined ? 404 : 200, { "content-type": "text/html" });
    response.end(html === undefined ? "" : site.answers(request, html));
  });
  const site = {
    pages,
    origin: await listenOnLoopback(server),
    answers: (_: IncomingMessage, html: string): string => html,
    close: async () => {
      server.close();
      await once(server, "close");
    },
  };
  return site;
}

function networkSteps(open: OpenedWorld): Pick<AdsWorld, NetworkStep> {
  const { world, origin } = open;
  const steps: Pick<AdsWorld, NetworkStep> = {
    invite: async (id, body) => {
      const { status, body: said } = await world.call(
        network.inviteAdPublisher,
        { params: { projectId: id }, body: { ...body, workspace_id: id } },
        open.root.access,
      );
      if (status !== 201) throw new Error(`Not invited: ${JSON.stringify(said)}`);
    },
    publisher: async (changes = {}) => {
      const owner = await world.signUp();
      const { id } = await world.createWorkspace(owner, origin);
      const { key } = await world.createKey(owner, { id });
      await steps.invite(id, { ...everything, ...changes });
      const mail = (await world.mailsTo(owner.email)).find(({ kind }) => kind === "publisher-invited");
      const token = /\/publisher\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
      await world.call(network.decideAsPublisher, { params: { token }, body: { act: "accept" } });
      const { answer: placement } = await world.call(
        network.createAdPlacement,
        {
          params: { projectId: id, publisherId: id },
          body: {
            placement: "below-article",
            name: "Below the article",
            path_patterns: [],
            max_words: 60,
            format: "PASSAGE",
          },
        },
        open.root.access,
      );
      return { owner, id, key, token, placementId: placement.id };
    },
    content: async ({ key }, path, { headers, by } = {}) => {
      const { status, answer } = await (by ?? world).call(
        serveAdContent,
        {
          body: {
            page_url: `${origin}${path}`,
            placement: "below-article",
            ...(headers && { request_headers: headers }),
          },
        },
        `Api-Key ${key}`,
      );
      if (status !== 200 && status !== 204) throw new Error(`The passage was answered with ${status}`);
      return status === 200 ? answer : undefined;
    },
    visit: async ({ key }, path, { agent = gptBot, at } = {}) => {
      await world.call(
        trackVisit,
        {
          body: {
            request_path: path,
            request_method: "GET",
            request_headers: { "user-agent": agent, host: new URL(origin).host },
            response_status: 200,
            ...(at && { occurred_at: at.toISOString() }),
          },
        },
        `Api-Key ${key}`,
      );
    },
  };
  return steps;
}

function campaignSteps(open: OpenedWorld): Pick<AdsWorld, CampaignStep> {
  const { world } = open;
  const steps: Pick<AdsWorld, CampaignStep> = {
    draft: async ({ id }, changes = {}) =>
      (
        await world.call(
          campaigns.createAdCampaign,
          { params: { projectId: id }, body: newCampaign(changes) },
          open.root.access,
        )
      ).answer,
    creative: async ({ id }, campaignId, content = {}) =>
      (
        await world.call(
          library.createAdCreative,
          {
            params: { projectId: id },
            body: { key: randomUUID(), campaign_id: campaignId, content: { ...oakDesk, ...content } },
          },
          open.root.access,
        )
      ).answer,
    approve: async ({ id, version }) => {
      await world.call(
        library.approveAdCreative,
        { params: { projectId: (await open.advertiser()).id, creativeId: id }, body: { version } },
        open.root.access,
      );
    },
    activate: async ({ id }, campaignId) => {
      const params = { projectId: id, campaignId };
      const { answer: shown } = await world.call(campaigns.getAdCampaign, { params }, open.root.access);
      const { budget_cents, daily_cents, starts, ends } = shown;
      const body = { budget_cents, daily_cents, starts, ends };
      return (await world.call(campaigns.activateAdCampaign, { params, body }, open.root.access)).answer;
    },
    running: async (of, changes = {}, content = {}) => {
      const draft = await steps.draft(of, changes);
      const creative = await steps.creative(of, draft.id, content);
      const params = { projectId: of.id, campaignId: draft.id };
      await world.call(campaigns.submitAdCampaign, { params }, open.root.access);
      await steps.approve(creative);
      return { creative, campaign: await steps.activate(of, draft.id) };
    },
  };
  return steps;
}

/** Ten pages, of which a creative may stand on two. */
function writeSite(pages: Map<string, string>): void {
  const topics = ["bread", "birds", "rivers", "trains", "wine", "music", "chess", "tea"];
  const links = ["/desks", "/desks-two", ...topics.map((topic) => `/${topic}`)]
    .map((path) => `<a href="${path}">${path.slice(1)}</a>`)
    .join(" ");
  const page = (title: string, body: string): string =>
    `<html lang="en"><title>${title}</title><body><main><h1>${title}</h1><p>${body}</p></main><nav>${links}</nav></body></html>`;
  pages.set("/", page("Home", "A website about many things that people like to read about at home."));
  pages.set(
    "/desks",
    page("Oak desks", "Oak desks last for a very long time, and oak desks can be repaired."),
  );
  pages.set(
    "/desks-two",
    page("Choosing oak desks", "Whoever looks for oak desks should look at the joints first."),
  );
  for (const topic of topics)
    pages.set(
      `/${topic}`,
      page(topic, `This page is about ${topic} and tells how people came to like ${topic}.`),
    );
}
