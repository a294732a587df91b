import * as contract from "@citelens/contract/content/opportunities";
import { getPerformancePrompts } from "@citelens/contract/visibility/insights";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Home, usualAnswer } from "#test/answers-world.ts";
import { soundPage } from "#test/audit-site.ts";
import {
  type OpportunityWorld,
  openOpportunityWorld,
  origin,
  rain,
  review,
  running,
} from "./opportunity-world.test-helper.ts";

let world: OpportunityWorld;
beforeAll(async () => {
  world = await openOpportunityWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

describe("what answers call for", () => {
  test("is told with its figures, its reason and the answers behind it", async () => {
    const { home, campaignId } = await world.answered();

    const [first] = (await world.list(home)).results;

    expect(first).toMatchObject({
      kind: "OPTIMIZE_PAGE",
      title: "Optimize /rain",
      why: "This page holds 100\u00a0% of what is asked, and answers cite others. You are named in 0 of 5 answers, competitors in 5; 5 cite sources, 0 of them yours.",
      target: { kind: "PAGE", name: `${origin}/rain`, title: "Shoes for rain" },
      impact: "MEDIUM",
      effort: "M",
      state: "OPEN",
      reason: "",
      assignee: null,
      due_on: null,
      figures: {
        n: 5,
        visibility: { hits: 0, n: 5, rate: 0, interval: { low: 0, high: 43.45, of: "prompts" } },
        competitors: { hits: 5, n: 5, rate: 100 },
        citing: { hits: 5, n: 5, rate: 100 },
        content_authority: { hits: 0, n: 5, rate: 0 },
        page_fit: 100,
      },
      queries: [{ campaign_id: campaignId, text: rain, n: 5 }],
    });
    expect(first?.score).toBeCloseTo(first?.score_parts.reduce((sum, { points }) => sum + points, 0) ?? 0, 1);
    expect(first?.evidence.cited_instead).toEqual([
      expect.objectContaining({ domain: "review.example", answers: 5 }),
    ]);
    const behind = await world.query(
      "select id, query_text, campaign_id from answers where id = any($1::uuid[])",
      [first?.evidence.answers.map(({ answer_id }) => answer_id)],
    );
    expect(behind).toHaveLength(5);
    expect(new Set(behind.map(({ query_text }) => query_text))).toEqual(new Set([rain]));
    expect(first?.evidence.answers[0]).toMatchObject({
      display_name: "ChatGPT",
      names_you: false,
      names_competitor: true,
      cites_you: false,
    });
  });

  test("counts as the insights do", async () => {
    const { home } = await world.answered();
    const { answer } = await home.ask(getPerformancePrompts, {});
    const prompt = answer.underperforming.find(({ query_text }) => query_text === rain);

    const [first] = (await world.list(home)).results;

    expect([first?.figures.n, first?.figures.visibility.hits]).toEqual([prompt?.n, prompt?.mentions]);
    expect(first?.figures.visibility.interval).toEqual(prompt?.interval);
  });

  test("is a new page where no own page holds enough of it", async () => {
    world.site.pages = { "/": soundPage(origin, "/") };
    const { home } = await world.answered();

    expect(await world.kindsOf(home)).toContain(`CREATE_PAGE ${rain}`);
  });

  test("is no new page where the site could not be read", async () => {
    world.site.pages = {};
    const { home } = await world.answered();

    expect(await world.kindsOf(home)).not.toContain(`CREATE_PAGE ${rain}`);
  });

  test("is nothing with four answers to a query", async () => {
    const { home } = await world.answered({ repeats: 4 });

    expect(await world.list(home)).toMatchObject({ count: 0, refresh: { answers: 8, failed: false } });
  });

  test("stands in each period by itself", async () => {
    const { home } = await world.answered();
    await world.query("update answers set created = created - interval '40 days' where workspace_id = $1", [
      home.projectId,
    ]);
    await world.refresh(home);

    expect([
      await world.kindsOf(home, { period: "7d" }),
      await world.kindsOf(home, { period: "30d" }),
    ]).toEqual([[], []]);
    expect(await world.kindsOf(home, { period: "90d" })).toContain(`OPTIMIZE_PAGE ${origin}/rain`);
  });

  test("is of one workspace alone", async () => {
    const { home } = await world.answered();
    const stranger = await world.open.home();
    const [first] = (await world.list(home)).results;
    const params = { opportunityId: first?.id ?? "" };

    await world.refresh(stranger);

    expect(await world.list(stranger)).toMatchObject({ count: 0 });
    expect((await stranger.ask(contract.getOpportunity, { params })).status).toBe(404);
    expect((await stranger.ask(contract.updateOpportunity, { params, body: { state: "DONE" } })).status).toBe(
      404,
    );
    expect((await world.list(home)).results[0]?.state).toBe("OPEN");
  });
});

describe("a site of others", () => {
  const cites = (question: string) => ({
    ...usualAnswer(question),
    text: "Beta is a safe choice.",
    cited: [review],
  });

  test("is one at which a mention can be earned where answers cite it and never name the client", async () => {
    world.open.answer(cites);
    const { home } = await world.answered();

    const found = (await world.list(home, { kind: "EARN_MENTION" })).results;

    expect(found).toMatchObject([
      {
        target: { kind: "DOMAIN", name: "review.example" },
        queries: expect.arrayContaining([
          expect.objectContaining({ text: rain }),
          expect.objectContaining({ text: running }),
        ]),
        evidence: { pages_read: 0 },
      },
    ]);
    expect(found[0]?.why).toContain(
      "10 answers to 2 queries cite this site; 10 of them name competitors, none names you.",
    );
  });

  test("is none where a page of it that was read names the client", async () => {
    world.open.answer(cites);
    const home = await world.open.home();
    await home.launch({ repeats: 5 });
    await world.open.world.answerAll();
    await world.query(
      `insert into local_pages (workspace_id, url, host, status, title, language, passages, fetched_at)
       values ($1, 'https://review.example/shoes', 'review.example', 'READ', 'Shoes', 'en',
         '[{"heading": "", "text": "Acme makes light shoes."}]', now())`,
      [home.projectId],
    );
    await world.refresh(home);

    expect(await world.kindsOf(home, { kind: "EARN_MENTION" })).toEqual([]);
  });
});

test("answers that speak badly of the client call for an answer, with the sentences", async () => {
  world.open.answer((question) => ({
    ...usualAnswer(question),
    text: "Acme is terrible and unreliable. Beta is good.",
  }));
  const { home, campaignId } = await world.answered();

  const [found] = (await world.list(home, { kind: "FIX_REPUTATION" })).results;

  expect(found).toMatchObject({
    title: "Answer what is said against Acme",
    why: "10 of 10 answers that name you speak badly of you, as estimated from their words.",
    target: { kind: "BRAND", name: "Acme" },
    evidence: { negative: { hits: 10, n: 10, judged: 0 } },
    queries: [{ campaign_id: campaignId }, { campaign_id: campaignId }],
  });
  expect(found?.evidence.answers[0]?.negative).toEqual({
    sentence: "Acme is terrible and unreliable",
    basis: "ESTIMATED",
  });
});

/** An audit of the site that is done; resolves to its id. */
async function audited({ projectId }: Home): Promise<string> {
  const [audit] = await world.query(
    `insert into audits (workspace_id, id, scope, status, url, created, finished_at, pages_max, speed, render, may_test,
       ignore_robots, include_paths, exclude_paths, beaten_at)
     values ($1, gen_random_uuid(), 'SITE', 'DONE', $2, now(), now(), 100, 'NORMAL', false, false, false, '{}', '{}', now())
     returning id`,
    [projectId, `${origin}/`],
  );
  return String(audit?.id);
}

/** Finding of an audit at a page, by the hash of its address. */
const findingIn =
  ({ projectId }: Home, auditId: string) =>
  (check: string, severity: string, hash: string, url: string, found: string) =>
    world.query(
      `insert into audit_findings (workspace_id, audit_id, check_id, hash, severity, is_half, cost, evidence, first_seen)
       values ($1, $2, $3, $4, $5, false, 1, $6, now())`,
      [
        projectId,
        auditId,
        check,
        hash,
        severity,
        JSON.stringify([{ url, found, wanted: "", line: null, quote: null }]),
      ],
    );

test.each([
  ["is gone is to be repaired", { status: 404, challenge: null }, "REPAIR_LINK"],
  ["is refused to agents is to be opened", { status: 403, challenge: null }, "FIX_ACCESS"],
  ["is behind a challenge is to be opened", { status: 403, challenge: "cf-mitigated" }, "FIX_ACCESS"],
  ["failed once is neither", { status: 500, challenge: null }, undefined],
])("a page that answers cite and that %s", async (_, fetch, expected) => {
  const { home } = await world.answered();
  const auditId = await audited(home);
  const cited = "https://acme.example/shoes";
  await world.query(
    `insert into audit_urls (workspace_id, audit_id, hash, url, state, found_in, rank, facts)
     values ($1, $2, 'bb', $3, 'DONE', '{CITED}', 1, $4)`,
    [home.projectId, auditId, cited, JSON.stringify({ fetch })],
  );
  const said = `Status ${fetch.status}; found by citations in AI answers`;
  if (fetch.challenge === null) await findingIn(home, auditId)("status", "blocker", "bb", cited, said);

  await world.refresh(home);

  const kinds = (await world.list(home)).results.filter(({ queries }) =>
    queries.some(({ text }) => text === running),
  );
  const broken = kinds.find(({ kind }) => kind === "REPAIR_LINK" || kind === "FIX_ACCESS");
  expect(broken?.kind).toBe(expected);
  if (broken) {
    expect(broken.target.name).toBe(cited);
    expect(kinds.map(({ kind }) => kind)).toEqual([expected]);
  }
});

test("an audit's blocker and a dead page that is cited come first", async () => {
  const { home } = await world.answered();
  const auditId = await audited(home);
  const finding = findingIn(home, auditId);
  await world.query(
    "insert into audit_urls (workspace_id, audit_id, hash, url, state, found_in, rank) values ($1, $2, 'aa', $3, 'DONE', '{}', 1)",
    [home.projectId, auditId, `${origin}/rain`],
  );
  await finding("noindex", "blocker", "aa", `${origin}/rain`, "It is marked noindex.");
  await finding("cited-dead", "high", "", "https://acme.example/shoes", "Status 404, cited in 5 answers.");

  await world.refresh(home);

  const found = (await world.list(home)).results;
  expect(found.find(({ kind }) => kind === "FIX_ACCESS")).toMatchObject({
    target: { name: `${origin}/rain` },
    evidence: {
      audit: { audit_id: auditId, checks: [{ check_id: "noindex", found: "It is marked noindex." }] },
    },
  });
  expect(found.find(({ kind }) => kind === "REPAIR_LINK")).toMatchObject({
    target: { name: "https://acme.example/shoes" },
    queries: [{ text: running }],
  });
});
