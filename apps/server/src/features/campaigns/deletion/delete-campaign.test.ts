import { type Operation, operations } from "@citelens/contract/api";
import { apiBase } from "@citelens/contract/base/endpoint";
import { getSharedAnswer, shareAnswer } from "@citelens/contract/visibility/answers";
import * as contract from "@citelens/contract/visibility/campaigns";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AnswersWorld, type Home, openAnswersWorld } from "#test/answers-world.ts";
import { namedIds } from "#test/named-ids.ts";
import { validQuery } from "#test/valid-inputs.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());

const query = async (text: string, values: readonly unknown[] = []) =>
  (await open.world.postgres.pool.query(text, [...values])).rows;
const remove = ({ ask }: Home, campaignId: string) =>
  ask(contract.deleteCampaign, { params: { campaignId } });

/** Streams that go on while their reader listens; what they show is read by the calls beside them. */
const endlessStreams = ["watchVisits", "watchRun"];
/** Operations that name it for good: what the organization has paid for, and what somebody did. */
const books = ["listCreditUses", "exportMe"];

interface ReadReply {
  readonly name: string;
  readonly status: number;
  readonly body: string;
}

/** Everything that a member can read, with these ids wherever one can be named. */
async function readAll(home: Home, ids: Readonly<Record<string, string>>): Promise<ReadReply[]> {
  const readable = operations.filter(
    ({ name, endpoint }) =>
      endpoint.method === "GET" &&
      endpoint.caller === "user" &&
      ![...endlessStreams, ...books].includes(name),
  );
  const asked: ReadReply[] = [];
  for (const operation of readable) {
    for (const named of [{}, ...filtersOf(operation, ids)]) {
      const path = operation.endpoint.path.replace(
        /:(\w+)/g,
        (_, field: string) => ids[field] ?? ids.none ?? "",
      );
      const search = new URLSearchParams({ ...validQuery(operation), ...named });
      const { statusCode, body } = await open.world.app.inject({
        method: "GET",
        url: `${apiBase}${path}?${search}`,
        headers: { authorization: `Bearer ${home.access}` },
      });
      asked.push({ name: operation.name, status: statusCode, body });
    }
  }
  return asked;
}

/** One filter after the other, of those that name a row. */
function filtersOf(operation: Operation, ids: Readonly<Record<string, string>>): Record<string, string>[] {
  const fields: Readonly<Record<string, string | undefined>> = {
    campaign: ids.campaignId,
    campaign_id: ids.campaignId,
    query: ids.queryId,
  };
  return namedIds(operation).flatMap(({ field, part }) => {
    const id = fields[field];
    return part === "query" && id !== undefined ? [{ [field]: id }] : [];
  });
}

describe("a deleted campaign", () => {
  test("is nowhere to be read from that moment on, though its rows are there", async () => {
    const home = await open.home();
    const goneId = await home.launch({ name: "Saddles", queries: ["best zebra saddles"] });
    const keptId = await home.launch({ name: "Shoes", queries: ["best running shoes"] });
    await open.world.answerAll();
    await open.world.runJobs();
    const [answer] = await query("select id, query_id, run_id from answers where campaign_id = $1", [goneId]);
    const { answer: link } = await home.ask(shareAnswer, {
      params: { answerId: answer.id },
      body: { days: 7 },
    });
    const ids = {
      projectId: home.projectId,
      campaignId: goneId,
      queryId: answer.query_id,
      answerId: answer.id,
      runId: answer.run_id,
      none: "00000000-0000-4000-8000-000000000000",
    };
    const marks = [goneId, answer.id, answer.query_id, answer.run_id, "zebra saddles", "Saddles"];
    // What somebody did stays in the log of what was done.
    const tells = ({ name, status, body }: ReadReply) =>
      name !== "listAuditLog" && status < 400 && marks.some((mark) => body.includes(mark));
    const before = (await readAll(home, ids)).filter(tells);

    const deleted = await remove(home, goneId);

    expect(deleted).toMatchObject({ status: 204, body: "" });
    const after = await readAll(home, ids);
    expect(after.filter(tells).map(({ name }) => name)).toEqual([]);
    expect(after.filter(({ status }) => status >= 500)).toEqual([]);
    expect(new Set(before.map(({ name }) => name)).size).toBeGreaterThan(10);
    expect(after.filter(({ body }) => body.includes(keptId)).length).toBeGreaterThan(3);
    const token = link.url.split("/").at(-1) ?? "";
    expect((await open.world.call(getSharedAnswer, { params: { token } })).status).toBe(404);
    expect(await query("select from answers where campaign_id = $1", [goneId])).not.toEqual([]);
  }, 120_000); // it reads every operation twice

  test("counts in no figure and no list of the workspace any more", async () => {
    const home = await open.home();
    const goneId = await home.launch({ queries: ["one", "two"] });
    const keptId = await home.launch({ queries: ["three"] });
    await open.world.answerAll();

    await remove(home, goneId);

    const stats = await home.ask(contract.getCampaignStats);
    expect(stats.answer).toMatchObject({ total_campaigns: 1, total_queries: 1 });
    const list = await home.ask(contract.listCampaigns);
    expect([list.answer.count, list.answer.results.map(({ id }) => id)]).toEqual([1, [keptId]]);
  });

  test("is deleted by one of two clicks, also when they come at the same time", async () => {
    const home = await open.home();
    const [campaignId, otherId] = [await home.launch(), await home.launch()];

    const together = await Promise.all([remove(home, campaignId), remove(home, campaignId)]);
    const after = [await remove(home, otherId), await remove(home, otherId)];

    expect(together.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(after.map(({ status }) => status)).toEqual([204, 404]);
    expect(
      await query("select subject_id from deletions where workspace_id = $1", [home.projectId]),
    ).toHaveLength(2);
  });

  test("ends its run and gives back what was held for it, before anything is removed", async () => {
    const home = await open.home();
    const holds = () =>
      query("select open from credit_holds where workspace_id = $1 and open > 0", [home.projectId]);
    const campaignId = await home.launch({ queries: ["one", "two", "three"] });
    const held = await holds();

    await remove(home, campaignId);

    expect(held).toEqual([{ open: expect.any(Number) }]);
    expect(await holds()).toEqual([]);
    expect(await query("select status from runs where campaign_id = $1", [campaignId])).toEqual([
      { status: "DONE" },
    ]);
    expect(await open.world.answerAll()).toBe(0);
  });

  test("is begun no more, changed no more and judged no more", async () => {
    const home = await open.home();
    const campaignId = await home.launch();
    await open.world.answerAll();
    await remove(home, campaignId);
    await query(
      "update campaigns set status = 'ACTIVE', next_run_at = now() - interval '1 day' where id = $1",
      [campaignId],
    );

    await open.world.runJobs();
    const params = { campaignId };
    const replies = [
      await home.ask(contract.runCampaign, { params }),
      await home.ask(contract.pauseCampaign, { params }),
      await home.ask(contract.duplicateCampaign, { params }),
      await home.ask(contract.updateCampaign, { params, body: { name: "Back" } }),
    ];

    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(
      await query("select from runs where campaign_id = $1 and status = 'RUNNING'", [campaignId]),
    ).toEqual([]);
  });
});
