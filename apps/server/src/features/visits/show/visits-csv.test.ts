import { apiBase } from "@citelens/contract/base/endpoint";
import { listBotVisits, trackVisit } from "@citelens/contract/traffic/visits";
import { expect, test } from "vitest";
import { worldOfTest } from "#test/world.ts";

const gptBot = "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)";

test("lets no path that a stranger asked for be a formula, whatever a spreadsheet separates cells by", async () => {
  const world = await worldOfTest();
  const person = await world.signUp();
  const workspace = await world.createWorkspace(person);
  const { key } = await world.createKey(person, workspace);
  const asked = ["=1+1", "/;=HYPERLINK(1)", "/a;b", "/tab%09=1", "/＝1", '/quote";=1'];
  for (const request_path of asked) {
    const body = { request_path, request_method: "GET", request_headers: { "user-agent": gptBot } };
    expect((await world.call(trackVisit, { body }, `Api-Key ${key}`)).status).toBe(202);
  }

  const today = new Date().toISOString().slice(0, 10);
  const path = listBotVisits.path.replace(":projectId", workspace.id);
  const { body } = await world.app.inject({
    url: `${apiBase}${path}?from_date=2026-01-01&to_date=${today}&order_by=path&format=csv`,
    headers: { authorization: `Bearer ${person.access}` },
  });

  const cells = body
    .trimEnd()
    .split("\r\n")
    .slice(1)
    .map((line) => line.replace(/,20.*$/, ""));
  expect(cells.toSorted()).toEqual(
    ["/=1+1", `"/;'=HYPERLINK(1)"`, '"/a;b"', "/tab%09=1", "/%EF%BC%9D1", `"/quote%22;'=1"`].toSorted(),
  );
});
