import { apiBase } from "@citelens/contract/base/endpoint";
import { expect, onTestFinished, test } from "vitest";
import { connectApp, openAppWorld } from "#features/connected-apps/app-world.test-helper.ts";
import { bothClients } from "./mcp.test-helper.ts";

test("a connected app calls tools with its token, in the workspaces and within the scopes that were allowed, and nothing else", async () => {
  const open = await openAppWorld();
  onTestFinished(() => open.close());
  const person = await open.world.signUp();
  const [allowed, other] = [
    await open.world.createWorkspace(person),
    await open.world.createWorkspace(person),
  ];
  const { access } = await connectApp(open, person, { scopes: ["read"], projects: [allowed.id] });

  for (const { call, client } of await bothClients(open.origin, `Bearer ${access}`)) {
    const { tools } = await client.listTools();
    expect(tools.some(({ name }) => name === "get_summary")).toBe(true);
    expect(tools.some(({ name }) => name === "launch_campaign")).toBe(false);
    expect((await call("list_workspaces")).structuredContent).toMatchObject({
      rows: [expect.arrayContaining([allowed.id])],
    });
    expect((await call("get_summary", { workspace_id: allowed.id })).isError).toBe(undefined);
    expect((await call("get_summary", { workspace_id: other.id }))._meta).toMatchObject({
      code: "NOT_FOUND",
    });
    expect((await call("create_campaign_draft", { workspace_id: allowed.id }))._meta).toMatchObject({
      code: "INSUFFICIENT_SCOPE",
    });
  }
  const elsewhere = await fetch(`${open.origin}${apiBase}/projects/`, {
    headers: { authorization: `Bearer ${access}` },
  });
  expect(elsewhere.status).toBe(401);
});
