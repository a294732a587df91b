import { type Operation, operations } from "@citelens/contract/api";
import { apiBase } from "@citelens/contract/base/endpoint";
import { sampleOf } from "@citelens/contract/test/samples/sample-of";
import { createCampaign } from "@citelens/contract/visibility/campaigns";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { openWorld, type Person, type World } from "#test/world.ts";
import { cases } from "../../../../scripts/testing/cases.ts";
import { openApiDocument } from "./openapi.ts";

const textsNobodyCanStore = ["a\0b", "a\ud800b", "\udc00"];
const hostileValues: readonly unknown[] = [
  ...textsNobodyCanStore,
  "\u0001\u202e\ufeff\uffff%00%",
  "'; drop table users; --",
  "x".repeat(20_000),
  "",
  null,
  true,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  0.1,
  [],
  {},
  ["a\0b"],
  { "a\0b": "a\ud800b" },
  "DEEP",
];
const hostileAddresses = [
  "%00",
  "a%00b",
  "%",
  "%ff",
  "%ed%a0%80",
  "..%2f..",
  "%2500",
  "x".repeat(150),
  "1e999",
  "🦊",
];

/** Either {field: [messages]} or {detail, code}, as the contract says. */
const problem = z.union([
  z.strictObject({ detail: z.string(), code: z.string(), error: z.string().optional() }),
  z.record(z.string(), z.array(z.string()).min(1)).refine((fields) => Object.keys(fields).length > 0),
]);
const declared = z
  .object({
    paths: z.record(
      z.string(),
      z.record(
        z.string(),
        z.object({ operationId: z.string(), responses: z.record(z.string(), z.unknown()) }),
      ),
    ),
  })
  .transform(
    ({ paths }) =>
      new Map(
        Object.values(paths)
          .flatMap((methods) => Object.values(methods))
          .map(({ operationId, responses }) => [operationId, Object.keys(responses).map(Number)]),
      ),
  )
  .parse(openApiDocument("http://localhost"));

const nobodysId = "01890000-0000-7000-8000-000000000000";

let world: World;
let root: Person;
let owner: Owner;
beforeAll(async () => {
  world = await openWorld();
  [root, owner] = [await world.signUpRoot(), await openOwner()];
});
afterAll(() => world.close());

interface Owner {
  readonly access: string;
  readonly key: string;
  readonly ids: Readonly<Record<string, string>>;
}

/** Somebody with a workspace, a key and a draft of a campaign. */
async function openOwner(): Promise<Owner> {
  const person = await world.signUp();
  const { id: projectId } = await world.createWorkspace(person);
  const { id: keyId, key } = await world.createKey(person, { id: projectId });
  const { answer: campaign } = await world.call(
    createCampaign,
    { params: { projectId }, body: { name: "Draft", brand: { name: "Acme" }, queries: ["What is good?"] } },
    person.access,
  );
  return {
    access: person.access,
    key,
    ids: { projectId, keyId, campaignId: campaign.id, checkId: "status" },
  };
}

interface HostileRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: string;
  readonly body: string | undefined;
}

/**
 * Share of the hostile inputs that is sent to one operation, another share to the next: each input is sent to many, in the deep run to
 * twice as many.
 */
const thinned = cases(4, 2);

/** But for a stream that takes nothing and would not end: a test of its own room tells of it. */
const asked = operations.filter(({ name }) => name !== "watchOverview");

describe.each(asked.map((one, at) => [one.name, one, at] as const))("%s", (_, operation, number) => {
  const isItsTurn = (_: unknown, at: number): boolean => at === 0 || (at + number) % thinned === 0;
  const { body, query, params, caller, method, path } = operation.endpoint;
  const endsSomething = method === "DELETE" || path === "/logout/" || path.endsWith("/revoke/");
  beforeEach(async () => {
    if (endsSomething) owner = await openOwner();
  });
  afterAll(async () => {
    if (endsSomething) owner = await openOwner();
  });

  test("answers whatever it is sent in the contract's form, with a status that it declares", async () => {
    const wrong: unknown[] = [];
    const attacks = attacksOn(operation).filter(isItsTurn);
    for (const sent of attacks) {
      const faults = await faultsOf(operation, sent, authorizationOf(caller));
      wrong.push(...faults);
    }
    for (const sent of attacks.filter((_, at) => at % 7 === 0)) {
      wrong.push(...(await faultsOf(operation, sent, undefined)));
    }

    expect(wrong).toEqual([]);
  });

  // Of visits strangers write the headers and the path: those are cleaned, so that no stranger can have a report refused.
  if (body && caller !== "api-key")
    test("refuses a text in its body that cannot be stored, under the field", async () => {
      for (const text of textsNobodyCanStore) {
        const all = replacements(sampleOf(operation.endpoint.body ?? z.null()), text);
        for (const { value, field } of all.filter(isItsTurn)) {
          const response = await ask(
            operation,
            { ...usual(operation), body: JSON.stringify(value) },
            authorizationOf(caller),
          );

          expect([response.statusCode, Object.keys(response.json())]).toEqual([400, [field]]);
        }
      }
    });

  if (query)
    test("refuses a text in its query that cannot be stored", async () => {
      for (const name of Object.keys(z.record(z.string(), z.unknown()).parse(sampleOf(query ?? z.null())))) {
        const response = await ask(
          operation,
          { ...usual(operation), query: `?${name}=a%00b` },
          authorizationOf(caller),
        );

        expect([response.statusCode, Object.keys(response.json())]).toContainEqual([name]);
        expect(response.statusCode).toBe(400);
      }
    });

  if (params)
    test("finds nothing at an address that cannot be stored", async () => {
      for (const name of namesIn(operation)) {
        const sent = usual(operation);
        const response = await ask(
          operation,
          { ...sent, params: { ...sent.params, [name]: "a%00b" } },
          authorizationOf(caller),
        );

        expect(response.statusCode).toBe(404);
      }
    });
});

test.each([
  ["GET", "/favicons/a%00b?s=%00"],
  ["GET", "/favicons/%ff?s=%ff"],
  ["GET", `/agencies/${nobodysId}/%00`],
  ["GET", "/agencies/%00/icon.png"],
  ["POST", "/billing/webhook/?a=%00"],
  ["GET", "/%00"],
] as const)("%s %s, which is no operation, is answered in the contract's form too", async (method, path) => {
  const response = await world.app.inject({ method, url: `${apiBase}${path}` });

  expect([400, 404]).toContain(response.statusCode);
  expect(problem.safeParse(parsed(response.body)).success).toBe(true);
});

/** Faults of an answer; nothing, if all is well. */
async function faultsOf(operation: Operation, sent: HostileRequest, authorization: string | undefined) {
  const response = await ask(operation, sent, authorization);
  const { statusCode: status, body } = response;
  const answers = declared.get(operation.name) ?? [];
  const isFine =
    answers.includes(status) && status < 500 && (status < 400 || problem.safeParse(parsed(body)).success);
  return isFine ? [] : [{ status, answer: body.slice(0, 300), ...short(sent) }];
}

function authorizationOf(caller: Operation["endpoint"]["caller"]): string | undefined {
  switch (caller) {
    case "anyone":
      return undefined;
    case "user":
      return `Bearer ${owner.access}`;
    case "superuser":
      return `Bearer ${root.access}`;
    case "api-key":
      return `Api-Key ${owner.key}`;
  }
}

function short({ params, query, body }: HostileRequest) {
  return { params, query: query.slice(0, 100), body: body?.slice(0, 200) };
}

function ask(
  { endpoint }: Operation,
  { params, query, body }: HostileRequest,
  authorization: string | undefined,
) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "");
  return world.app.inject({
    method: endpoint.method,
    url: `${apiBase}${path}${query}`,
    headers: {
      ...(authorization && { authorization }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { payload: body }),
  });
}

function attacksOn(operation: Operation): HostileRequest[] {
  const sent = usual(operation);
  const ofParams = namesIn(operation).flatMap((name) =>
    hostileAddresses.map((value) => ({ ...sent, params: { ...sent.params, [name]: value } })),
  );
  const { query, body } = operation.endpoint;
  const ofQuery = Object.keys(query ? z.record(z.string(), z.unknown()).parse(sampleOf(query)) : {}).flatMap(
    (name) => [
      ...hostileAddresses.map((value) => ({ ...sent, query: `?${name}=${value}` })),
      { ...sent, query: `?${name}=a&${name}=%00` },
      { ...sent, query: `?${name}[__proto__]=1&__proto__=${name}&constructor=%00` },
    ],
  );
  const ofBody = body
    ? [
        ...hostileValues.flatMap((value) => replacements(sampleOf(body), value).map((one) => one.value)),
        ...hostileValues,
      ].map((value) => ({ ...sent, body: jsonOf(value) }))
    : [];
  const poisoned = body
    ? [
        { ...sent, body: '{"__proto__":{"a":1}}' },
        { ...sent, body: "{" },
      ]
    : [];
  return [sent, ...ofParams, ...ofQuery, ...ofBody, ...poisoned];
}

function usual(operation: Operation): HostileRequest {
  const { query, body } = operation.endpoint;
  const isStream = ["watchRun", "watchVisits"].includes(operation.name); // of what there is they would not end
  return {
    params: Object.fromEntries(
      namesIn(operation).map((name) => [name, isStream ? nobodysId : (owner.ids[name] ?? nobodysId)]),
    ),
    query: query
      ? `?${new URLSearchParams(z.record(z.string(), z.coerce.string()).parse(requiredOf(query)))}`
      : "",
    body: body && JSON.stringify(sampleOf(body)),
  };
}

function requiredOf(query: z.ZodType): unknown {
  const sample = z.record(z.string(), z.unknown()).parse(sampleOf(query));
  return Object.fromEntries(Object.entries(sample).filter(([name]) => /date/.test(name)));
}

function namesIn({ endpoint }: Operation): string[] {
  return [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
}

/** The sample once for each value in it, with that one replaced, and the field that it stands under. */
function replacements(
  sample: unknown,
  by: unknown,
  field = "non_field_errors",
): { value: unknown; field: string }[] {
  const here = { value: by, field };
  if (Array.isArray(sample)) {
    const inside = sample.flatMap((item, at) =>
      replacements(item, by, field).map((one) => ({ ...one, value: sample.with(at, one.value) })),
    );
    return [here, ...inside];
  }
  if (typeof sample !== "object" || sample === null) return [here];
  const inside = Object.entries(sample).flatMap(([name, item]) =>
    replacements(item, by, field === "non_field_errors" ? name : field).map((one) => ({
      ...one,
      value: { ...sample, [name]: one.value },
    })),
  );
  return [here, ...inside];
}

/** A value as JSON, with a depth in place of a word that a recursion would not survive. */
function jsonOf(value: unknown): string {
  return JSON.stringify(value).replace('"DEEP"', `${'[{"a":'.repeat(9_000)}"a\u0000b"${"}]".repeat(9_000)}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
