import { randomUUID } from "node:crypto";
import { createCampaign } from "@citelens/contract/visibility/campaigns";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { type AnswersWorld, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import { type Household, openHousehold } from "#test/household.ts";
import {
  argumentsOf,
  argumentsWithDraft,
  bothClients,
  type McpClient,
  newKey,
  type ToolResult,
} from "./mcp.test-helper.ts";
import { resultCharactersMax } from "./results/bounded.ts";

let open: AnswersWorld;
let household: Household;
let clients: readonly McpClient[];
beforeAll(async () => {
  open = await openAnswersWorld();
  open.answer(usualAnswer);
  household = await openHousehold(open, await open.world.signUpRoot());
  const address = await open.world.app.listen({ host: "127.0.0.1", port: 0 });
  const key = await newKey(household.home, ["read", "write", "spend"]);
  clients = await bothClients(address, `Bearer ${key}`);
});
afterAll(() => open.close());

const found = z.object({
  results: z.array(z.object({ id: z.string(), title: z.string(), url: z.string() })),
});
const foundIn = ({ structuredContent }: ToolResult) => found.parse(structuredContent).results;

const eras = ["2025", "2026"] as const;
const clientOf = (era: McpClient["era"]): McpClient => {
  const found = clients.find((one) => one.era === era);
  if (!found) throw new Error(`No client of ${era}`);
  return found;
};

describe.each(eras)("the official client of %s", (era) => {
  test("calls every tool, and each answers with fields, a paragraph and its day within 60,000 characters", async () => {
    const { client, call } = clientOf(era);
    const { tools } = await client.listTools();
    const given = await argumentsWithDraft(clientOf(era), household);

    for (const { name } of tools.filter((one) => one.name !== "fetch")) {
      const result = await call(name, given[name] ?? { missing: "arguments" });
      expect({ name, error: result.isError ? result.content : undefined }).toEqual({
        name,
        error: undefined,
      });
      expect(JSON.stringify(result).length).toBeLessThanOrEqual(resultCharactersMax);
      if (name === "search") continue;
      expect(result.structuredContent).toMatchObject({
        as_of: expect.stringMatching(/^2026-/),
        app_url: expect.stringContaining("http://localhost:3000"),
      });
      if (name !== "explain_metric")
        expect(result.content[0]?.text).toContain("In the app: http://localhost:3000/");
      expect(JSON.parse(result.content[1]?.text ?? "")).toEqual(result.structuredContent);
    }
  });

  test("searches and fetches as research asks for it: one text, which is the same object", async () => {
    const { call } = clientOf(era);
    const shoes = await call("search", { query: "shoes" });
    const results = foundIn(shoes);
    expect(JSON.parse(shoes.content.map(({ text }) => text).join(""))).toEqual(shoes.structuredContent);
    expect(new Set(results.map(({ id }) => id.split(":")[0]))).toEqual(new Set(["answer", "page"]));

    for (const { id, url } of results) {
      const document = await call("fetch", { id });
      expect(document.structuredContent).toMatchObject({ id, url, text: expect.stringMatching(/\w/) });
      expect(JSON.parse(document.content.map(({ text }) => text).join(""))).toEqual(
        document.structuredContent,
      );
    }
    const sites = await call("search", { query: "review" });
    const site = foundIn(sites).find(({ id }) => id.startsWith("source:"));
    expect((await call("fetch", { id: site?.id })).structuredContent).toMatchObject({
      title: JSON.stringify({ untrusted_text: "review.example", from: "a cited site" }),
    });
    const campaigns = await call("search", { query: "autumn" });
    const [campaign] = foundIn(campaigns);
    expect((await call("fetch", { id: campaign?.id })).structuredContent).toMatchObject({
      title: expect.stringContaining("Autumn"),
    });
    expect(await call("fetch", { id: "answer:nothing" })).toMatchObject({
      isError: true,
      _meta: { code: "NOT_FOUND" },
    });
  });

  test("gets the prompts and the guide to the figures", async () => {
    const { client } = clientOf(era);
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual([
      "weekly_pulse",
      "why_did_it_move",
      "competitor_radar",
      "prepare_client_report",
      "crawl_health",
    ]);
    const { messages } = await client.getPrompt({ name: "weekly_pulse", arguments: { workspace: "Acme" } });
    expect(messages[0]?.content).toMatchObject({ text: expect.stringContaining("The workspace: Acme.") });

    const { resources } = await client.listResources();
    const { contents } = await client.readResource({ uri: resources[1]?.uri ?? "" });
    expect(contents[0]).toMatchObject({ text: expect.stringContaining("## How far to trust them") });
    await expect(client.readResource({ uri: "citelens://metrics/none" })).rejects.toThrow("no such resource");
  });

  test("is told that a stranger's workspace, and every id of it, is not there", async () => {
    const { call, client } = clientOf(era);
    const stranger = await open.home();
    const { answer: draft } = await stranger.ask(createCampaign, { body: { name: "Not yours" } });
    const { tools } = await client.listTools();
    const given = argumentsOf(household);

    for (const { name } of tools) {
      const own = given[name];
      if (own?.workspace_id === undefined) continue;
      const elsewhere = await call(name, { ...own, workspace_id: stranger.projectId });
      expect([name, elsewhere._meta?.code]).toEqual([name, "NOT_FOUND"]);
      for (const id of Object.keys(own).filter(
        (field) => /_id$|^with$/.test(field) && field !== "workspace_id",
      )) {
        for (const other of [randomUUID(), draft.id]) {
          const foreign = await call(name, { ...own, [id]: other });
          expect([name, id, foreign._meta?.code]).toEqual([name, id, "NOT_FOUND"]);
        }
      }
    }
    const fetched = await call("fetch", {
      id: `campaign:${stranger.projectId}:${Buffer.from(draft.id).toString("base64url")}`,
    });
    expect(fetched._meta?.code).toBe("NOT_FOUND");
  });
});
