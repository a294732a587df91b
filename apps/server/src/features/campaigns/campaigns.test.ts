import { dayMs } from "@citelens/contract/base/days";
import type { Endpoint, Input } from "@citelens/contract/base/endpoint";
import * as contract from "@citelens/contract/visibility/campaigns";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Refusal } from "#platform/refusal.ts";
import { openWorld, type World } from "#test/world.ts";
import { campaignHalted, campaignRunDue, campaignsShown } from "./runs/public.ts";
import { startDueRuns } from "./runs/start-due-runs.ts";

let world: World;
const runs: string[] = [];
const halted: string[] = [];
let isPoor = false;
beforeAll(async () => {
  world = await openWorld({ ai: { OPENAI_API_KEY: "sk-test" } });
  campaignRunDue.listen(world.tools, async (_, { campaignId }) => {
    if (isPoor) throw new Refusal("NOT_ENOUGH_CREDITS");
    runs.push(campaignId);
  });
  campaignHalted.listen(world.tools, async (_, { campaignId }) => {
    halted.push(campaignId);
  });
  campaignsShown.listen(world.tools, async (_, { campaignIds }) => {
    const figures = {
      visibility: 60,
      previousVisibility: 50,
      visibilityN: 10,
      authority: null,
      previousAuthority: null,
      authorityN: 0,
    };
    return new Map(campaignIds.map((id) => [id, figures]));
  });
});
afterAll(() => world.close());

async function home() {
  const person = await world.signUp();
  const { id: projectId } = await world.createWorkspace(person, "https://www.acme.example");
  const ask = <E extends Endpoint>(endpoint: E, input: object = {}) => {
    const { params, ...rest } = input as { params?: object };
    return world.call(
      endpoint,
      { params: { projectId, ...params }, ...rest } as unknown as Input<E>,
      person.access,
    );
  };
  const whole = {
    name: "Autumn",
    brand: { name: "Acme", aliases: ["Acme Shoes"], domains: ["https://www.ACME.example/shop"] },
    competitors: [{ name: "Beta" }, { name: "Gamma", domains: ["gamma.example"] }],
    queries: ["best running shoes", { text: "is acme good", priority: 3, country: "de" }],
    operator_models: ["chatgpt"],
  };
  const create = async (body: object = whole) => (await ask(contract.createCampaign, { body })).answer;
  const launched = async () => {
    const { id } = await create();
    await ask(contract.launchCampaign, { params: { campaignId: id } });
    return id;
  };
  return { person, projectId, ask, create, launched, whole };
}

describe("a draft", () => {
  test("may lack everything, and is about the workspace's own brand until told", async () => {
    const { ask } = await home();

    const { status, answer } = await ask(contract.createCampaign, { body: {} });

    expect(status).toBe(201);
    expect(answer).toMatchObject({
      name: "",
      status: "DRAFT",
      campaign_type: "BRAND",
      brand: { name: "Example", domains: ["acme.example"] },
      campaign_favicon: expect.stringMatching(/^\/api\/v1\/favicons\/acme\.example\?s=/),
      queries: [],
      competitors: [],
      query_count: 0,
      last_run: null,
    });
  });

  test("shows the icon of its brand's first site, and none where no site is known", async () => {
    const { ask, create } = await home();
    await create({ brand: { name: "Acme", domains: ["shop.example", "acme.example"] } });
    await create({ brand: { name: "Acme", domains: [] } });

    const { answer } = await ask(contract.listCampaigns);

    expect(answer.results.map(({ campaign_favicon }) => campaign_favicon)).toEqual([
      null,
      expect.stringMatching(/^\/api\/v1\/favicons\/shop\.example\?s=/),
    ]);
  });

  test("keeps what is given, tidied, and finds out which queries name the brand", async () => {
    const { create } = await home();

    const campaign = await create();

    expect(campaign).toMatchObject({
      brand: { name: "Acme", aliases: ["Acme Shoes"], domains: ["acme.example"] },
      competitors: [{ name: "Beta" }, { name: "Gamma", domains: ["gamma.example"] }],
      queries: [
        { text: "best running shoes", branded: false, priority: 2, country: null },
        { text: "is acme good", branded: true, priority: 3, country: "DE" },
      ],
      operator_model_info: [{ id: "chatgpt", operator_name: "OpenAI" }],
      query_count: 2,
    });
  });

  test("is changed part by part; a query that goes leaves nothing behind", async () => {
    const { ask, create } = await home();
    const { id, queries } = await create();

    const { answer } = await ask(contract.updateCampaign, {
      params: { campaignId: id },
      body: { queries: ["is acme good", "new one"], competitors: [{ name: "beta" }], frequency: "DAILY" },
    });

    expect(answer.queries.map(({ text }) => text)).toEqual(["is acme good", "new one"]);
    expect(answer.queries[0]?.id).toBe(queries[1]?.id);
    expect(answer.competitors.map(({ name }) => name)).toEqual(["beta"]);
    expect(answer).toMatchObject({ name: "Autumn", frequency: "DAILY" });
  });

  test.each([
    [{ queries: ["same", "same"] }, "queries.1"],
    [{ queries: Array.from({ length: 101 }, (_, n) => `query ${n}`) }, "queries"],
    [{ operator_models: ["hal-9000"] }, "operator_models"],
    [{ brand: { name: "A", domains: ["not a domain"] } }, "brand"],
    [{ frequency: "HOURLY" }, "frequency"],
    [{ repeats: 0 }, "repeats"],
    [{ queries: [""] }, "queries"],
  ])("refuses %o", async (body, field) => {
    const { ask } = await home();

    const { status, body: fields } = await ask(contract.createCampaign, { body });

    expect(status).toBe(400);
    expect(Object.keys(fields as object).some((name) => name.startsWith(field))).toBe(true);
  });

  test("is launched once it is whole, by one of several clicks, and its first run begins", async () => {
    const { ask, create } = await home();
    const { id } = await create({ name: "Half" });
    const params = { campaignId: id };
    const early = await ask(contract.launchCampaign, { params });
    await ask(contract.updateCampaign, {
      params,
      body: { queries: ["one"], operator_models: ["chatgpt"] },
    });

    const clicks = await Promise.all([1, 2, 3].map(() => ask(contract.launchCampaign, { params })));

    expect(early).toMatchObject({
      status: 400,
      body: { queries: ["Add at least one query."], operator_models: ["Choose at least one AI model."] },
    });
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(runs.filter((one) => one === id)).toHaveLength(1);
  });

  test("stays a draft when there are not enough credits for its first run", async () => {
    const { ask, create } = await home();
    const { id } = await create();
    isPoor = true;

    const { status } = await ask(contract.launchCampaign, { params: { campaignId: id } });
    isPoor = false;

    expect(status).toBe(402);
    expect((await ask(contract.getCampaign, { params: { campaignId: id } })).answer).toMatchObject({
      status: "DRAFT",
      last_run: null,
    });
  });
});

describe("a launched campaign", () => {
  test("is paused, activated, stopped and archived only from where that leads", async () => {
    const { ask, launched } = await home();
    const params = { campaignId: await launched() };
    const code = async (endpoint: typeof contract.pauseCampaign) => {
      const { status, body } = await ask(endpoint, { params });
      return status === 200 ? (body as { status: string }).status : (body as { code: string }).code;
    };

    const steps = [
      await code(contract.activateCampaign),
      await code(contract.pauseCampaign),
      await code(contract.pauseCampaign),
      await code(contract.activateCampaign),
      await code(contract.archiveCampaign),
      await code(contract.archiveCampaign),
      await code(contract.activateCampaign),
    ];

    expect(steps).toEqual([
      "CAMPAIGN_NOT_PAUSED",
      "PAUSED",
      "CAMPAIGN_NOT_ACTIVE",
      "ACTIVE",
      "ARCHIVED",
      "CAMPAIGN_NOT_ACTIVE",
      "ACTIVE",
    ]);
    expect(halted.filter((one) => one === params.campaignId)).toHaveLength(2);
  });

  test("keeps its frame; name, queries and competitors may change, and old queries stay in its history", async () => {
    const { ask, launched } = await home();
    const params = { campaignId: await launched() };

    const frame = await ask(contract.updateCampaign, { params, body: { operator_models: [] } });
    const { answer } = await ask(contract.updateCampaign, {
      params,
      body: { name: "Winter", queries: ["best running shoes"] },
    });

    expect(frame).toMatchObject({
      status: 409,
      body: { detail: "Edit is only available for Draft campaigns" },
    });
    expect(answer).toMatchObject({ name: "Winter", query_count: 1 });
    expect(answer.queries.map(({ text, retired }) => [text, retired !== null])).toEqual([
      ["best running shoes", false],
      ["is acme good", true],
    ]);
  });

  test("changes its frequency while it is active, to another one, and not for a pre-audit", async () => {
    const { ask, launched, create, whole } = await home();
    const params = { campaignId: await launched() };
    const { id: auditId } = await create({ ...whole, campaign_type: "PRE_AUDIT" });
    await ask(contract.launchCampaign, { params: { campaignId: auditId } });
    const change = (campaignId: string, frequency: string) =>
      ask(contract.updateCampaign, { params: { campaignId }, body: { frequency } });

    const same = await change(params.campaignId, "WEEKLY");
    const other = await change(params.campaignId, "MONTHLY");
    const audit = await change(auditId, "MONTHLY");
    await ask(contract.pauseCampaign, { params });
    const paused = await change(params.campaignId, "DAILY");

    expect(same).toMatchObject({ status: 400, body: { frequency: ["Please select a different frequency"] } });
    expect(other).toMatchObject({ status: 200, answer: { frequency: "MONTHLY" } });
    expect([audit, paused].map(({ body }) => (body as { code: string }).code)).toEqual([
      "FREQUENCY_FIXED",
      "FREQUENCY_FIXED",
    ]);
  });

  test("is duplicated as a draft of the same parts, and deleted with all that it has", async () => {
    const { ask, launched } = await home();
    const params = { campaignId: await launched() };

    const { status, answer: copy } = await ask(contract.duplicateCampaign, { params });
    const { answer: parts } = await ask(contract.getCampaign, { params: { campaignId: copy.id } });
    const deleted = await ask(contract.deleteCampaign, { params });
    const gone = await ask(contract.getCampaign, { params });

    expect(status).toBe(201);
    expect(parts).toMatchObject({ name: "Autumn (copy)", status: "DRAFT", query_count: 2, last_run: null });
    expect(parts.competitors).toHaveLength(2);
    expect([deleted.status, gone.status]).toEqual([204, 404]);
  });
});

describe("the schedule", () => {
  const endRuns = (campaignId: string) =>
    world.postgres.pool.query("update runs set status = 'DONE' where campaign_id = $1", [campaignId]);

  test("asks daily for thirty days and then at the frequency, at the hour of the launch", async () => {
    const { ask, launched } = await home();
    const campaignId = await launched();
    const nextRun = async () => (await ask(contract.getCampaign, { params: { campaignId } })).answer;
    const first = await nextRun();
    let begun = 0;
    await endRuns(campaignId);

    world.advance(dayMs - 60_000);
    await startDueRuns(world.tools);
    const early = runs.filter((one) => one === campaignId).length;
    world.advance(120_000);
    await Promise.all([startDueRuns(world.tools), startDueRuns(world.tools)]);
    begun = runs.filter((one) => one === campaignId).length;

    const aheadMs = Date.parse(first.next_run ?? "") - Date.parse(first.last_run ?? "");
    expect(Math.abs(aheadMs - dayMs)).toBeLessThan(1_000);
    expect([early, begun]).toEqual([1, 2]);
  });

  test("stops a campaign without the credits for its next run, and says why", async () => {
    const owner = await home();
    const campaignId = await owner.launched();
    await endRuns(campaignId);
    isPoor = true;

    world.advance(dayMs + 60_000);
    await startDueRuns(world.tools);
    isPoor = false;
    const { rows } = await world.postgres.pool.query(
      "select status, stop_reason from campaigns where id = $1",
      [campaignId],
    );

    expect(rows).toEqual([
      {
        status: "STOPPED",
        stop_reason: "There are not enough credits left for this. See Plan & Billing for how to get more.",
      },
    ]);
  });
});

describe("the list", () => {
  test("is sorted, filtered and paged, with what the answers say", async () => {
    const { ask, create, launched } = await home();
    await create({ name: "b" });
    await create({ name: "A", campaign_type: "PRODUCT" });
    await launched();
    const names = async (query: object) =>
      (await ask(contract.listCampaigns, { query })).answer.results.map(({ name }) => name);

    expect(await names({})).toEqual(["Autumn", "A", "b"]);
    expect(await names({ ordering: "name" })).toEqual(["A", "Autumn", "b"]);
    expect(await names({ ordering: "-query_count" })).toEqual(["Autumn", "A", "b"]);
    expect(await names({ status: "ACTIVE" })).toEqual(["Autumn"]);
    expect(await names({ exclude_status: "DRAFT" })).toEqual(["Autumn"]);
    expect(await names({ campaign_type: "PRODUCT" })).toEqual(["A"]);
    expect(await names({ page: 2, page_size: 2 })).toEqual(["b"]);
    const [first] = (await ask(contract.listCampaigns, { query: {} })).answer.results;
    expect(first?.brand_visibility.brand).toEqual({
      visibility_score: 60,
      visibility_score_change: 20,
      n: 10,
    });
    expect(first?.content_authority.client).toEqual({ score: null, score_change: 0, n: 0 });
  });

  test("stands below its tiles", async () => {
    const { ask, create, launched } = await home();
    await create({ name: "Draft" });
    await launched();

    const { answer } = await ask(contract.getCampaignStats);

    expect(answer).toEqual({
      total_campaigns: 2,
      new_campaigns_change: 2,
      active_campaigns: 1,
      total_queries: 2,
      total_conversations: 0,
      avg_brand_visibility: 60,
      brand_visibility_change: 20,
    });
  });
});

test("competitors are shared by the workspace's campaigns; they are accepted, ignored and merged", async () => {
  const { ask, create, whole } = await home();
  const first = await create();
  await create({ ...whole, competitors: [{ name: "BETA", aliases: ["B"] }] });
  const list = async () => (await ask(contract.listCompetitors)).answer;
  const [beta, gamma] = await list();

  await ask(contract.updateCompetitor, {
    params: { competitorId: gamma?.id },
    body: { merge_into: beta?.id },
  });
  const merged = await list();
  await ask(contract.updateCompetitor, { params: { competitorId: beta?.id }, body: { status: "ignored" } });
  const ignored = (await ask(contract.listCompetitors, { query: { status: "ignored" } })).answer;
  const { answer } = await ask(contract.getCampaign, { params: { campaignId: first.id } });

  expect([beta, gamma].map((one) => one?.name)).toEqual(["BETA", "Gamma"]);
  expect(merged).toMatchObject([{ name: "BETA", aliases: ["B", "Gamma"], domains: ["gamma.example"] }]);
  expect(ignored).toHaveLength(1);
  expect(answer.competitors).toEqual([]);
});

test("an estimate keeps nothing", async () => {
  const { ask, whole } = await home();

  const { answer } = await ask(contract.estimateCampaign, { body: whole });

  expect(answer).toMatchObject({ answers_first_run: 2, credits_first_run: 10 });
  expect((await ask(contract.listCampaigns, { query: {} })).answer.count).toBe(0);
});
