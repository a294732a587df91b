import { fieldErrors } from "@citelens/contract/base/field-errors";
import * as contract from "@citelens/contract/content/opportunities";
import { deleteCampaign } from "@citelens/contract/visibility/campaigns";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { HandedBack } from "#platform/leases/handed-back.ts";
import { placeOfJob } from "#platform/place.ts";
import type { Home } from "#test/answers-world.ts";
import { runJobNamed } from "#test/jobs.ts";
import { namedWeb } from "#test/named-web.ts";
import { eventually } from "#test/world.ts";
import { mayLook } from "./may-look.ts";
import {
  type OpportunityWorld,
  openOpportunityWorld,
  origin,
  rain,
  rainAnswer,
} from "./opportunity-world.test-helper.ts";
import { refreshNow } from "./refresh.ts";

let world: OpportunityWorld;
beforeAll(async () => {
  world = await openOpportunityWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

describe("a decision", () => {
  async function found() {
    const { home } = await world.answered();
    const [first] = (await world.list(home)).results;
    const params = { opportunityId: first?.id ?? "" };
    const change = (body: object) => home.ask(contract.updateOpportunity, { params, body });
    return { home, change };
  }

  test("dismisses with a reason, which the list leaves out, and opens it again", async () => {
    const { home, change } = await found();

    const dismissed = await change({ state: "DISMISSED", reason: " Not our market " });
    const left = await world.list(home);
    const reworld = await change({ state: "OPEN" });

    expect(dismissed.answer).toMatchObject({ state: "DISMISSED", reason: "Not our market" });
    expect(left.results.map(({ kind }) => kind)).not.toContain("OPTIMIZE_PAGE");
    expect(left.states).toContainEqual({ state: "DISMISSED", count: 1 });
    expect((await world.list(home, { state: "DISMISSED" })).count).toBe(0);
    expect(reworld.answer).toMatchObject({ state: "OPEN", reason: "" });
  });

  test("without a reason dismisses nothing", async () => {
    const { home, change } = await found();

    const refused = await change({ state: "DISMISSED", reason: " " });

    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({ reason: [fieldErrors.blank] }),
    ]);
    expect((await world.list(home)).results[0]?.state).toBe("OPEN");
  });

  test("says who does it until when, and only members do", async () => {
    const { change } = await found();
    const stranger = await world.open.world.signUp();

    const refused = await change({ assignee: stranger.user.id });
    const planned = await change({ state: "PLANNED", due_on: "2026-12-24" });

    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({ assignee: [fieldErrors.invalid] }),
    ]);
    expect(planned.answer).toMatchObject({ state: "PLANNED", due_on: "2026-12-24", assignee: null });
  });

  test("outlives refreshes", async () => {
    const { home, change } = await found();
    await change({ state: "DONE" });

    await world.refresh(home);

    expect((await world.list(home, { state: "DONE" })).count).toBe(1);
  });
});

describe("what it rests on is gone", () => {
  test("after two refreshes in a row, and back again with the state that it had", async () => {
    const { home } = await world.answered();
    const [first] = (await world.list(home)).results;
    const params = { opportunityId: first?.id ?? "" };
    await home.ask(contract.updateOpportunity, { params, body: { state: "PLANNED" } });
    const named = (isNamed: boolean) =>
      world.query(
        `update answers set mentioned = $2, cited = $2 where workspace_id = $1 and query_text = '${rain}'`,
        [home.projectId, isNamed],
      );
    const states: (string | undefined)[] = [];
    const look = async () => {
      await world.refresh(home);
      states.push((await home.ask(contract.getOpportunity, { params })).answer.state);
    };

    await named(true);
    await look();
    await look();
    await look();
    await named(false);
    await look();

    expect(states).toEqual(["PLANNED", "GONE", "GONE", "PLANNED"]);
    expect((await home.ask(contract.getOpportunity, { params })).answer.first_seen).toBe(first?.first_seen);
  });

  test("at once with its campaign, and others stay", async () => {
    const { home, campaignId } = await world.answered();
    const kept = await home.launch({ name: "Other", queries: ["boots for rain"], repeats: 5 });
    await world.open.world.answerAll();
    await world.refresh(home);

    await home.ask(deleteCampaign, { params: { campaignId } });

    const left = (await world.list(home, { period: "90d" })).results;
    expect(new Set(left.flatMap(({ queries }) => queries.map(({ campaign_id }) => campaign_id)))).toEqual(
      new Set(left.length > 0 ? [kept] : []),
    );
    await world.refresh(home);
    expect(
      (await world.list(home)).results.flatMap(({ queries }) => queries.map(({ text }) => text)),
    ).toContain("boots for rain");
  });
});

describe("looking for them", () => {
  const waiting = ({ projectId }: Home) =>
    world.query(
      "select id from jobs.job where name = 'opportunities.refresh' and state in ('created', 'retry') and data->>'workspaceId' = $1",
      [projectId],
    );

  test("follows on the end of a run, once however many runs end", async () => {
    const home = await world.open.home();
    await home.launch();
    await home.launch({ name: "Second" });

    await world.open.world.answerAll();

    expect(await waiting(home)).toHaveLength(1);
  });

  test("is asked for by many clicks and begun once", async () => {
    const { home } = await world.answered();
    await world.query("delete from jobs.job where name = 'opportunities.refresh'");

    const clicks = await Promise.all(
      Array.from({ length: 6 }, () => home.ask(contract.refreshOpportunities, {})),
    );

    expect(clicks.map(({ status }) => status)).toEqual(Array(6).fill(202));
    expect(clicks[0]?.answer.is_running).toBe(true);
    expect(await waiting(home)).toHaveLength(1);
    expect((await world.list(home)).refresh.is_running).toBe(true);
    await world.open.world.runJobs();
    expect((await world.list(home)).refresh.is_running).toBe(false);
  });

  test("is done by one of two at once, and once more afterwards", async () => {
    const { home } = await world.answered();
    await world.query("delete from jobs.job where name = 'opportunities.refresh'");

    await Promise.all([world.refresh(home), world.refresh(home)]);

    expect(await waiting(home)).toHaveLength(1);
  });

  test("by a worker that was killed is done by the next sweep", async () => {
    const { home } = await world.answered();
    await world.query("delete from jobs.job where name = 'opportunities.refresh'");
    await world.query(
      `update opportunity_refreshes set lease_until = now() - interval '1 second', asked_at = now() where workspace_id = $1`,
      [home.projectId],
    );

    await runJobNamed(world.open.world, "opportunities.refresh-due");
    await world.open.world.runJobs();

    expect((await world.list(home)).refresh.is_running).toBe(false);
  });

  test("is left to whoever still makes what it rests on", async () => {
    const { home } = await world.answered();
    const before = await world.list(home);
    const { tools } = world.open.world;
    const listeners = new Map(tools.listeners);
    const held = { ...tools, listeners };
    mayLook.listen(held, async () => false);

    await refreshNow(held, placeOfJob({ workspaceId: home.projectId }));

    expect((await world.list(home)).refresh).toEqual(before.refresh);
  });

  test("that fails is told, and what was found stays", async () => {
    const { home } = await world.answered();
    const before = await world.list(home);
    const broken = {
      ...world.open.world.tools,
      web: namedWeb(world.open.world.tools.web, {}),
      events: { ...world.open.world.tools.events, query: () => Promise.reject(new Error("away")) },
    };

    await expect(refreshNow(broken, placeOfJob({ workspaceId: home.projectId }))).rejects.toThrow("away");

    const after = await world.list(home);
    expect(after.refresh).toMatchObject({ failed: true, is_running: false });
    expect(after.results).toEqual(before.results);
  });
});

test("the list is saved whole, with what stands in each row", async () => {
  const { home } = await world.answered();

  const { body } = await home.ask(contract.listOpportunities, { query: { format: "csv" } });

  const [header, row] = String(body).split("\r\n");
  expect(header).toContain("Opportunity,Kind,Target,Why,Score,Impact,Effort,Queries,Answers");
  expect(row).toContain(`Optimize /rain,OPTIMIZE_PAGE,${origin}/rain`);
});

test("the list is searched, ordered and filtered by campaign and impact", async () => {
  world.open.answer((question) => ({ ...rainAnswer(question), text: "Beta is a safe choice." }));
  const { home, campaignId } = await world.answered();
  const all = await world.list(home);

  expect(all.count).toBeGreaterThan(1);
  expect((await world.list(home, { campaign: campaignId })).count).toBe(all.count);
  expect((await world.list(home, { search: "FOR RAIN" })).results.length).toBeGreaterThan(0);
  expect(await world.list(home, { search: "nothing like it" })).toMatchObject({ count: 0 });
  const impacts = async (impact: string) =>
    (await world.list(home, { impact })).results.map((one) => one.impact);
  const medium = all.results.filter(({ impact }) => impact === "MEDIUM");
  expect(await impacts("MEDIUM")).toEqual(medium.map(() => "MEDIUM"));
  expect(await impacts("HIGH")).toHaveLength(all.results.filter(({ impact }) => impact === "HIGH").length);
  const rising = (await world.list(home, { ordering: "score" })).results.map(({ score }) => score);
  expect(rising).toEqual(rising.toSorted((one, other) => one - other));
});

test("a process that stops leaves the search for opportunities to others at once", async () => {
  const home = await world.open.home();
  await home.launch({ repeats: 5 });
  await world.open.world.answerAll();
  world.site.pages = { "/robots.txt": () => undefined }; // a server that never answers
  const { tools } = world.open.world;
  const stopping = new AbortController();
  const place = placeOfJob({ workspaceId: home.projectId });
  const held = () =>
    world.query(
      `select lease_until, has_failed, (select count(*)::int from local_sites as site
          where site.workspace_id = refresh.workspace_id and lease_until is not null) as sites
        from opportunity_refreshes as refresh where workspace_id = $1`,
      [home.projectId],
    );

  const web = namedWeb(tools.web, { [origin]: world.site.origin });
  const running = refreshNow({ ...tools, web, stopping: stopping.signal }, place);
  await eventually(async () =>
    expect(await held()).toMatchObject([{ lease_until: expect.any(Date), sites: 1 }]),
  );
  stopping.abort(new HandedBack());
  await expect(running).rejects.toBeInstanceOf(HandedBack);

  await eventually(async () =>
    expect(await held()).toEqual([{ lease_until: null, has_failed: false, sites: 0 }]),
  );
  world.reset();
  await world.refresh(home);
  expect((await world.list(home)).count).toBeGreaterThan(0);
});
