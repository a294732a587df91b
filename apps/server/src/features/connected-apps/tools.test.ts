import { apiBase } from "@citelens/contract/base/endpoint";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { connectApp, openAppWorld } from "./app-world.test-helper.ts";

const answered = z.object({
  result: z.looseObject({
    tools: z.array(z.object({ name: z.string() })).optional(),
    structuredContent: z.record(z.string(), z.unknown()).optional(),
    _meta: z.looseObject({ code: z.string().optional() }).optional(),
  }),
});

/** Sends a message of the Model Context Protocol, of the era that begins with a handshake. */
async function send(origin: string, access: string, { method, params }: { method: string; params: object }) {
  const response = await fetch(`${origin}/mcp`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${access}`,
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
      "mcp-protocol-version": "2025-11-25",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  const text = await response.text();
  return answered.parse(JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text)).result;
}

test("an app calls tools with its token, in the workspaces and within the scopes that were allowed, and nothing else", async () => {
  const open = await openAppWorld();
  onTestFinished(() => open.close());
  const person = await open.world.signUp();
  const [allowed, other] = [
    await open.world.createWorkspace(person),
    await open.world.createWorkspace(person),
  ];
  const { access } = await connectApp(open, person, { scopes: ["read"], projects: [allowed.id] });
  const call = (name: string, given: object = {}) =>
    send(open.origin, access, { method: "tools/call", params: { name, arguments: given } });

  const { tools = [] } = await send(open.origin, access, { method: "tools/list", params: {} });
  expect(tools.some(({ name }) => name === "get_summary")).toBe(true);
  expect(tools.some(({ name }) => name === "launch_campaign")).toBe(false);
  const { structuredContent } = await call("list_workspaces");
  expect(structuredContent).toMatchObject({ rows: [expect.arrayContaining([allowed.id])] });
  expect((await call("get_summary", { workspace_id: allowed.id }))._meta).toBe(undefined);
  const codes = [
    await call("get_summary", { workspace_id: other.id }),
    await call("create_campaign_draft", { workspace_id: allowed.id }),
  ].map(({ _meta }) => _meta?.code);
  expect(codes).toEqual(["NOT_FOUND", "INSUFFICIENT_SCOPE"]);

  const elsewhere = await fetch(`${open.origin}${apiBase}/projects/`, {
    headers: { authorization: `Bearer ${access}` },
  });
  expect(elsewhere.status).toBe(401);
});
