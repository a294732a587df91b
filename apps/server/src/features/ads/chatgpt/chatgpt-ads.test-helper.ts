import * as accounts from "@citelens/contract/accounts/accounts";
import { dayMs, hourMs, minuteMs } from "@citelens/contract/base/days";
import type { Endpoint, Input } from "@citelens/contract/base/endpoint";
import * as contract from "@citelens/contract/content/ads-campaigns";
import type { AdCampaign, AdCreative } from "@citelens/contract/content/ads-fields";
import * as library from "@citelens/contract/content/ads-library";
import { onTestFinished } from "vitest";
import { type AdvertiserDouble, openAdvertiserDouble } from "#test/fakes/ads/chatgpt-advertiser.ts";
import { runJobNamed } from "#test/jobs.ts";
import { type Person, type Reply, type World, type WorldOptions, worldOfTest } from "#test/world.ts";

export interface ChatgptAds {
  readonly world: World;
  readonly double: AdvertiserDouble;
  /** Owner of the workspace. */
  readonly owner: Person;
  readonly params: { readonly projectId: string };
  /** As the superuser, whose password was entered just now. */
  ask<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Reply<E>>;
  connect(): Promise<void>;
  setCeiling(cents: number | null): Promise<void>;
  /** A campaign with one approved creative, ready to be activated. */
  readyCampaign(changed?: Partial<Input<typeof contract.createAdCampaign>["body"]>): Promise<AdCampaign>;
  addCreative(campaign: Pick<AdCampaign, "id">, title?: string): Promise<AdCreative>;
  approve(creative: Pick<AdCreative, "id" | "version">): Promise<void>;
  activate(campaign: AdCampaign): Promise<Reply<typeof contract.activateAdCampaign>>;
  campaign(id: string): Promise<contract.AdCampaignDetails>;
  /** An hour later, with what the sweep does then. */
  syncLater(): Promise<void>;
  /** Both clocks. */
  advance(ms: number): void;
}

/** The product at noon beside the double of OpenAI's interface, both with clocks that stand still. */
export async function chatgptAds(options: WorldOptions = {}): Promise<ChatgptAds> {
  const startsAt = new Date(Math.ceil(Date.now() / dayMs) * dayMs + 12 * hourMs);
  const double = await openAdvertiserDouble({ startsAt });
  onTestFinished(() => double.close());
  const world = await worldOfTest({ ...options, ads: { openAiUrl: double.address, ...options.ads } });
  world.stopClock();
  const advance = (ms: number): void => {
    world.advance(ms);
    double.advance(ms);
  };
  world.advance(startsAt.getTime() - world.tools.now().getTime());

  const root: Person = await world.signUpRoot();
  const owner = await world.signUp();
  const { id: projectId } = await world.createWorkspace(owner);
  const params = { projectId };
  let keys = 0;
  const newKey = (): string => {
    keys += 1;
    return `key ${keys}`;
  };

  let access = root.access;
  let enteredAt = world.tools.now();
  const ask: ChatgptAds["ask"] = async (endpoint, input) => {
    const now = world.tools.now();
    if (now.getTime() - enteredAt.getTime() > 9 * minuteMs) {
      const { email, password } = root;
      ({ access } = (await world.call(accounts.logIn, { body: { email, password } })).answer);
      enteredAt = now;
    }
    return world.call(endpoint, input, access);
  };
  const done = async <E extends Endpoint>(endpoint: E, input: Input<E>) => {
    const reply = await ask(endpoint, input);
    if (reply.status >= 300) throw new Error(`${endpoint.path}: ${JSON.stringify(reply.body)}`);
    return reply.answer;
  };

  const ads: ChatgptAds = {
    world,
    double,
    owner,
    params,
    ask,
    advance,
    connect: async () => {
      await done(contract.connectAdAccount, { params, body: { api_key: double.key } });
      await world.runJobs();
    },
    setCeiling: async (cents) => {
      await done(contract.changeAdCeiling, { params, body: { own_ceiling_cents: cents } });
    },
    readyCampaign: async (changed = {}) => {
      const starts = world.tools.now().toISOString().slice(0, 10);
      const body = { ...spring, starts, key: newKey(), ...changed };
      const campaign = await done(contract.createAdCampaign, { params, body });
      await ads.approve(await ads.addCreative(campaign));
      return ads.campaign(campaign.id);
    },
    addCreative: async ({ id }, title = "A desk that grows with you") =>
      done(library.createAdCreative, {
        params,
        body: { key: newKey(), campaign_id: id, content: { ...card, title } },
      }),
    approve: async ({ id: creativeId, version }) => {
      const path = { ...params, creativeId };
      const { campaign_id: campaignId } = await done(library.submitAdCreative, { params: path });
      const { status } = await ads.campaign(campaignId);
      if (status === "DRAFT") await done(contract.submitAdCampaign, { params: { ...params, campaignId } });
      await done(library.approveAdCreative, { params: path, body: { version } });
      await world.runJobs();
    },
    activate: ({ id: campaignId, budget_cents, daily_cents, starts, ends }) =>
      ask(contract.activateAdCampaign, {
        params: { ...params, campaignId },
        body: { budget_cents, daily_cents, starts, ends },
      }),
    campaign: (campaignId) => done(contract.getAdCampaign, { params: { ...params, campaignId } }),
    syncLater: async () => {
      advance(hourMs);
      await runJobNamed(world, "ads.sync-chatgpt");
    },
  };
  return ads;
}

const spring = {
  name: "Desks in spring",
  channel: "CHATGPT" as const,
  budget_cents: 100_000,
  daily_cents: 2_000,
  price_cents_per_1000: 6_000,
  ends: null,
  topics: ["Somebody furnishes a small home office."],
  countries: ["DE"],
  languages: ["de"],
  category: 99,
  query_campaign_id: null,
};

const card = {
  body: "Solid oak, made to measure.",
  target_url: "https://brand.example/desks",
  image_url: "https://brand.example/desk.png",
  facts: [],
};
