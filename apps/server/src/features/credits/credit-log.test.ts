import * as contract from "@citelens/contract/billing/credits";
import { beforeAll, describe, expect, test } from "vitest";
import { sharedWorld, type World } from "#test/world.ts";
import { campaign, openLedgerOf } from "./ledger/ledger.test-helper.ts";
import { creditHolds } from "./ledger/public.ts";

let world: World;
beforeAll(async () => {
  world = await sharedWorld();
});

const payer = () => openLedgerOf(world);

describe("the log", () => {
  test("is sorted by each of its columns, both ways, and paged by 20 without repeating a row", async () => {
    const { reserve, settle, workspaceId, person } = await payer();
    await reserve("run", 300);
    for (let n = 1; n <= 22; n += 1) await settle("run", `answer ${n}`, 1 + (n % 3));
    const ask = async (query: object) =>
      (
        await world.call(
          contract.listCreditUses,
          { params: { projectId: workspaceId }, query },
          person.access,
        )
      ).answer;

    const first = await ask({});
    const second = await ask({ page: 2 });
    const cheapest = await ask({ ordering: "credits_used" });
    const dearest = await ask({ ordering: "-credits_used" });
    const oldest = await ask({ ordering: "created_at" });

    expect(first).toMatchObject({ count: 22, previous: null });
    expect(first.next).toContain("page=2");
    expect(first.results).toHaveLength(20);
    expect(new Set([...first.results, ...second.results].map(({ id }) => id)).size).toBe(22);
    expect(cheapest.results[0]?.credits_used).toBe(1);
    expect(dearest.results[0]?.credits_used).toBe(3);
    expect(oldest.results[0]?.id).toBe(second.results.at(-1)?.id);
    expect(first.results[0]).toMatchObject({
      action_type: 1,
      action_display: "AI answers",
      content_object_info: campaign,
    });
  });

  test("can be saved whole: as CSV, in which no cell is a formula, or as NDJSON with what was written", async () => {
    const { reserve, organizationId, workspaceId, person } = await payer();
    await reserve("run", 5);
    await creditHolds.settle(world.tools, {
      organizationId,
      holdKey: "run",
      key: "answer",
      amount: 5,
      object: { ...campaign, name: "=1+1;@x" },
    });

    const saved = (format: string) =>
      world.app.inject({
        url: `/api/v1/projects/${workspaceId}/organization/credit-logs/?format=${format}`,
        headers: { authorization: `Bearer ${person.access}` },
      });
    const { body, headers } = await saved("csv");
    const lines = (await saved("ndjson")).body.split("\n");

    expect(headers["content-type"]).toContain("text/csv");
    expect(body).toContain("Date & Time,Action Type,Credits Used,Details");
    expect(body).toMatch(/AI answers,5,"'=1\+1;'@x/);
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      credits_used: 5,
      action_display: "AI answers",
      content_object_info: { name: "=1+1;@x" },
    });
  });

  test("shows nothing of another organization, and refuses an order that it does not know", async () => {
    const { reserve, settle, workspaceId } = await payer();
    await reserve("run", 5);
    await settle("run", "answer", 5);
    const stranger = await payer();

    const theirs = await world.call(
      contract.listCreditUses,
      { params: { projectId: workspaceId } },
      stranger.person.access,
    );
    const odd = await world.call(
      contract.listCreditUses,
      { params: { projectId: stranger.workspaceId }, query: { ordering: "reason" as never } },
      stranger.person.access,
    );

    expect(theirs.status).toBe(404);
    expect(odd).toMatchObject({ status: 400, body: { ordering: [expect.any(String)] } });
    expect((await stranger.log()).count).toBe(0);
  });
});

describe("the calculator", () => {
  const ask = async (body: object) => {
    const { person } = await payer();
    return world.call(contract.calculateCredits, { body: body as never }, person.access);
  };

  test("asks daily in the first month and weekly afterwards; optimizations are paid once", async () => {
    const { answer } = await ask({
      campaigns: [
        { id: "a", queries: 25, num_llms_per_campaign: 4 },
        { id: 2, campaign_type: "PRODUCT", queries: 10, num_llms_per_campaign: 1 },
      ],
      num_optimizations: 3,
    });

    expect(answer.calculation).toMatchObject({
      num_campaigns: 2,
      num_optimizations: 3,
      optimization_credits: 1_500,
      total_available_models: 14,
    });
    expect(answer.calculation.campaigns[0]).toMatchObject({
      id: "a",
      campaign_type: "BRAND",
      first_month_citations: 25 * 30 * 4,
      first_month_sources: 25 * 30 * 4 * 5,
      subsequent_month_citations: 25 * 4 * 4,
    });
    const [counted] = answer.calculation.campaigns;
    expect(counted?.selected_models).toEqual([]); // without a key none can be asked
    expect(counted?.priced_by).toHaveLength(counted?.num_llms_per_campaign ?? 0);
    expect(counted?.priced_by.every(({ display_name }) => display_name !== "")).toBe(true);
    expect(answer.calculation.campaigns[0]?.run_plan).toEqual({
      points: 5,
      runs: 15,
      answers: 1500,
      total_credits: 7500,
      cost_eur: 75,
    });
    expect(answer.costs).toEqual({
      first_month: { total_credits: 3_300 * 5 + 1_500, cost_eur: 180 },
      subsequent_months: { total_credits: 440 * 5, cost_eur: 22 },
    });
  });

  test("counts no more models than there are", async () => {
    const { answer } = await ask({ campaigns: [{ id: 1, queries: 1, num_llms_per_campaign: 99 }] });

    expect(answer.calculation.campaigns[0]).toMatchObject({ num_llms_per_campaign: 14 });
  });

  test.each([
    [{ campaigns: [] }, "campaigns"],
    [{ campaigns: [{ id: 1, queries: 0, num_llms_per_campaign: 1 }] }, "campaigns"],
    [{ campaigns: [{ id: 1, queries: 101, num_llms_per_campaign: 1 }] }, "campaigns"],
    [{ campaigns: [{ id: 1, queries: 1.5, num_llms_per_campaign: 1 }] }, "campaigns"],
    [{ campaigns: [{ id: 1, queries: 1, num_llms_per_campaign: 0 }] }, "campaigns"],
    [
      { campaigns: [{ id: 1, queries: 1, num_llms_per_campaign: 1 }], num_optimizations: 101 },
      "num_optimizations",
    ],
    [
      { campaigns: [{ id: 1, queries: 1, num_llms_per_campaign: 1 }], num_optimizations: -1 },
      "num_optimizations",
    ],
  ])("refuses %o", async (body, field) => {
    const { status, body: fields } = await ask(body);

    expect(status).toBe(400);
    expect(Object.keys(fields as object)[0]).toMatch(new RegExp(`^${field}`));
  });
});
