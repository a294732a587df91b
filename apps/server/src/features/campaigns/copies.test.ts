import { readFile } from "node:fs/promises";
import type { CampaignDetails } from "@citelens/contract/visibility/campaigns";
import * as contract from "@citelens/contract/visibility/campaigns";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AnswersWorld, type Home, openAnswersWorld } from "#test/answers-world.ts";
import { startDueRuns } from "./runs/start-due-runs.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());
beforeEach(() => {
  open.openai.asked.length = 0;
});

const texts = ["best running shoes", "shoes for rain"];

const read = async (home: Home, campaignId: string): Promise<CampaignDetails> =>
  (await home.ask(contract.getCampaign, { params: { campaignId } })).answer;

const asked = ({ queries }: CampaignDetails) =>
  queries.filter(({ retired }) => retired === null).map(({ text }) => text);

const duplicate = async (home: Home, campaignId: string): Promise<string> =>
  (await home.ask(contract.duplicateCampaign, { params: { campaignId } })).answer.id;

describe("a copy", () => {
  test("has the queries of its source, and the source keeps its own", async () => {
    const home = await open.home();
    const sourceId = await home.launch({
      queries: [{ text: texts[0], priority: 3, country: "DE" }, texts[1]],
    });
    const before = await read(home, sourceId);

    const copyId = await duplicate(home, sourceId);

    const [source, copy] = [await read(home, sourceId), await read(home, copyId)];
    expect(source.queries).toEqual(before.queries);
    expect(source.query_count).toBe(2);
    const bare = ({ queries }: CampaignDetails) => queries.map(({ id: _, ...query }) => query);
    expect(bare(copy)).toEqual(bare(before));
    expect(copy.query_count).toBe(2);
    const ids = [...source.queries, ...copy.queries].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });

  test("costs its source nothing: each asks its own queries once", async () => {
    const home = await open.home();
    const sourceId = await home.launch();
    await open.world.answerAll();
    const copyId = await duplicate(home, sourceId);
    const { used } = await home.credits();
    open.openai.asked.length = 0;

    await home.ask(contract.runCampaign, { params: { campaignId: sourceId } });
    await open.world.answerAll();
    const ofSource = { used: (await home.credits()).used - used, questions: open.questions().sort() };
    open.openai.asked.length = 0;
    await home.ask(contract.launchCampaign, { params: { campaignId: copyId } });
    await open.world.answerAll();

    expect(ofSource).toEqual({ used: 10, questions: texts });
    expect(open.questions().sort()).toEqual(texts);
    expect((await home.credits()).used).toBe(used + 20);
  });

  test("follows the competitors of its source and decides nothing about those that are only suggested", async () => {
    const home = await open.home();
    const sourceId = await home.launch();
    const { rows } = await open.world.postgres.pool.query<{ id: string }>(
      `insert into competitors (workspace_id, id, name, name_key, aliases, domains, status, created)
       values ($1, gen_random_uuid(), 'Zenith', 'zenith', '{}', '{}', 'suggested', now()) returning id`,
      [home.projectId],
    );
    await open.world.postgres.pool.query("insert into campaign_competitors values ($1, $2, $3)", [
      home.projectId,
      sourceId,
      rows[0]?.id,
    ]);

    const copy = await read(home, await duplicate(home, sourceId));

    expect(copy.competitors.map(({ name }) => name)).toEqual(["Beta"]);
    const { answer } = await home.ask(contract.listCompetitors);
    expect(answer.map(({ name, status }) => [name, status])).toEqual([
      ["Beta", "accepted"],
      ["Zenith", "suggested"],
    ]);
  });
});

describe("a campaign without queries", () => {
  test("is not launched, whatever its counter says", async () => {
    const home = await open.home();
    const copyId = await duplicate(home, await home.launch());
    await dropQueries(copyId);

    const { status, body } = await home.ask(contract.launchCampaign, { params: { campaignId: copyId } });

    expect({ status, body }).toEqual({ status: 400, body: { queries: ["Add at least one query."] } });
    expect(await read(home, copyId)).toMatchObject({ status: "DRAFT", last_run: null, next_run: null });
  });

  test("is what a launched campaign cannot become", async () => {
    const home = await open.home();
    const campaignId = await home.launch();

    const { status, body } = await home.ask(contract.updateCampaign, {
      params: { campaignId },
      body: { queries: [] },
    });

    expect({ status, body }).toEqual({ status: 400, body: { queries: ["Add at least one query."] } });
    expect(asked(await read(home, campaignId))).toEqual(texts);
  });

  test("is neither run nor activated, and its schedule begins and charges nothing", async () => {
    const home = await open.home();
    const campaignId = await home.launch();
    await open.world.answerAll();
    const { used } = await home.credits();
    await dropQueries(campaignId);
    const params = { campaignId };

    const run = await home.ask(contract.runCampaign, { params });
    await open.world.postgres.pool.query(
      "update campaigns set next_run_at = now() - interval '1 minute' where id = $1",
      [campaignId],
    );
    await startDueRuns(open.world.tools);
    const stopped = await read(home, campaignId);
    const activated = await home.ask(contract.activateCampaign, { params });

    expect([run, activated].map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 400, body: { queries: ["Add at least one query."] } },
      { status: 400, body: { queries: ["Add at least one query."] } },
    ]);
    expect(stopped).toMatchObject({
      status: "STOPPED",
      stop_reason: "It has no queries to ask. Add at least one, then activate it.",
    });
    expect((await home.credits()).used).toBe(used);
    const { rows } = await open.world.postgres.pool.query("select from runs where campaign_id = $1", [
      campaignId,
    ]);
    expect(rows).toHaveLength(1);
  });
});

async function dropQueries(campaignId: string): Promise<void> {
  await open.world.postgres.pool.query("delete from campaign_queries where campaign_id = $1", [campaignId]);
}

describe("the repair of doubled queries", () => {
  /** Leaves a copy as it was made before: its queries stand in its source, with ids of their own. */
  const breakCopy = async (sourceId: string, copyId: string, text?: string): Promise<void> => {
    await open.world.postgres.pool.query(
      `update campaign_queries set campaign_id = $1, created = created + interval '3 milliseconds'
       where campaign_id = $2 and ($3::text is null or text = $3)`,
      [sourceId, copyId, text ?? null],
    );
  };
  const repair = async (): Promise<void> => {
    const file = new URL("../../../drizzle/0006_doubled_queries.sql", import.meta.url);
    for (const statement of (await readFile(file, "utf8")).split("--> statement-breakpoint"))
      await open.world.postgres.pool.query(statement);
  };

  test("gives the copy its queries and leaves the source with each once", async () => {
    const home = await open.home();
    const sourceId = await home.launch();
    const before = await read(home, sourceId);
    const copyId = await duplicate(home, sourceId);
    const wanted = await read(home, copyId);
    await breakCopy(sourceId, copyId);

    await repair();

    const [source, copy] = [await read(home, sourceId), await read(home, copyId)];
    expect(source.queries).toEqual(before.queries);
    expect(copy.queries.map(({ id: _, ...query }) => query)).toEqual(
      wanted.queries.map(({ id: _, ...query }) => query),
    );
    expect([source.query_count, copy.query_count]).toEqual([2, 2]);
    expect(copy.status).toBe("DRAFT");
  });

  test("retires doubles that have answers, with their answers, and the copy gets rows of its own", async () => {
    const home = await open.home();
    const sourceId = await home.launch();
    await open.world.answerAll();
    const copyId = await duplicate(home, sourceId);
    await breakCopy(sourceId, copyId);
    await home.ask(contract.runCampaign, { params: { campaignId: sourceId } });
    await open.world.answerAll();

    await repair();

    const [source, copy] = [await read(home, sourceId), await read(home, copyId)];
    expect(asked(source)).toEqual(texts);
    expect(source.queries.filter(({ retired }) => retired !== null).map(({ text }) => text)).toEqual(texts);
    expect(source.answer_count).toBe(6);
    expect(asked(copy)).toEqual(texts);
    const ids = [...source.queries, ...copy.queries].map(({ id }) => id);
    expect(new Set(ids).size).toBe(6);
  });

  test("leaves a copy alone that was given queries since, and pauses one that was launched empty", async () => {
    const home = await open.home();
    const sourceId = await home.launch();
    const [edited, launched] = [await duplicate(home, sourceId), await duplicate(home, sourceId)];
    await breakCopy(sourceId, edited);
    await breakCopy(sourceId, launched);
    await home.ask(contract.updateCampaign, {
      params: { campaignId: edited },
      body: { queries: ["its own"] },
    });
    await open.world.postgres.pool.query(
      "update campaigns set status = 'ACTIVE', launched_at = now(), next_run_at = now() where id = $1",
      [launched],
    );

    await repair();

    expect(asked(await read(home, sourceId))).toEqual(texts);
    expect(asked(await read(home, edited))).toEqual(["its own"]);
    const copy = await read(home, launched);
    expect(asked(copy)).toEqual(texts);
    expect(copy).toMatchObject({
      status: "PAUSED",
      next_run: null,
      stop_reason: "This copy had no queries until now. Look at them, then activate it.",
    });
  });

  test("retires what was taken out of the source while it stood there twice", async () => {
    const home = await open.home();
    const sourceId = await home.launch();
    const copyId = await duplicate(home, sourceId);
    await breakCopy(sourceId, copyId);
    await home.ask(contract.updateCampaign, {
      params: { campaignId: sourceId },
      body: { queries: [texts[0]] },
    });

    await repair();

    expect(asked(await read(home, sourceId))).toEqual([texts[0]]);
    expect(asked(await read(home, copyId))).toEqual(texts);
  });

  test("touches nobody else's queries, nor texts that came back after they were retired", async () => {
    const home = await open.home();
    const campaignId = await home.launch();
    const params = { campaignId };
    await home.ask(contract.updateCampaign, { params, body: { queries: [texts[0]] } });
    await home.ask(contract.updateCampaign, { params, body: { queries: texts } });
    const emptyId = (await home.ask(contract.createCampaign, { body: { name: "Empty" } })).answer.id;
    const before = await read(home, campaignId);

    await repair();

    expect((await read(home, campaignId)).queries).toEqual(before.queries);
    expect((await read(home, emptyId)).queries).toEqual([]);
  });
});
