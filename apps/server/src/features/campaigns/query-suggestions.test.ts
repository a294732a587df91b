import { createServer } from "node:http";
import { suggestQueries } from "@citelens/contract/visibility/campaigns";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import { writerDouble } from "#test/fakes/writer.ts";
import { listenOnLoopback } from "#test/loopback.ts";
import { openWorld, type World } from "#test/world.ts";

/** A fictional site on this machine, which says what it sells. */
const site = createServer((_, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(
    `<title>Acorn</title><script type="application/ld+json">{"@type":"Product","name":"Oak chairs"}</script>`,
  );
});
let writes: () => unknown;
let world: World;
let siteUrl = "";
beforeAll(async () => {
  siteUrl = `${await listenOnLoopback(site)}/`;
  const writer = writerDouble("double/one", () => writes());
  world = await openWorld({ outboundAllow: ["127.0.0.1"], writer });
});
afterAll(async () => {
  await world.close();
  site.closeAllConnections();
  site.close();
});

async function suggested(body: object) {
  const person = await world.signUp();
  const { id: projectId } = await world.createWorkspace(person, siteUrl);
  return world.call(suggestQueries, { params: { projectId }, body: { count: 3, ...body } }, person.access);
}

test("queries are those that the AI model writes", async () => {
  writes = () => ({ queries: [{ text: " Which  chairs last? ", reason: "Oak chairs" }] });

  const { answer } = await suggested({ topics: ["Chairs"] });

  expect(answer.queries).toEqual([{ text: "Which chairs last?", branded: false, reason: "Oak chairs" }]);
});

const failures: readonly (readonly [string, () => unknown])[] = [
  [
    "refuses the request",
    () => {
      throw new OperatorFailure("rejected", "400: no such schema", { status: 400 });
    },
  ],
  [
    "cannot be reached",
    () => {
      throw new OperatorFailure("reset", "connection lost");
    },
  ],
  ["answers in another shape", () => ({ questions: "none" })],
];

test.each(failures)("queries are made of the topics given where the AI model %s", async (_, fails) => {
  writes = fails;
  const warn = vi.spyOn(world.tools.log, "warn");

  const { status, answer } = await suggested({ topics: ["Chairs"] });

  expect(status).toBe(200);
  expect(answer.queries.map(({ text }) => text)).toContain("What are the best chairs?");
  expect(warn).toHaveBeenCalledWith(
    { err: expect.any(OperatorFailure), model: "double/one" },
    "The AI model suggested no queries",
  );
});

test.each(failures)("queries are made of what the site says where the AI model %s", async (_, fails) => {
  writes = fails;

  const { status, answer } = await suggested({});

  expect(status).toBe(200);
  expect(answer.queries.map(({ text }) => text)).toContain("What are the best oak chairs?");
});
