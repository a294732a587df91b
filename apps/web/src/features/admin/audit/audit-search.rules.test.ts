import { expect, test } from "vitest";
import { auditFilterOf, parseAuditSearch } from "./audit-search.rules.ts";

test("what an address filters is asked of the API", () => {
  const search = parseAuditSearch({
    search: "id",
    of: "organization",
    action: "key.created",
    from: "01-11-26",
  });

  expect(auditFilterOf(search)).toEqual({
    organization: "id",
    action: "key.created",
    from_date: "2026-11-01",
  });
});

test("an id is a user's unless the address says otherwise", () => {
  expect(auditFilterOf(parseAuditSearch({ search: "id" }))).toEqual({ user: "id" });
  expect(auditFilterOf(parseAuditSearch({ search: "id", of: "workspace" }))).toEqual({ workspace: "id" });
});

test("what makes no sense is dropped", () => {
  expect(parseAuditSearch({ of: "moon", action: "", from: "32-01-26", to: 7, page: "-1" })).toEqual({});
});
