import { randomUUID } from "node:crypto";
import { estimateAdCampaign } from "@citelens/contract/content/ads-campaigns";
import * as network from "@citelens/contract/content/ads-network";
import { adErrors } from "@citelens/contract/content/ads-words";
import { setReadOnly } from "@citelens/contract/platform/maintenance";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eventually } from "#test/world.ts";
import { type AdsWorld, type Advertiser, openAdsWorld, type Publisher } from "../ads-world.test-helper.ts";
import { matchDueSites } from "../matching/match-sites.ts";

let open: AdsWorld;
let site: Publisher;
let advertiser: Advertiser;
let creativeId: string;
beforeAll(async () => {
  open = await openAdsWorld();
  [site, advertiser] = [await open.publisher(), await open.advertiser()];
  creativeId = (await open.running(advertiser)).creative.id;
  await matchDueSites(open.world.tools);
});
afterAll(() => open.close());
beforeEach(() => {
  open.answers = (_, html) => html;
});

const at = ({ id }: Pick<Publisher, "id">) => ({ projectId: advertiser.id, publisherId: id });
const everything = { categories_allowed: [], categories_blocked: [], countries: [], revenue_share: 70 };
const invite = (workspace_id: string, changes: object = {}) =>
  open.world.call(
    network.inviteAdPublisher,
    { params: { projectId: advertiser.id }, body: { ...everything, ...changes, workspace_id } },
    open.root.access,
  );

describe("a website is invited", () => {
  test("by a mail to its owner, and shows nothing before they accept", async () => {
    const owner = await open.world.signUp();
    const { id } = await open.world.createWorkspace(owner, open.origin);

    const { answer } = await invite(id);

    expect([answer.status, answer.accepted]).toEqual(["INVITED", null]);
    const mails = (await open.world.mailsTo(owner.email)).filter(({ kind }) => kind === "publisher-invited");
    expect(mails.map(({ subject }) => subject)).toEqual(["Show sponsored passages on Example?"]);
    expect(mails[0]?.text).toContain("/publisher/");
  });

  test("once, and not where there is none", async () => {
    expect((await invite(site.id)).body).toEqual({ workspace_id: [adErrors.publisherTaken] });
    expect((await invite("01a21bd7-8023-7706-a27d-c90a51ffc51d")).body).toEqual({
      workspace_id: ["This value is not valid."],
    });
    expect((await invite(advertiser.id, { categories_blocked: [-1] })).body).toEqual({
      categories_blocked: ["Choose an industry from the list."],
    });
  });

  test("out of those that are not in the network", async () => {
    const { answer } = await open.world.call(
      network.workspacesToInvite,
      { params: { projectId: advertiser.id }, query: { search: "Example" } },
      open.root.access,
    );

    const ids = answer.results.map(({ id }) => id);
    expect(ids).toContain(advertiser.id);
    expect(ids).not.toContain(site.id);
  });
});

describe("the owner's page", () => {
  const terms = async (token: string) => open.world.call(network.getPublisherTerms, { params: { token } });
  const decide = (
    token: string,
    body: Parameters<typeof open.world.call<typeof network.decideAsPublisher>>[1]["body"],
  ) => open.world.call(network.decideAsPublisher, { params: { token }, body });

  test("shows what may stand on the website, and refuses it", async () => {
    const { answer } = await terms(site.token);
    expect(answer).toMatchObject({ status: "ACTIVE", is_stopped: false, revenue_share: 70, name: "Example" });
    expect(answer.creatives).toEqual([
      {
        creative_id: creativeId,
        advertiser: "Example",
        title: "Oak desks",
        text: "Desks of solid oak from our own workshop, delivered to your door.",
        target_url: "https://advertiser.example/desks",
        pages: 2,
        is_refused: false,
      },
    ]);
    expect(await open.content(site, "/desks")).toBeDefined();

    const { answer: refused } = await decide(site.token, {
      act: "refuse",
      creative_id: creativeId,
      reason: "Not for us",
    });

    expect(refused.creatives.map(({ is_refused }) => is_refused)).toEqual([true]);
    await eventually(async () => expect(await open.content(site, "/desks")).toBeUndefined());
    await decide(site.token, { act: "allow", creative_id: creativeId });
    await eventually(async () => expect(await open.content(site, "/desks")).toBeDefined());
  });

  test("stops everything, and lets it go on", async () => {
    expect((await decide(site.token, { act: "stop" })).answer.is_stopped_by_owner).toBe(true);
    await eventually(async () => expect(await open.content(site, "/desks")).toBeUndefined());

    expect((await decide(site.token, { act: "resume" })).answer.is_stopped_by_owner).toBe(false);
    await eventually(async () => expect(await open.content(site, "/desks")).toBeDefined());
  });

  test("has a switch of its own beside the network's: neither lifts the other", async () => {
    const params = { projectId: site.id, publisherId: site.id };
    const { call } = open.world;
    await call(network.stopAdPublisher, { params }, open.root.access);
    await decide(site.token, { act: "stop" });

    const { answer: resumed } = await decide(site.token, { act: "resume" });
    const { answer: accepted } = await decide(site.token, { act: "accept" });
    await decide(site.token, { act: "stop" });
    const { answer: lifted } = await call(network.resumeAdPublisher, { params }, open.root.access);

    expect(
      [resumed, accepted, lifted].map(({ is_stopped, is_stopped_by_owner }) => [
        is_stopped,
        is_stopped_by_owner,
      ]),
    ).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
    await eventually(async () => expect(await open.content(site, "/desks")).toBeUndefined());
    await decide(site.token, { act: "resume" });
    await eventually(async () => expect(await open.content(site, "/desks")).toBeDefined());
  });

  test("accepts nothing that the network has paused", async () => {
    const params = { projectId: site.id, publisherId: site.id };
    await open.world.call(
      network.updateAdPublisher,
      { params, body: { status: "PAUSED" } },
      open.root.access,
    );

    const { body } = await decide(site.token, { act: "accept" });

    expect(body).toMatchObject({ code: "PUBLISHER_NOT_ACTIVE" });
    expect((await terms(site.token)).answer.status).toBe("PAUSED");
    await open.world.call(
      network.updateAdPublisher,
      { params, body: { status: "ACTIVE" } },
      open.root.access,
    );
  });

  test("does not lift the network's pause by leaving and coming back", async () => {
    const params = { projectId: site.id, publisherId: site.id };
    const { call } = open.world;
    await call(network.updateAdPublisher, { params, body: { status: "PAUSED" } }, open.root.access);

    await decide(site.token, { act: "decline" });
    const { answer: back } = await decide(site.token, { act: "accept" });

    expect(back).toMatchObject({ status: "ACTIVE", is_stopped: true, is_stopped_by_owner: false });
    await eventually(async () => expect(await open.content(site, "/desks")).toBeUndefined());
    await call(network.resumeAdPublisher, { params }, open.root.access);
    await eventually(async () => expect(await open.content(site, "/desks")).toBeDefined());
  });

  test("can stop, and nothing else, while the service is read-only", async () => {
    const act = { reason: "Moving", key: randomUUID() };
    await open.world.call(setReadOnly, { body: { ...act, text: "We are moving." } }, open.root.access);
    const stopped = await decide(site.token, { act: "stop" });
    const resumed = await decide(site.token, { act: "resume" });
    await open.world.call(setReadOnly, { body: { ...act, key: randomUUID(), text: null } }, open.root.access);

    expect([stopped.status, resumed.status]).toEqual([200, 503]);
    expect(resumed.body).toMatchObject({ code: "READ_ONLY" });
    await decide(site.token, { act: "resume" });
    await eventually(async () => expect(await open.content(site, "/desks")).toBeDefined());
  });

  test("is nobody's without its address, and decides nothing before it was accepted", async () => {
    expect((await terms("unknown")).status).toBe(404);
    const owner = await open.world.signUp();
    const { id } = await open.world.createWorkspace(owner, open.origin);
    await invite(id);
    const mail = (await open.world.mailsTo(owner.email)).find(({ kind }) => kind === "publisher-invited");
    const token = /\/publisher\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";

    expect((await decide(token, { act: "resume" })).body).toMatchObject({ code: "PUBLISHER_NOT_ACTIVE" });
    expect((await decide(token, { act: "decline" })).answer.status).toBe("DECLINED");
    expect((await invite(id)).answer.status).toBe("INVITED");
  });
});

describe("a placement", () => {
  test("has a key of its own on a website", async () => {
    const body = {
      placement: "below-article",
      name: "Again",
      path_patterns: [],
      max_words: 40,
      format: "CARD" as const,
    };
    const create = (changes: object) =>
      open.world.call(
        network.createAdPlacement,
        { params: at(site), body: { ...body, ...changes } },
        open.root.access,
      );

    expect((await create({})).body).toEqual({ placement: [adErrors.placementKeyTaken] });
    expect((await create({ placement: "Below" })).body).toEqual({ placement: [adErrors.placementKey] });
    expect((await create({ placement: "top", path_patterns: ["blog"] })).body).toEqual({
      path_patterns: [adErrors.pathPattern],
    });
  });

  const check = async (path: string) =>
    (
      await open.world.call(
        network.checkAdPlacement,
        {
          params: { ...at(site), placementId: site.placementId },
          body: { page_url: `${open.origin}${path}` },
        },
        open.root.access,
      )
    ).answer;
  const passage = '<aside data-sponsored><p>Sponsored by Acme</p><a href="/x" rel="sponsored">X</a></aside>';

  test("is checked: the same passage for a browser and an agent", async () => {
    open.answers = (_, html) => html.replace("</main>", `${passage}</main>`);

    expect(await check("/desks")).toEqual({
      outcome: "SAME",
      fetched: ["BROWSER", "AGENT"].map((as) => ({
        as,
        status: 200,
        passage: "Sponsored by AcmeX",
        is_labelled: true,
        fault: null,
      })),
    });
  });

  test("fails where agents get another passage than people", async () => {
    open.answers = ({ headers }, html) =>
      /GPTBot/.test(headers["user-agent"] ?? "") ? html.replace("</main>", `${passage}</main>`) : html;

    expect(await check("/desks")).toMatchObject({ outcome: "DIFFERENT" });
  });

  test("says what is missing, not labelled or not there", async () => {
    expect(await check("/desks")).toMatchObject({ outcome: "MISSING" });
    open.answers = (_, html) => html.replace("</main>", "<aside data-sponsored>Buy desks</aside></main>");
    expect((await check("/desks")).fetched.map(({ is_labelled }) => is_labelled)).toEqual([false, false]);
    expect(await check("/nowhere")).toMatchObject({
      outcome: "UNREADABLE",
      fetched: [{ status: 404, fault: "The page answered with 404." }, { status: 404 }],
    });
  });
});

test("a preview shows what a page shows, with the match behind it, or why it shows nothing", async () => {
  const preview = async (path: string) =>
    (
      await open.world.call(
        network.previewAdPage,
        { params: at(site), query: { page_url: `${open.origin}${path}`, placement: "below-article" } },
        open.root.access,
      )
    ).answer;

  const shown = await preview("/desks");

  expect(shown.html).toBe((await open.content(site, "/desks"))?.html);
  expect(shown).toMatchObject({ note: null, match: { path: "/desks", creative_id: creativeId } });
  expect(await preview("/bread")).toEqual({
    html: null,
    match: null,
    note: "No creative fits this page, or the page is not known yet.",
  });
});

test("an estimate tells the pages that are about some topics, and no forecast", async () => {
  const estimate = async (topics: string[]) =>
    (
      await open.world.call(
        estimateAdCampaign,
        {
          params: { projectId: advertiser.id },
          body: { topics, countries: [], languages: [], category: 9, query_campaign_id: null },
        },
        open.root.access,
      )
    ).answer;

  expect(await estimate(["oak desks"])).toEqual({
    websites: 1,
    looked_through: 1,
    publishers: 1,
    pages: 2,
    agent_reads: 0,
    proven_reads: 0,
    examples: [
      expect.objectContaining({ url: `${open.origin}/desks` }),
      expect.objectContaining({ url: `${open.origin}/desks-two` }),
    ],
  });
  expect(await estimate(["submarines"])).toMatchObject({ publishers: 0, pages: 0, examples: [] });
});
