import { fieldErrors } from "@citelens/contract/base/field-errors";
import { createCampaign, getCampaign, updateCampaign } from "@citelens/contract/visibility/campaigns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import { bothClients, type McpClient, newKey } from "../mcp.test-helper.ts";

let open: AnswersWorld;
let address: string;
beforeAll(async () => {
  open = await openAnswersWorld();
  open.answer(usualAnswer);
  address = await open.world.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => open.close());

const price = z.object({ credits: z.number(), euro: z.number(), balance: z.number(), confirm: z.string() });

async function openSpender(queries: readonly string[] = ["best running shoes", "shoes for rain"]) {
  const home = await open.home();
  const campaignId = await draft(home, queries);
  const [, client] = await bothClients(address, `Bearer ${await newKey(home, ["read", "spend"])}`);
  if (!client) throw new Error("There are two clients");
  return { home, campaignId, client, given: { workspace_id: home.projectId, campaign_id: campaignId } };
}

async function draft({ ask }: Home, queries: readonly string[]): Promise<string> {
  const body = {
    name: "Autumn",
    brand: { name: "Acme", domains: ["acme.example"] },
    queries,
    operator_models: ["chatgpt"],
  };
  return (await ask(createCampaign, { body })).answer.id;
}

const told = async ({ call }: McpClient, name: string, given: object) =>
  price.parse((await call(name, { ...given })).structuredContent);
const codeOf = async ({ call }: McpClient, name: string, given: object) => {
  const { isError, _meta } = await call(name, { ...given });
  return isError ? _meta?.code : "done";
};
const statusOf = async ({ ask }: Home, campaignId: string) =>
  (await ask(getCampaign, { params: { campaignId } })).answer.status;

test("a call without confirm does nothing and tells its price; with it, it is done once, for that price", async () => {
  const { home, campaignId, client, given } = await openSpender();
  const before = await home.credits();

  const shown = await told(client, "launch_campaign", given);
  expect(shown).toMatchObject({ credits: 10, euro: 0.1, balance: before.remaining });
  expect([await statusOf(home, campaignId), await home.credits()]).toEqual(["DRAFT", before]);

  const confirmed = { ...given, confirm: shown.confirm };
  const results = await Promise.all([1, 2, 3].map(() => client.call("launch_campaign", confirmed)));
  for (const result of results) {
    expect([result.isError, result.structuredContent?.status]).toEqual([undefined, "ACTIVE"]);
  }
  await open.world.answerAll();
  expect(await home.credits()).toMatchObject({ used: before.used + shown.credits });

  await open.world.runJobs();
  const run = await told(client, "run_campaign", given);
  expect(await codeOf(client, "run_campaign", { ...given, confirm: run.confirm })).toBe("done");
  expect(await codeOf(client, "run_campaign", { ...given, confirm: run.confirm })).toBe("done");
  await open.world.answerAll();
  expect(await home.credits()).toMatchObject({ used: before.used + shown.credits + run.credits });
});

test("a confirm is no good for another call, caller or campaign, when it is old, and when it was changed", async () => {
  const { home, client, given } = await openSpender();
  const other = { ...given, campaign_id: await draft(home, ["best running shoes", "shoes for rain"]) };
  const { confirm } = await told(client, "launch_campaign", given);
  const [, stranger] = await bothClients(address, `Bearer ${await newKey(home, ["read", "write", "spend"])}`);
  if (!stranger) throw new Error("There are two clients");

  const tries = [
    await codeOf(client, "launch_campaign", { ...other, confirm }),
    await codeOf(client, "run_campaign", { ...given, confirm }),
    await codeOf(stranger, "launch_campaign", { ...given, confirm }),
    await codeOf(client, "launch_campaign", { ...given, confirm: confirm.replace(".10.", ".1.") }),
    await codeOf(client, "launch_campaign", { ...given, confirm: "yes" }),
    await codeOf(client, "launch_campaign", { ...given, confirm: true }),
    await codeOf(client, "launch_campaign", { ...given, confirm: [confirm] }),
  ];
  expect(new Set(tries)).toEqual(new Set(["CONFIRM_INVALID"]));

  open.world.advance(10 * 60_000 + 1);
  expect(await codeOf(client, "launch_campaign", { ...given, confirm })).toBe("CONFIRM_INVALID");
  const { rows } = await open.world.postgres.pool.query<{ status: string }>(
    "select status from campaigns where workspace_id = $1",
    [home.projectId],
  );
  expect(rows.map(({ status }) => status)).toEqual(["DRAFT", "DRAFT"]);
});

test("a price that has changed since is shown anew, and one that is not covered is refused before anything is confirmed", async () => {
  const { home, campaignId, client, given } = await openSpender();
  const { confirm } = await told(client, "launch_campaign", given);
  await home.ask(updateCampaign, { params: { campaignId }, body: { queries: ["one alone"] } });
  expect(await codeOf(client, "launch_campaign", { ...given, confirm })).toBe("PREVIEW_OUTDATED");

  const many = Array.from({ length: 100 }, (_, at) => `best shoes of kind ${at}`);
  await home.ask(updateCampaign, { params: { campaignId }, body: { queries: many } });
  const refused = await client.call("launch_campaign", given);
  expect(refused).toMatchObject({ isError: true, _meta: { code: "NOT_ENOUGH_CREDITS" } });
  expect(await statusOf(home, campaignId)).toBe("DRAFT");
});

test("no price is told of what would be refused: a launch of what runs, a run of a draft, models that nobody can ask", async () => {
  const { home, campaignId, client, given } = await openSpender();
  expect(await codeOf(client, "run_campaign", given)).toBe("CAMPAIGN_NOT_ACTIVE");

  await home.ask(updateCampaign, { params: { campaignId }, body: { operator_models: ["claude"] } });
  const unasked = await client.call("launch_campaign", given);
  expect(unasked).toMatchObject({ isError: true, _meta: { code: "ARGUMENTS_INVALID" } });
  expect(unasked.content[0]?.text).toContain(fieldErrors.modelsUnavailable);

  await home.ask(updateCampaign, { params: { campaignId }, body: { operator_models: ["chatgpt"] } });
  const { confirm } = await told(client, "launch_campaign", given);
  expect(await codeOf(client, "launch_campaign", { ...given, confirm })).toBe("done");
  expect(await codeOf(client, "launch_campaign", given)).toBe("CAMPAIGN_NOT_DRAFT");
});

test("a key that may not spend is neither told of it nor lets it happen", async () => {
  const { home, campaignId, given } = await openSpender();
  const [, reader] = await bothClients(address, `Bearer ${await newKey(home, ["read", "write"])}`);
  if (!reader) throw new Error("There are two clients");

  const { tools } = await reader.client.listTools();
  expect(tools.filter(({ name }) => name.endsWith("_campaign")).map(({ name }) => name)).toEqual([
    "estimate_campaign",
    "get_campaign",
    "update_campaign",
  ]);
  const { confirm } = await told(reader, "launch_campaign", given);
  expect(await codeOf(reader, "launch_campaign", { ...given, confirm })).toBe("INSUFFICIENT_SCOPE");
  expect(await statusOf(home, campaignId)).toBe("DRAFT");
});
