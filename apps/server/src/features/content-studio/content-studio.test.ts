import * as contract from "@citelens/contract/content/content-studio";
import { getOpportunity, listOpportunities } from "@citelens/contract/content/opportunities";
import { deleteCampaign, getCampaign } from "@citelens/contract/visibility/campaigns";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { refreshNow } from "#features/opportunities/public.ts";
import { placeOfJob } from "#platform/place.ts";
import { openStudioWorld, origin, reviewOrigin, type StudioWorld } from "#test/studio-world.ts";
import { writeOptimization } from "./work/write-optimization.ts";

let world: StudioWorld;
beforeAll(async () => {
  world = await openStudioWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

describe("a brief", () => {
  test("of a page says what answers search for and cited pages have, with their passages", async () => {
    const { home, campaignId, queryIds } = await world.asked();
    const queries = [{ text: "shoes for rain", query_id: queryIds.get("shoes for rain") }];

    const done = await world.done(home, { queries, campaign_id: campaignId });

    const { answer } = await home.ask(contract.getOptimization, { params: { optimizationId: done.id } });
    expect(answer).toMatchObject({
      status: "DONE",
      title: "Shoes for rain",
      kind: "REWRITE",
      mode: "BRIEF",
      credits: 0,
      model: null,
      campaign: { id: campaignId, name: "Autumn" },
      claims_open: 0,
      sources: [{ url: `${reviewOrigin}/shoes`, domain: "review.example", answers: 5, problem: null }],
    });
    expect(answer.gaps.filter(({ kind }) => kind === "QUESTION")).toMatchObject([
      { text: "waterproof shoes price", searches: 5 },
      { text: "waterproof shoes weight", searches: 5 },
    ]);
    expect(answer.gaps[0]?.quotes[0]).toMatchObject({ url: `${reviewOrigin}/shoes` });
    expect(answer.gaps[0]?.quotes[0]?.text).toContain("129 €");
    expect(answer.gaps.map(({ kind }) => kind)).toContain("PRICES");
    expect(answer.score_before).toBe(answer.score_after);
    const { answer: sections } = await home.ask(contract.listSections, {
      params: { optimizationId: done.id },
    });
    expect(
      sections.map(({ heading, gap_ids, old_markdown }) => [heading, gap_ids.length, old_markdown === null]),
    ).toEqual([
      ["Shoes for rain", 1, false],
      ["Care", 0, false],
      ["Waterproof shoes price", 1, true],
      ["Waterproof shoes weight", 1, true],
    ]);
    expect(sections[1]?.markdown).toBe(
      `## Care\n\nDry them at [room temperature](${origin}/care) for 12 hours.`,
    );
  });

  test("of a new page begins with its title", async () => {
    const home = await world.open.home();

    const done = await world.done(home, { page_url: undefined, title: "Boots" });

    const { answer: sections } = await home.ask(contract.listSections, {
      params: { optimizationId: done.id },
    });
    expect(done).toMatchObject({ kind: "NEW", status: "DONE", page_url: null, score_before: null });
    expect(sections).toMatchObject([{ heading: "Boots", level: 1, old_markdown: null, markdown: "# Boots" }]);
  });

  test.each([
    ["PAGE_UNREADABLE", `${origin}/gone`, "answered with status 404"],
    ["PAGE_UNREADABLE", "https://nobody.example/", "there is no such host"],
    ["PAGE_CLOSED", `${origin}/closed`, "does not let us read"],
    ["PAGE_EMPTY", `${origin}/empty`, "has no text"],
  ])("fails as %s of %s, says why and what to do, and can be tried again", async (reason, url, seen) => {
    world.site.pages = {
      ...world.site.pages,
      "/robots.txt": "User-agent: *\nDisallow: /closed",
      "/closed": "<p>Words</p>",
      "/empty": "<html><body><script>fill()</script></body></html>",
    };
    const home = await world.open.home();

    const failed = await world.done(home, { page_url: url });

    expect(failed).toMatchObject({
      status: "FAILED",
      failure: { reason, seen: expect.stringContaining(seen), remedy: expect.stringMatching(/\./) },
    });
    const params = { optimizationId: failed.id };
    await home.ask(contract.updateOptimization, { params, body: { page_url: `${origin}/rain` } });
    await home.ask(contract.generateOptimization, { params });
    await world.runJobs();
    expect((await home.ask(contract.getOptimization, { params })).answer).toMatchObject({
      status: "DONE",
      failure: null,
    });
  });
});

describe("a draft", () => {
  const body = { page_url: `${origin}/rain`, queries: [{ text: "shoes for rain" }] };

  test("is made of what is given, and is in the list", async () => {
    const home = await world.open.home();

    const { status, answer } = await home.ask(contract.createOptimization, {
      body: { ...body, notes: " Short ", title: "Rain" },
    });

    expect(status).toBe(201);
    expect(answer).toMatchObject({
      title: "Rain",
      kind: "REWRITE",
      status: "DRAFT",
      notes: "Short",
      language: "en",
    });
    const list = await home.ask(contract.listOptimizations, { query: { search: "rai" } });
    expect(list.answer).toMatchObject({ count: 1, results: [{ id: answer.id }] });
    expect((await home.ask(contract.listOptimizations, { query: { status: "DONE" } })).answer.count).toBe(0);
  });

  test.each([
    ["no query", { queries: [] }, "queries"],
    [
      "eleven queries",
      { queries: Array.from({ length: 11 }, (_, at) => ({ text: `query ${at}` })) },
      "queries",
    ],
    ["no page to be rewritten", { kind: "REWRITE", page_url: null, queries: [{ text: "a b" }] }, "page_url"],
    ["a page that is none of the web", { page_url: "file:///etc/passwd" }, "page_url"],
    ["notes of 2,001 characters", { notes: "a".repeat(2_001) }, "notes"],
    ["a language that is none", { language: "english" }, "language"],
  ])("with %s is refused", async (_, changes, field) => {
    const home = await world.open.home();

    const { status, body: refusal } = await home.ask(contract.createOptimization, {
      body: { ...body, ...changes },
    });

    expect([status, refusal]).toEqual([400, expect.objectContaining({ [field]: expect.any(Array) })]);
  });

  test("of a stranger's campaign or opportunity is nobody's", async () => {
    const [home, stranger] = [await world.asked(), await world.open.home()];

    const replies = [
      await stranger.ask(contract.createOptimization, { body: { ...body, campaign_id: home.campaignId } }),
      await stranger.ask(contract.createOptimization, { body: { ...body, opportunity_id: home.campaignId } }),
    ];

    expect(replies.map(({ status }) => status)).toEqual([404, 404]);
  });

  test("has the language of its campaign, without the country", async () => {
    const { home, campaignId } = await world.asked();
    await world.query("update campaigns set language = 'de-AT' where id = $1", [campaignId]);

    const { answer } = await home.ask(contract.createOptimization, {
      body: { ...body, campaign_id: campaignId },
    });

    expect(answer.language).toBe("de");
  });

  test("of a campaign that is removed stays, and names it no more", async () => {
    const { home, campaignId, queryIds } = await world.asked();
    const [text, query_id] = ["shoes for rain", queryIds.get("shoes for rain")];
    const { id } = await world.done(home, { campaign_id: campaignId, queries: [{ text, query_id }] });

    await home.ask(deleteCampaign, { params: { campaignId } });

    const { answer } = await home.ask(contract.getOptimization, { params: { optimizationId: id } });
    expect(answer).toMatchObject({ status: "DONE", campaign: null, queries: [{ text, query_id: null }] });
  });

  test("makes its campaign an optimized one once its text is approved: a brief alone is none", async () => {
    const { home, campaignId } = await world.asked();
    const isOptimized = async () =>
      (await home.ask(getCampaign, { params: { campaignId } })).answer.has_optimization;
    const { id } = await world.done(home, { campaign_id: campaignId });

    const before = await isOptimized();
    await home.ask(contract.approveOptimization, { params: { optimizationId: id } });

    expect([before, await isOptimized()]).toEqual([false, true]);
  });

  test("is filled from an opportunity, which is planned by it", async () => {
    const { home, campaignId } = await world.asked();
    await refreshNow(world.tools(), placeOfJob({ workspaceId: home.projectId }));
    const { answer: list } = await home.ask(listOpportunities, {});
    const found = list.results.find(({ target }) => target.kind === "PAGE") ?? expect.fail("none of a page");

    const { answer } = await home.ask(contract.createOptimization, { body: { opportunity_id: found.id } });

    expect(answer).toMatchObject({
      title: found.title,
      kind: "REWRITE",
      page_url: found.target.name,
      campaign: { id: campaignId },
      opportunity_id: found.id,
      queries: found.queries.map(({ text, query_id }) => ({ text, query_id })),
    });
    const { answer: after } = await home.ask(getOpportunity, { params: { opportunityId: found.id } });
    expect(after.state).toBe("PLANNED");
    const begun = (opportunity: string) =>
      home.ask(contract.listOptimizations, { query: { opportunity } }).then((list) => list.answer.results);
    expect(await begun(found.id)).toMatchObject([{ id: answer.id }]);
    expect(await begun(campaignId)).toEqual([]);
    const whereIs = (published: string) =>
      home
        .ask(contract.listOptimizations, { query: { published } })
        .then((list) => list.answer.results.map(({ id }) => id));
    expect([await whereIs("false"), await whereIs("true")]).toEqual([[answer.id], []]);
  });

  test("that is done keeps all but its title", async () => {
    const home = await world.open.home();
    const { id } = await world.done(home);
    const change = (changes: object) =>
      home.ask(contract.updateOptimization, { params: { optimizationId: id }, body: changes });

    const refused = await change({ notes: "More" });
    const renamed = await change({ title: "Renamed" });

    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ code: "OPTIMIZATION_FIXED" }),
    ]);
    expect(renamed.answer.title).toBe("Renamed");
  });

  test("that is deleted is gone with its texts", async () => {
    const home = await world.open.home();
    const { id } = await world.done(home);
    const params = { optimizationId: id };

    const deleted = [
      await home.ask(contract.deleteOptimization, { params }),
      await home.ask(contract.deleteOptimization, { params }),
    ];

    expect(deleted.map(({ status }) => status)).toEqual([204, 404]);
    for (const table of ["optimization_sections", "optimization_sources", "optimization_revisions"])
      expect(await world.query(`select id from ${table} where optimization_id = $1`, [id])).toEqual([]);
  });
});

describe("generating", () => {
  async function draft() {
    const home = await world.open.home();
    const body = { page_url: `${origin}/rain`, queries: [{ text: "shoes for rain" }] };
    const { answer } = await home.ask(contract.createOptimization, { body });
    return { home, params: { optimizationId: answer.id } };
  }

  test("is begun by one of 25 clicks", async () => {
    const { home, params } = await draft();

    const clicks = await Promise.all(
      Array.from({ length: 25 }, () => home.ask(contract.generateOptimization, { params })),
    );

    expect(clicks.map(({ status }) => status).sort()).toEqual([202, ...Array(24).fill(409)]);
    const jobs = await world.query(
      "select id from jobs.job where name = 'content-studio.write' and data->>'optimizationId' = $1",
      [params.optimizationId],
    );
    expect(jobs).toHaveLength(1);
  });

  test("that is canceled ends at once, drops what was found and can begin anew", async () => {
    const { home, params } = await draft();
    await home.ask(contract.generateOptimization, { params });

    const canceled = await home.ask(contract.cancelOptimization, { params });
    await world.runJobs();
    const after = await home.ask(contract.getOptimization, { params });
    const again = await home.ask(contract.cancelOptimization, { params });
    await home.ask(contract.generateOptimization, { params });
    await world.runJobs();

    expect([canceled.answer.status, after.answer.status]).toEqual(["CANCELED", "CANCELED"]);
    expect([again.status, again.body]).toEqual([
      409,
      expect.objectContaining({ code: "OPTIMIZATION_NOT_RUNNING" }),
    ]);
    expect((await home.ask(contract.getOptimization, { params })).answer.status).toBe("DONE");
  });

  test("shows how far it is while it runs", async () => {
    const { home, params } = await draft();

    const { answer } = await home.ask(contract.generateOptimization, { params });

    expect(answer).toMatchObject({ status: "QUEUED", progress: { step: "PAGE", done: 0, of: 0 } });
  });

  test.each(["ANSWERS", "SOURCES", "GAPS", "OUTLINE", "CLAIMS"] as const)(
    "by a worker that was killed before %s goes on there, and asks for no page twice",
    async (step) => {
      const { home, params } = await draft();
      await home.ask(contract.generateOptimization, { params });
      await world.runJobs();
      const sections = await home.ask(contract.listSections, { params });
      const asked = world.site.asked.length;
      const { optimizationId } = params;
      await world.query(
        "update optimizations set status = 'GATHERING', step = $2, finished_at = null, lease_until = null where id = $1",
        [optimizationId, step],
      );

      const payload = { workspaceId: home.projectId, optimizationId, attempt: 1 };
      await writeOptimization.run(world.tools(), payload);

      expect((await home.ask(contract.getOptimization, { params })).answer.status).toBe("DONE");
      expect(world.site.asked.length).toBe(asked);
      const texts = (list: typeof sections) => list.answer.map(({ markdown }) => markdown);
      expect(texts(await home.ask(contract.listSections, { params }))).toEqual(texts(sections));
    },
  );

  test("that another worker holds is left to it, and one of an earlier attempt does nothing", async () => {
    const { home, params } = await draft();
    await home.ask(contract.generateOptimization, { params });
    const payload = { workspaceId: home.projectId, ...params, attempt: 1 };
    await world.query("update optimizations set lease_until = now() + interval '1 minute' where id = $1", [
      params.optimizationId,
    ]);

    await expect(writeOptimization.run(world.tools(), payload)).rejects.toThrow("Somebody else works");
    await writeOptimization.run(world.tools(), { ...payload, attempt: 0 });

    expect((await home.ask(contract.getOptimization, { params })).answer.status).toBe("QUEUED");
  });

  test("that fails by our fault is tried three times, and then says so", async () => {
    const { home, params } = await draft();
    await home.ask(contract.generateOptimization, { params });
    const payload = { workspaceId: home.projectId, ...params, attempt: 1 };
    const broken = {
      ...world.tools(),
      web: { ...world.tools().web, get: () => Promise.reject(new Error("bug")) },
    };

    const tries = [1, 2, 3].map(() => () => writeOptimization.run(broken, payload).catch(() => "thrown"));
    const ended = [await tries[0]?.(), await tries[1]?.(), await tries[2]?.()];

    expect(ended).toEqual(["thrown", "thrown", undefined]);
    expect((await home.ask(contract.getOptimization, { params })).answer).toMatchObject({
      status: "FAILED",
      failure: { reason: "INTERNAL" },
    });
  });
});
