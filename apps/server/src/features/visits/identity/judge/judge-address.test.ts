import type { StoredVerdict } from "@citelens/contract/traffic/identity";
import { type Agent, agents } from "@citelens/crawlers";
import { expect, test } from "vitest";
import type { ListFinding } from "../lists/compiled-lists.ts";
import { type AddressFindings, judgeAddress } from "./judge-address.ts";

const named = (token: string): Agent => {
  const agent = agents.find((one) => one.token === token);
  if (!agent) throw new Error(`There is no agent ${token}`);
  return agent;
};

const nothing: AddressFindings = {
  hasAddress: true,
  list: undefined,
  isOfOtherAgent: false,
  name: undefined,
};
const list = (part: Partial<ListFinding>): ListFinding => ({
  holds: false,
  isCurrent: true,
  version: "v1",
  ...part,
});
const current = list({});
const outdated = list({ isCurrent: false });

test.each<readonly [string, string, Partial<AddressFindings>, StoredVerdict, string]>([
  ["inside its list", "GPTBot", { list: list({ holds: true }) }, "verified", "address_list"],
  [
    "inside an old copy",
    "GPTBot",
    { list: list({ holds: true, isCurrent: false }) },
    "verified",
    "address_list",
  ],
  ["outside its list", "GPTBot", { list: current }, "spoofed", "outside_address_list"],
  ["outside an old copy", "GPTBot", { list: outdated }, "unverifiable", "list_outdated"],
  ["whose list was never read", "GPTBot", {}, "unverifiable", "list_outdated"],
  [
    "inside a sister's list",
    "GPTBot",
    { list: current, isOfOtherAgent: true },
    "unverifiable",
    "other_agents_list",
  ],
  ["without an address", "GPTBot", { list: current, hasAddress: false }, "unverifiable", "no_address"],
  ["on a user's machine", "Claude-User", { list: current }, "unverifiable", "user_machine"],
  ["of which nothing is published", "Bytespider", {}, "unverifiable", "nothing_published"],
  ["that signs and did not", "ChatGPT agent", {}, "unverifiable", "claim_only"],
  ["with its own name", "YandexBot", { name: "own" }, "verified", "reverse_dns"],
  ["with a foreign name", "YandexBot", { name: "foreign" }, "spoofed", "foreign_name"],
  ["whose name is not known yet", "YandexBot", { name: "pending" }, "unverifiable", "name_pending"],
  ["whose name has no answer", "YandexBot", { name: "failed" }, "unverifiable", "name_failed"],
  [
    "with a list and a name: the name says yes",
    "Googlebot",
    { list: current, name: "own" },
    "verified",
    "reverse_dns",
  ],
  [
    "with both: the list says yes",
    "Googlebot",
    { list: list({ holds: true }), name: "foreign" },
    "verified",
    "address_list",
  ],
  [
    "with both: both say no",
    "Googlebot",
    { list: current, name: "foreign" },
    "spoofed",
    "outside_address_list",
  ],
  [
    "with both: only the name can be asked",
    "Googlebot",
    { list: outdated, name: "foreign" },
    "spoofed",
    "foreign_name",
  ],
  [
    "with both: only the list can be asked",
    "Googlebot",
    { list: current, name: "failed" },
    "spoofed",
    "outside_address_list",
  ],
  [
    "with both: the name is still to come",
    "Googlebot",
    { list: current, name: "pending" },
    "unverifiable",
    "name_pending",
  ],
  [
    "with both: neither can be asked",
    "Googlebot",
    { list: outdated, name: "failed" },
    "unverifiable",
    "name_failed",
  ],
])("an agent %s", (_, token, findings, verdict, evidence) => {
  expect(judgeAddress(named(token), { ...nothing, ...findings })).toMatchObject({ verdict, evidence });
});

test("no agent of which nothing is published is ever called spoofed, whatever is found", () => {
  const unpublished = agents.filter((agent) => !agent.ipRangesUrl && agent.reverseDns.length === 0);

  expect(unpublished.length).toBeGreaterThan(100);
  for (const agent of unpublished) {
    for (const name of ["own", "foreign", "pending", "failed", undefined] as const) {
      const { verdict } = judgeAddress(agent, { ...nothing, list: undefined, name });
      expect(verdict).toBe("unverifiable");
    }
  }
});

test("the version of the list that decided stands with the verdict", () => {
  expect(judgeAddress(named("GPTBot"), { ...nothing, list: current }).version).toBe("v1");
  expect(judgeAddress(named("YandexBot"), { ...nothing, name: "own" }).version).toBe("");
});
