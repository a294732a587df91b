import { describe, expect, test } from "vitest";
import { breakingChanges, openApi } from "./api-changes.ts";
import { presentApi, readAnnounced, readReleased, unannounced, withoutChange } from "./released-api.ts";

describe("the API since its last release", () => {
  const changes = breakingChanges(readReleased(), presentApi());

  test("breaks nothing that packages/contract/released/announced-changes.json does not announce", () => {
    expect(unannounced(changes, readAnnounced())).toEqual([]);
  });

  test("has every change that is announced", () => {
    expect(withoutChange(readAnnounced(), changes)).toEqual([]);
  });

  test("is one that the comparison finds nothing in beside itself", () => {
    expect(breakingChanges(presentApi(), presentApi())).toEqual([]);
  });
});

type Json = Readonly<Record<string, unknown>>;

const row = {
  type: "object",
  properties: {
    id: { type: "string", format: "uuid" },
    state: { type: "string", enum: ["OPEN", "DONE"] },
    score: { anyOf: [{ type: "number" }, { type: "null" }] },
    count: { type: "integer" },
  },
  required: ["id", "state", "score"],
};
const body = {
  type: "object",
  properties: {
    name: { type: "string", minLength: 1, maxLength: 100 },
    days: { anyOf: [{ type: "integer", minimum: 1 }, { type: "null" }] },
    tags: { type: "array", items: { type: "string" }, maxItems: 10 },
  },
  required: ["name"],
};
const page = { name: "page", in: "query", required: false, schema: { type: "integer", minimum: 1 } };
const kind = { name: "kind", in: "query", required: false, schema: { type: "string", enum: ["a", "b"] } };

interface PlantedApi {
  readonly answer?: Json;
  readonly sent?: Json | undefined;
  readonly parameters?: readonly Json[];
  readonly more?: Json;
  readonly status?: string;
  readonly path?: string;
}

function apiOf({
  answer = row,
  parameters = [page, kind],
  more,
  status = "200",
  path = "/rows/{id}/",
  ...rest
}: PlantedApi) {
  const sent = "sent" in rest ? rest.sent : body;
  return openApi.parse({
    paths: {
      [path]: {
        post: {
          operationId: "changeRow",
          security: [{ bearer: [] }, { apiKey: [] }],
          "x-scope": "read",
          parameters,
          ...(sent && { requestBody: { content: { "application/json": { schema: sent } } } }),
          responses: {
            [status]: {
              content: {
                "application/json": { schema: answer },
                "text/csv": { schema: { type: "string" } },
              },
            },
          },
          ...more,
        },
      },
    },
  });
}

function withField(
  shape: typeof row | typeof body,
  name: string,
  field: Json | undefined,
  required = shape.required,
): Json {
  const { [name]: _, ...others } = shape.properties as Record<string, unknown>;
  return { ...shape, properties: { ...others, ...(field && { [name]: field }) }, required };
}

const jsonAlone = { "200": { content: { "application/json": { schema: row } } } };

test.each<[string, PlantedApi, readonly string[]]>([
  ["an operation that is gone", { path: "/others/" }, ["POST /rows/{}/ is gone"]],
  ["another status", { status: "202" }, ["no longer answers 200"]],
  ["a form of the answer that is gone", { more: { responses: jsonAlone } }, ["no longer answers text/csv"]],
  ["another scope", { more: { "x-scope": "write" } }, ["took the scope read and takes write"]],
  ["keys that may not any more", { more: { security: [{ bearer: [] }] } }, ["no longer takes apiKey"]],
  ["a parameter that is gone", { parameters: [page] }, ["parameter kind is gone"]],
  [
    "a parameter that must be sent",
    { parameters: [page, { ...kind, required: true }] },
    ["parameter kind has to be sent"],
  ],
  [
    "a new parameter that must be sent",
    { parameters: [page, kind, { ...kind, name: "new", required: true }] },
    ["parameter new has to be sent"],
  ],
  [
    "a choice that is not taken any more",
    { parameters: [page, { ...kind, schema: { type: "string", enum: ["a"] } }] },
    ['parameter kind no longer takes "b"'],
  ],
  [
    "a narrower limit",
    { parameters: [{ ...page, schema: { type: "integer", minimum: 2 } }, kind] },
    ["parameter page is held to minimum 2"],
  ],
  [
    "another type of a parameter",
    { parameters: [{ ...page, schema: { type: "boolean" } }, kind] },
    ["parameter page was integer and is boolean"],
  ],
  [
    "a field of the body that must be sent",
    { sent: withField(body, "tags", body.properties.tags, ["name", "tags"]) },
    ["body.tags has to be sent"],
  ],
  ["a field of the body that is gone", { sent: withField(body, "tags", undefined) }, ["body.tags is gone"]],
  [
    "a shorter text",
    { sent: withField(body, "name", { type: "string", maxLength: 50, minLength: 1 }) },
    ["body.name is held to maxLength 50"],
  ],
  [
    "a pattern",
    { sent: withField(body, "name", { ...body.properties.name, pattern: "^a" }) },
    ["body.name has to match ^a"],
  ],
  [
    "null that is not taken any more",
    { sent: withField(body, "days", { type: "integer", minimum: 1 }) },
    ["body.days no longer takes null"],
  ],
  [
    "another type of items",
    { sent: withField(body, "tags", { type: "array", items: { type: "integer" }, maxItems: 10 }) },
    ["body.tags[] was string and is integer"],
  ],
  ["no body any more", { sent: undefined }, ["takes no body any more"]],
  [
    "a field of the answer that is gone",
    { answer: withField(row, "count", undefined) },
    ["answer.count is gone"],
  ],
  [
    "a field that may be missing",
    { answer: withField(row, "score", row.properties.score, ["id", "state"]) },
    ["answer.score may be missing"],
  ],
  [
    "a field that may be null",
    { answer: withField(row, "id", { anyOf: [{ type: "string", format: "uuid" }, { type: "null" }] }) },
    ["answer.id may be null"],
  ],
  [
    "a value that was never answered",
    { answer: withField(row, "state", { type: "string", enum: ["OPEN", "DONE", "LOST"] }) },
    ['answer.state may answer "LOST"'],
  ],
  [
    "any value",
    { answer: withField(row, "state", { type: "string" }) },
    ["answer.state may answer any value"],
  ],
  [
    "another type of the answer",
    { answer: withField(row, "count", { type: "string" }) },
    ["answer.count was integer and is string"],
  ],
  [
    "a number that was whole",
    { answer: withField(row, "count", { type: "number" }) },
    ["answer.count was integer and is number"],
  ],
  [
    "another format",
    { answer: withField(row, "id", { type: "string" }) },
    ["answer.id was string uuid and is string"],
  ],
])("%s breaks", (_, planted, changes) => {
  expect(breakingChanges(apiOf({}), apiOf(planted)).map(({ change }) => change)).toEqual(changes);
});

test.each<[string, PlantedApi]>([
  ["another name of a parameter of the path", { path: "/rows/{rowId}/" }],
  ["a new parameter", { parameters: [page, kind, { ...kind, name: "new" }] }],
  [
    "a new choice that is taken",
    { parameters: [page, { ...kind, schema: { type: "string", enum: ["a", "b", "c"] } }] },
  ],
  ["a wider limit", { parameters: [{ ...page, schema: { type: "integer" } }, kind] }],
  ["a number that need not be whole", { parameters: [{ ...page, schema: { type: "number" } }, kind] }],
  ["a new field that may be sent", { sent: withField(body, "new", { type: "string" }) }],
  ["a field that need not be sent", { sent: { ...body, required: [] } }],
  [
    "a new field of the answer",
    { answer: withField(row, "new", { type: "string" }, [...row.required, "new"]) },
  ],
  [
    "a value that is not answered any more",
    { answer: withField(row, "state", { type: "string", enum: ["OPEN"] }) },
  ],
  ["a field that is never null any more", { answer: withField(row, "score", { type: "number" }) }],
  ["a field that is never missing any more", { answer: { ...row, required: [...row.required, "count"] } }],
])("%s breaks nobody", (_, planted) => {
  expect(breakingChanges(apiOf({}), apiOf(planted))).toEqual([]);
});

test("an announcement tells of its operations alone, and one without a change is found", () => {
  const changes = breakingChanges(apiOf({}), apiOf({ parameters: [page] }));
  const told = { change: "kind is gone", operations: ["changeRow"], reason: "Nobody used it." };

  expect(unannounced(changes, [told])).toEqual([]);
  expect(unannounced(changes, [{ ...told, operations: ["otherRow"] }])).toEqual(changes);
  expect(withoutChange([{ ...told, operations: ["changeRow", "otherRow"] }], changes)).toEqual([
    "otherRow: kind is gone",
  ]);
});
