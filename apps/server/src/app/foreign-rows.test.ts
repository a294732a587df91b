import { randomUUID } from "node:crypto";
import { type Operation, operations } from "@citelens/contract/api";
import { apiBase } from "@citelens/contract/base/endpoint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { type AnswersWorld, openAnswersWorld } from "#test/answers-world.ts";
import { type Household, openHousehold } from "#test/household.ts";
import { type NamedId, namedIds, withId } from "#test/named-ids.ts";
import { validBody, validQuery } from "#test/valid-inputs.ts";
import type { Person } from "#test/world.ts";

/** Ids that open what they name for anyone who has them: 128 random bits, handed to one person, as a link is. */
const secrets = ["token", "sessionId", "portalId", "invoiceId", "requestId"];
/**
 * Ids that only paths of superusers name, of rows of the whole installation or of any customer; refusal-order.test.ts has
 * others refused with 403.
 */
const ofInstallation = [
  "operatorModelId",
  "agencyId",
  "mailId",
  "organizationId",
  "workspaceId",
  "jobId",
  "publisherId",
  "placementId",
  "creativeId",
];

/** Names out of a list that everybody knows, and of nobody's row. */
const ofLists = ["checkId"];

/** Streams that go on while their reader listens; of them a test of their own room tells. */
const endlessStreams = ["watchVisits"];

/** Requests of apps open for whoever has their address, and belong to nobody before they are answered; the room's own tests tell. */
const requestsOfApps = ["getAppRequest", "allowAppRequest", "denyAppRequest"];

/** Kind of row that a field of a query or a body names; in one operation alone where its name stands before it. */
const kinds: Readonly<Record<string, string>> = {
  project: "projectId",
  project_id: "projectId",
  "projects[]": "projectId",
  campaign: "campaignId",
  campaign_id: "campaignId",
  query: "queryId",
  "queries[].id": "queryId",
  "queries[].query_id": "queryId",
  opportunity: "opportunityId",
  opportunity_id: "opportunityId",
  with: "answerId",
  "compareAudits with": "auditId",
  "context.campaign_id": "campaignId",
  "context.optimization_id": "optimizationId",
  merge_into: "competitorId",
  assignee: "userId",
  "listAuditLog user": "userId",
  brand: "brandId",
  "confirmCredits session_id": "creditsSession",
  "confirmSubscription session_id": "subscriptionSession",
  "confirmWorkspace session_id": "workspaceSession",
};
/** Ids that name no row: the caller's own label of a line, which comes back with it, a name out of a list, or a key of another service. */
const labels = [
  "calculateCredits campaigns[].id",
  "updateAuditSettings ignored[].check_id",
  "createWarehouse access_key_id",
  "updateWarehouse access_key_id",
  "testWarehouse access_key_id",
];

let open: AnswersWorld;
let root: Person;
let victim: Household;
let intruder: Household;
beforeAll(async () => {
  open = await openAnswersWorld();
  root = await open.world.signUpRoot();
  victim = await openHousehold(open, root);
  intruder = await openHousehold(open, root);
});
afterAll(() => open.close());

interface OperationRequest {
  readonly by: string;
  readonly ids: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: object | undefined;
}

async function send(operation: Operation, { by, ids, query = {}, body }: OperationRequest) {
  const { method, path } = operation.endpoint;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? randomUUID());
  const search = new URLSearchParams(z.record(z.string(), z.string()).parse(query));
  const response = await open.world.app.inject({
    method,
    url: `${apiBase}${filled}?${search}`,
    headers: { authorization: `Bearer ${by}` },
    ...(body !== undefined && { payload: body }),
  });
  return { status: response.statusCode, body: response.body };
}

function parametersOf({ endpoint }: Operation): string[] {
  return [...endpoint.path.matchAll(/:(\w+)/g)]
    .map(([, name]) => name ?? "")
    .filter((name) => !ofLists.includes(name));
}

function idsOf({ rows }: Household): Record<string, string> {
  return Object.fromEntries([...rows].map(([name, { id }]) => [name, id]));
}

const ofUsers = operations.filter(({ endpoint }) => endpoint.caller === "user");
const paths = ofUsers.flatMap((operation) =>
  parametersOf(operation).map((parameter) => ({ operation, parameter, name: operation.name })),
);
const namedBy = (operation: Operation): NamedId[] =>
  namedIds(operation).filter(({ field }) => !labels.includes(`${operation.name} ${field}`));
const fields = ofUsers.flatMap((operation) =>
  namedBy(operation).map((named) => ({
    ...named,
    operation,
    name: operation.name,
    kind: kindOf(operation, named.field),
  })),
);

function kindOf({ name }: Operation, field: string): string | undefined {
  return kinds[`${name} ${field}`] ?? kinds[field];
}

test("knows a foreign row for every id that a path can name", () => {
  const known = new Set([...victim.rows.keys(), ...secrets, ...ofInstallation]);
  const unknown = operations.flatMap((operation) =>
    parametersOf(operation).filter((name) => !known.has(name)),
  );

  expect(unknown).toEqual([]);
  expect(paths.filter(({ parameter }) => ofInstallation.includes(parameter)).map(({ name }) => name)).toEqual(
    [],
  );
});

test("lets nobody name a row without a sign-in, but by a secret", () => {
  const open = operations.filter(({ endpoint }) => ["anyone", "api-key"].includes(endpoint.caller));
  const naming = open.filter((operation) => parametersOf(operation).length > 0);

  expect(naming.filter((one) => !parametersOf(one).some((name) => secrets.includes(name)))).toEqual([]);
});

test("asks superusers alone for the rows of the installation", () => {
  const naming = operations.filter((one) => parametersOf(one).some((name) => ofInstallation.includes(name)));

  expect(new Set(naming.map(({ endpoint }) => endpoint.caller))).toEqual(new Set(["superuser"]));
});

test("knows which row every id of a query and a body names", () => {
  const known = new Set(victim.rows.keys());

  expect(
    fields.filter(({ kind }) => !kind || !known.has(kind)).map(({ name, field }) => `${name} ${field}`),
  ).toEqual([]);
});

describe.each(paths)("$name with a foreign $parameter", ({ operation, parameter }) => {
  test("answers an owner of another workspace as if it did not exist, and changes nothing", async () => {
    const row = victim.rows.get(parameter);
    const before = await row?.see();
    const own = idsOf(intruder);
    const sent = { by: intruder.home.access, query: validQuery(operation), body: validBody(operation) };

    const foreign = await send(operation, { ...sent, ids: { ...own, [parameter]: row?.id ?? "" } });
    const unknown = await send(operation, { ...sent, ids: { ...own, [parameter]: randomUUID() } });

    expect(foreign.status).toBe(404);
    expect(JSON.parse(foreign.body)).toMatchObject({ detail: expect.any(String), code: "NOT_FOUND" });
    expect(foreign).toEqual(unknown);
    expect(await row?.see()).toEqual(before);
  });
});

/** Answers alike but for the ids and instants that every row gets of its own. */
function masked(text: string): string {
  return text
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "ID")
    .replace(/(cs|sess)_\w+/g, "ID")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "INSTANT");
}

describe.each(fields)("$name with a foreign id in $field", ({ operation, field, part, kind = "" }) => {
  test("does what it does with an id that nobody has, and changes nothing", async () => {
    const row = victim.rows.get(kind);
    const before = await row?.see();
    const sent = (id: string): OperationRequest => {
      const given = { query: validQuery(operation), body: validBody(operation) };
      return {
        by: intruder.home.access,
        ids: idsOf(intruder),
        ...given,
        [part]: withId(given[part], field, id),
      };
    };

    const foreign = await send(operation, sent(row?.id ?? ""));
    const unknown = await send(operation, sent(randomUUID()));

    expect([foreign.status, masked(foreign.body)]).toEqual([unknown.status, masked(unknown.body)]);
    expect(await row?.see()).toEqual(before);
  });
});

/** Operations that take other rows along come last; the draft of an announcement is there for nobody but superusers. */
const last = [
  "recheckIssue",
  "disconnectApp",
  "deleteAudit",
  "deleteExport",
  "deleteOptimization",
  "deleteThread",
  "deleteWarehouse",
  "revokeInvitation",
  "deleteCampaign",
  "deleteWorkspace",
];
const naming = ofUsers.filter(
  (operation) =>
    parametersOf(operation).length > 0 &&
    !["readAnnouncement", ...endlessStreams, ...requestsOfApps].includes(operation.name),
);
describe.each(naming.toSorted((a, b) => last.indexOf(a.name) - last.indexOf(b.name)))(
  "$name by its owner",
  (operation) => {
    test("finds the rows that others could not, with the same input", async () => {
      const given = { query: validQuery(operation), body: validBody(operation) };
      for (const { part, field } of namedBy(operation)) {
        Object.assign(given, {
          [part]: withId(given[part], field, idsOf(victim)[kindOf(operation, field) ?? ""] ?? ""),
        });
      }

      const { status, body } = await send(operation, {
        by: victim.home.access,
        ids: idsOf(victim),
        ...given,
      });

      expect([403, 404], body).not.toContain(status);
    });
  },
);
