import { operations } from "@citelens/contract/api";
import { expect, test } from "vitest";
import { z } from "zod";
import { openApiDocument } from "./openapi.ts";

/** Calls that members may read and no key may, each with its reason. A key reads everything else that a screen shows. */
const readByPeopleAlone: Readonly<Record<string, string>> = {
  me: "is a person's account",
  exportMe: "is a person's account",
  getEmailPreferences: "is a person's account",
  listAnnouncements: "is what one person has read and not read",
  getDemo: "is what one person was shown",
  listInvitations: "names members, whom people alone invite",
  listMembers: "names members, whom people alone admit",
  listApiKeys: "tells keys of other keys",
  getAppRequest: "is a question to a person",
  listConnectedApps: "tells apps of other apps",
  getApiKeyUsage: "tells keys of other keys",
  listKeyCalls: "tells keys of other keys",
  getOrganization: "is the contract that somebody pays for",
  getBillingInfo: "is an address that somebody is billed at",
  listInvoices: "are bills",
  listAuditLog: "names members, and what each did",
  getWhiteLabel: "is a part of the contract that somebody pays for",
};

const ofUsers = operations.filter(({ endpoint }) => endpoint.caller === "user");

test("every endpoint for users names a scope, and no other does", () => {
  expect(ofUsers.filter(({ endpoint }) => !endpoint.scope).map(({ name }) => name)).toEqual([]);
  const others = operations.filter(({ endpoint }) => endpoint.caller !== "user");
  expect(others.filter(({ endpoint: { scope, tool } }) => scope ?? tool).map(({ name }) => name)).toEqual([]);
});

test("whatever members may read a read key can have, but for what is listed with its reason", () => {
  const gets = ofUsers.filter(({ endpoint }) => endpoint.method === "GET");
  expect(gets.length).toBeGreaterThan(90);
  const scopeOf = ({ name }: { readonly name: string }) => (name in readByPeopleAlone ? "none" : "read");
  expect(gets.filter((one) => one.endpoint.scope !== scopeOf(one)).map(({ name }) => name)).toEqual([]);
  expect(Object.keys(readByPeopleAlone).filter((name) => !gets.some((one) => one.name === name))).toEqual([]);
});

test("whatever changes something takes more than to read, but for what stores nothing", () => {
  const stores = ofUsers.filter(
    ({ endpoint }) => endpoint.method !== "GET" && endpoint.repeatable !== "reads",
  );
  expect(stores.filter(({ endpoint }) => endpoint.scope === "read").map(({ name }) => name)).toEqual([]);
});

test("the OpenAPI document tells scopes and tools", () => {
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.looseObject({ operationId: z.string() }))) })
    .parse(openApiDocument("https://citelens.example"));
  const told = Object.values(paths).flatMap((path) => Object.values(path));
  const scopes = new Map(told.map((one) => [one.operationId, one["x-scope"]]));
  expect(ofUsers.filter(({ name, endpoint }) => scopes.get(name) !== endpoint.scope)).toEqual([]);
});
