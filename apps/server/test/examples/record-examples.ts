/** npm run examples: asks every operation of the demo, and writes down what it answers for the pages of the API's documentation. */
import { writeFileSync } from "node:fs";
import { logIn } from "@citelens/contract/accounts/accounts";
import { type Operation, operations } from "@citelens/contract/api";
import { apiBase } from "@citelens/contract/base/endpoint";
import { sampleOf } from "@citelens/contract/test/samples/sample-of";
import { createDemo } from "@citelens/contract/workspaces/demo";
import { expect, test } from "vitest";
import { examplesFile, type OperationExample } from "#app/docs/examples.ts";
import { fillWorkspace } from "#features/demo/room.ts";
import { openWorld, type Person, type World } from "#test/world.ts";
import { exampleBody, exampleQuery } from "./example-requests.ts";
import { harvest } from "./harvest.ts";
import { shortExample, withFixedIds } from "./short-example.ts";

/** Day on which every example is told. */
const told = Date.parse("2026-11-27T12:00:00Z");
const daysOfDemo = 3;

test("records an example of every operation", { timeout: 600_000 }, async () => {
  const world = await openWorld();
  const { email, password } = await world.signUpRoot();
  world.stopClock();
  world.advance(told - world.tools.now().getTime());
  const { answer: root } = await world.call(logIn, { body: { email, password } });
  const owner = await world.signUp();
  const { project_id: projectId } = (await world.call(createDemo, {}, owner.access)).answer;
  await fillWorkspace.run(world.tools, { workspaceId: projectId, days: daysOfDemo });
  const recorder = openRecorder(world, { owner, root, projectId });
  const [ending, others] = [inOrder.filter(isEnd), inOrder.filter((operation) => !isEnd(operation))];
  for (const operation of others) await recorder.ask(operation);
  await world.runJobs();
  for (const operation of [...others, ...ending]) await recorder.ask(operation);

  const examples = operations.map((operation) => [operation.name, recorder.exampleOf(operation)] as const);
  writeFileSync(examplesFile, withFixedIds(`${JSON.stringify(Object.fromEntries(examples), null, 1)}\n`));
  const made = examples.filter(([, example]) => example.from === "schema").map(([name]) => name);
  process.stdout.write(`${examples.length} examples; of these by the schema alone: ${made.join(", ")}\n`);
  expect(examples.length - made.length).toBeGreaterThan(100);
  await world.close();
});

/** Order: what reads before what changes, and what creates before what changes it. */
const ranks = { GET: 0, POST: 1, PATCH: 2, DELETE: 3 } as const;
const endsSomething = /^(archive|cancel|delete|pause|remove|revoke|stop)/;
/** Operations that end a session, or the account that asks. */
const notAsked = ["logOut", "deleteMe", "deleteWorkspace"];
const inOrder = operations
  .filter(
    ({ name, endpoint: { caller, method } }) =>
      !notAsked.includes(name) && (caller === "user" || (caller === "superuser" && method === "GET")),
  )
  .filter(({ name }) => !name.startsWith("watch")) // streams, which do not end
  .toSorted((one, other) => ranks[one.endpoint.method] - ranks[other.endpoint.method]);

function isEnd({ name }: Operation): boolean {
  return endsSomething.test(name);
}

interface Recorder {
  ask(operation: Operation): Promise<void>;
  exampleOf(operation: Operation): OperationExample;
}

interface Askers {
  readonly owner: Person;
  readonly root: Pick<Person, "access">;
  readonly projectId: string;
}

function openRecorder(world: World, { owner, root, projectId }: Askers): Recorder {
  const ids: Record<string, string> = { projectId, workspaceId: projectId, userId: owner.user.id };
  const recorded = new Map<string, OperationExample>();
  return {
    ask: async (operation) => {
      const { name, endpoint } = operation;
      const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, one]) => one ?? "");
      if (recorded.has(name) || names.some((one) => ids[one] === undefined)) return;
      const request = requestOf(operation, ids);
      const response = await world.app.inject({
        method: endpoint.method,
        url: addressOf(operation, request),
        headers: { authorization: `Bearer ${endpoint.caller === "superuser" ? root.access : owner.access}` },
        ...(request.body !== undefined && { payload: request.body }),
      });
      if (response.statusCode !== endpoint.status) return;
      const answer: unknown = endpoint.answer ? JSON.parse(response.body) : undefined;
      harvest(ids, name, answer);
      recorded.set(name, { ...request, answer: shortExample(endpoint.answer, answer), from: "demo" });
    },
    exampleOf: (operation) => recorded.get(operation.name) ?? bySchema(operation, ids),
  };
}

function requestOf(operation: Operation, ids: Readonly<Record<string, string>>) {
  const names = [...operation.endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? "");
  return {
    params: Object.fromEntries(names.map((name) => [name, ids[name] ?? sampleId])),
    query: exampleQuery(operation, ids),
    body: exampleBody(operation, ids),
  };
}

const sampleId = "01890000-0000-7000-8000-000000000000";

function addressOf(
  { endpoint }: Operation,
  { params, query }: Pick<OperationExample, "params" | "query">,
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return `${apiBase}${path}?${new URLSearchParams(query)}`;
}

/** Example of what the demo has not, in the contract's own form. */
function bySchema(operation: Operation, ids: Readonly<Record<string, string>>): OperationExample {
  const { answer } = operation.endpoint;
  return { ...requestOf(operation, ids), answer: answer && sampleOf(answer), from: "schema" };
}
