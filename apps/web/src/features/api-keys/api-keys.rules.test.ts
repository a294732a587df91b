import type { ApiKey } from "@citelens/contract/workspaces/api-keys";
import { describe, expect, it, test } from "vitest";
import { availableKeyName, describeKeyCount, withKey } from "./api-keys.rules.ts";

function keyOf(id: string, rest: Partial<ApiKey> = {}): ApiKey {
  return {
    id,
    name: id,
    project: "p",
    created: "2026-11-20T10:00:00Z",
    revoked: false,
    prefix: "ck_",
    scopes: ["ingest"],
    expires_at: null,
    allowed_cidrs: [],
    last_used_at: null,
    stopped_reason: null,
    recent_calls: 0,
    ...rest,
  };
}

describe("the list after a change", () => {
  it("has a new key on top", () => {
    const list = withKey([keyOf("old")], keyOf("new"));

    expect(list.map(({ id }) => id)).toEqual(["new", "old"]);
  });

  it("keeps a changed key in its place", () => {
    const list = withKey([keyOf("a"), keyOf("b"), keyOf("c")], keyOf("b", { revoked: true }));

    expect(list).toEqual([keyOf("a"), keyOf("b", { revoked: true }), keyOf("c")]);
  });
});

test.each([
  [[], "0 active keys"],
  [[false], "1 active key"],
  [[false, true, false], "2 active keys, 1 revoked"],
  [[true], "0 active keys, 1 revoked"],
])("keys of which %j are revoked read as %s", (revoked, words) => {
  expect(
    describeKeyCount(
      revoked.map((is) => keyOf("a", { revoked: is })),
      new Date(),
    ),
  ).toBe(words);
});

test.each([
  ["nothing is taken", [], "Website"],
  ["it is taken", [keyOf("Website")], "Website 2"],
  ["it is taken in another case", [keyOf("WEBSITE")], "Website 2"],
  ["numbers are taken too", [keyOf("Website"), keyOf("Website 2"), keyOf("Other")], "Website 3"],
  ["only a revoked key has it", [keyOf("Website", { revoked: true })], "Website"],
])("a free name when %s", (_, keys, name) => {
  expect(availableKeyName(keys, "Website")).toBe(name);
});
