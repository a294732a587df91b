import {
  Client as NewClient,
  StreamableHTTPClientTransport as NewTransport,
} from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnswersWorld, type Home, openAnswersWorld } from "#test/answers-world.ts";

let open: AnswersWorld;
let home: Home;
let address: string;
beforeAll(async () => {
  open = await openAnswersWorld();
  home = await open.home();
  await home.launch();
  await open.world.answerAll();
  await open.world.runJobs();
  address = await open.world.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => open.close());

test("both official clients call tools", async () => {
  const headers = { authorization: `Bearer ${home.access}` };
  const url = new URL(`${address}/mcp`);
  const old = new OldClient({ name: "old", version: "1" });
  await old.connect(new OldTransport(url, { requestInit: { headers } }));
  const young = new NewClient({ name: "young", version: "1" });
  await young.connect(new NewTransport(url, { requestInit: { headers } }));
  for (const client of [old, young]) {
    const { tools } = await client.listTools();
    expect(tools.length).toBeLessThanOrEqual(40);
    console.log(
      tools.length,
      JSON.stringify(tools).length,
      tools.map((t) => `${t.name} ${JSON.stringify(t).length}`).join("; "),
    );
    for (const [name, args] of [
      ["list_workspaces", {}],
      ["get_visibility", { workspace_id: home.projectId }],
      ["list_answers", { workspace_id: home.projectId }],
    ] as const) {
      const result = await client.callTool({ name, arguments: args });
      expect(result.isError).toBeFalsy();
    }
  }
});
