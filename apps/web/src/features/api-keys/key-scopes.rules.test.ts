import type { KeyScope } from "@citelens/contract/base/endpoint";
import { describe, expect, test } from "vitest";
import {
  endOf,
  keyState,
  networksIn,
  scopesInWords,
  scopesOf,
  scopesSentence,
  stopSentence,
} from "./key-scopes.rules.ts";

const now = new Date("2026-11-20T12:00:00Z");

test.each<[scopes: KeyScope[], words: string, sentence: string]>([
  [["ingest"], "Report visits", "report visits"],
  [["write", "read"], "Read data, change data", "read data and change data"],
  [
    ["spend", "read", "ingest"],
    "Report visits, read data, spend credits",
    "report visits, read data and spend credits",
  ],
])("the scopes %j read as %s", (scopes, words, sentence) => {
  expect(scopesInWords(scopes)).toBe(words);
  expect(scopesSentence(scopes)).toBe(sentence);
});

test("no preset spends credits, and only Custom takes what was chosen", () => {
  const chosen: KeyScope[] = ["spend"];

  expect(scopesOf("report", chosen)).toEqual(["ingest"]);
  expect(scopesOf("read", chosen)).toEqual(["read"]);
  expect(scopesOf("change", chosen)).toEqual(["read", "write"]);
  expect(scopesOf("custom", chosen)).toEqual(["spend"]);
});

test("a key ends so many days from now, or never", () => {
  expect(endOf("none", now)).toBeNull();
  expect(endOf("30", now)).toBe("2026-12-20T12:00:00.000Z");
});

test.each([
  ["", []],
  [" \n ", []],
  ["203.0.113.0/24\n2001:db8::/32", ["203.0.113.0/24", "2001:db8::/32"]],
  ["203.0.113.7, 198.51.100.0/24;", ["203.0.113.7", "198.51.100.0/24"]],
])("the networks in %j are %j", (text, networks) => {
  expect(networksIn(text)).toEqual(networks);
});

describe("the state of a key", () => {
  const good = { revoked: false, expires_at: null, stopped_reason: null, scopes: ["read"] as KeyScope[] };

  test.each([
    ["active", {}],
    ["active", { expires_at: "2026-11-20T12:00:01Z" }],
    ["expired", { expires_at: "2026-11-20T12:00:00Z" }],
    ["revoked", { revoked: true, expires_at: "2026-11-20T12:00:00Z" }],
    ["stopped", { stopped_reason: "creator_left" as const }],
    ["stopped", { stopped_reason: "creator_suspended" as const, scopes: ["read", "ingest"] as KeyScope[] }],
    ["active", { stopped_reason: "creator_left" as const, scopes: ["ingest"] as KeyScope[] }],
  ])("is %s with %j", (state, rest) => {
    expect(keyState({ ...good, ...rest }, now)).toBe(state);
  });

  test.each([
    [null, ["read"], undefined],
    [
      "creator_left",
      ["read"],
      "Whoever made it has left the workspace, so it does nothing. Make a new key in its place.",
    ],
    [
      "creator_suspended",
      ["read", "ingest"],
      "The account of whoever made it is suspended, so it only reports visits. Make a new key in its place.",
    ],
  ] as const)("with the reason %s and the scopes %j says %s", (stopped_reason, scopes, sentence) => {
    expect(stopSentence({ stopped_reason, scopes: [...scopes] })).toBe(sentence);
  });
});
