import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { endpoint } from "@citelens/contract/base/endpoint";
import { expect, test } from "vitest";
import { z } from "zod";
import { schemaOf } from "#app/openapi.ts";
import { openCatalogue, toolsFor } from "../mcp-server.ts";
import { appPaths } from "./app-paths.ts";
import { flattened } from "./tool-schemas.ts";

const catalogue = openCatalogue(schemaOf);
const all = { scopes: ["read", "write", "spend"], onlyReads: false } as const;
const namesOf = (asked: Parameters<typeof toolsFor>[1]) =>
  toolsFor(catalogue, asked).map(({ shown }) => shown.name);

test("there are at most 40 tools, and what tells them is at most 40 kB", () => {
  const shown = toolsFor(catalogue, all).map((tool) => tool.shown);
  expect(shown.length).toBeLessThanOrEqual(40);
  expect(Buffer.byteLength(JSON.stringify({ tools: shown }))).toBeLessThanOrEqual(40_000);
  expect(new Set(shown.map(({ name }) => name)).size).toBe(shown.length);
});

test("whoever may less is told of less", () => {
  const reads = namesOf({ ...all, onlyReads: true });
  expect(namesOf({ scopes: ["read"], onlyReads: false })).toEqual(reads);
  expect(
    namesOf({ scopes: ["read", "write"], onlyReads: false }).filter((name) => !reads.includes(name)),
  ).toEqual(["create_campaign_draft", "update_campaign", "set_competitor"]);
  expect(namesOf({ scopes: ["spend"], onlyReads: false })).toEqual(["launch_campaign", "run_campaign"]);
  expect(namesOf({ scopes: ["ingest"], onlyReads: false })).toEqual([]);
});

test("a tool says whether it reads, overwrites, may be repeated or reaches beyond this product", () => {
  const hints = new Map(catalogue.tools.map(({ shown }) => [shown.name, shown.annotations]));
  expect(hints.get("get_summary")).toMatchObject({
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  });
  expect(hints.get("update_campaign")).toMatchObject({
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: true,
  });
  expect(hints.get("create_campaign_draft")).toMatchObject({
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
  });
  expect(hints.get("launch_campaign")).toMatchObject({
    destructiveHint: true,
    idempotentHint: false,
    openWorldHint: true,
  });
  for (const { title } of hints.values()) expect(title).toMatch(/^[A-Z]/);
});

test("arguments are flat: a project is a workspace, a flag is true or false, and two parts may not share a name", () => {
  const listed = catalogue.tools.find(({ shown }) => shown.name === "list_answers");
  expect(listed?.shown.inputSchema).toMatchObject({
    properties: {
      workspace_id: { type: "string" },
      counted: { type: "boolean" },
      cursor: { type: "string" },
    },
    required: ["workspace_id"],
    additionalProperties: false,
  });
  expect(listed?.shown.inputSchema.properties).not.toHaveProperty("page");

  const twice = endpoint({
    method: "PATCH",
    path: "/projects/:projectId/things/:thingId/",
    caller: "user",
    scope: "write",
    summary: "Two parts with one name",
    params: z.object({ projectId: z.uuid(), thingId: z.uuid() }),
    body: z.object({ thing_id: z.uuid() }),
  });
  expect(() => flattened("twice", twice, schemaOf)).toThrow("thing_id");
});

test("each answer names a page that the app has", () => {
  const routes = fileURLToPath(new URL("../../../../../web/src/routes/_app", import.meta.url));
  const parameters: Readonly<Record<string, string>> = {
    workspace_id: "$projectId",
    campaign_id: "$campaignId",
    query_id: "$queryId",
    "query.id": "$queryId",
    "after.query.id": "$queryId",
  };
  const missing = Object.entries(appPaths).filter(([tool, path]) => {
    const id = tool === "get_audit" ? "$auditId" : "$campaignId";
    const file = path
      .replace(/\{([\w.]+)\}/g, (_, name: string) => parameters[name] ?? id)
      .replace("results/$", "results.$");
    return ![`${file}.tsx`, `${file}/index.tsx`].some((one) => existsSync(`${routes}${one}`));
  });
  expect(missing).toEqual([]);
  const contract = catalogue.tools.filter(({ kind }) => kind === "endpoint").map(({ shown }) => shown.name);
  expect(Object.keys(appPaths).toSorted()).toEqual(contract.toSorted());
});
