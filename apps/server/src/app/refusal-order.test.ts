import { randomUUID } from "node:crypto";
import { type Operation, operations } from "@citelens/contract/api";
import { apiBase } from "@citelens/contract/base/endpoint";
import { beforeAll, describe, expect, test } from "vitest";
import { type Person, sharedWorld, type World } from "#test/world.ts";
import { openApiDocument } from "./openapi.ts";

let world: World;
let stranger: Person;
let member: Person;
let projectId: string;
beforeAll(async () => {
  world = await sharedWorld();
  const owner = await world.signUp();
  [stranger, projectId] = [await world.signUp(), (await world.createWorkspace(owner)).id];
  member = await world.signUp();
  await world.postgres.pool.query("insert into members values ($1, $2, 'MEMBER', now())", [
    projectId,
    member.user.id,
  ]);
});

/** Input that is wrong for every operation, in each of the ways in which input can be wrong. */
const wrongInputs = [
  { payload: "{", query: "" },
  { payload: "{}", query: "?page=0&start_date=x&from_date=x" },
  { payload: "[]", query: "?page=%00" },
  { payload: `"${"x".repeat(4_000_000)}"`, query: "" },
] as const;

async function statusesOf({ endpoint }: Operation, access: string | undefined): Promise<number[]> {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    name === "projectId" ? projectId : randomUUID(),
  );
  const answers = await Promise.all(
    wrongInputs.map(({ payload, query }) =>
      world.app.inject({
        method: endpoint.method,
        url: `${apiBase}${path}${query}`,
        headers: { "content-type": "application/json", ...(access && { authorization: `Bearer ${access}` }) },
        ...(endpoint.method !== "GET" && { payload }),
      }),
    ),
  );
  return [...new Set(answers.map(({ statusCode }) => statusCode))];
}

const ofSuperusers = operations.filter(({ endpoint }) => endpoint.caller === "superuser");
describe.each(ofSuperusers.map((operation) => [operation.name, operation] as const))("%s", (_, operation) => {
  test("says first that only superusers may ask, whatever they sent, and declares it", async () => {
    const answers = [await statusesOf(operation, undefined), await statusesOf(operation, stranger.access)];

    expect(answers).toEqual([[401], [403]]);
    expect(declaredBy(operation)).toEqual(expect.arrayContaining(["401", "403"]));
  });
});

const ofWorkspaces = operations.filter(
  ({ endpoint }) => endpoint.caller === "user" && endpoint.path.includes(":projectId"),
);
describe.each(ofWorkspaces.map((operation) => [operation.name, operation] as const))("%s", (_, operation) => {
  test("does not exist for strangers, whatever they sent, and declares it", async () => {
    const answers = [await statusesOf(operation, undefined), await statusesOf(operation, stranger.access)];

    expect(answers).toEqual([[401], [404]]);
    expect(declaredBy(operation)).toEqual(expect.arrayContaining(["401", "404"]));
  });
});

const ofOwners = [
  "updateWorkspace",
  "deleteWorkspace",
  "reactivateWorkspace",
  "updateBillingInfo",
  "checkoutCredits",
  "confirmCredits",
  "checkoutSubscription",
  "confirmSubscription",
  "previewSubscription",
  "updateSubscription",
  "manageSubscription",
  "cancelSubscription",
  "reactivateSubscription",
  "checkoutWorkspace",
  "confirmWorkspace",
  "listInvoices",
];
describe.each(ofOwners)("%s", (name) => {
  test("says first that only owners may ask, whatever another member sent", async () => {
    const operation = ofWorkspaces.find((one) => one.name === name);

    expect(operation && (await statusesOf(operation, member.access))).toEqual([403]);
  });
});

const paths = openApiDocument("http://localhost").paths as Readonly<
  Record<string, Record<string, { responses: object }>>
>; // the document is plain JSON; a path that it lacks fails the test

function declaredBy({ endpoint }: Operation): string[] {
  const described = paths[endpoint.path.replace(/:(\w+)/g, "{$1}")]?.[endpoint.method.toLowerCase()];
  return Object.keys(described?.responses ?? {});
}
