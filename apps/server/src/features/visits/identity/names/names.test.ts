import { type Agent, agents } from "@citelens/crawlers";
import { expect, test } from "vitest";
import type { NameResolver } from "#platform/name-resolver.ts";
import { openNames } from "./names.ts";

const named = (token: string): Agent => {
  const agent = agents.find((one) => one.token === token);
  if (!agent) throw new Error(`There is no agent ${token}`);
  return agent;
};
const googlebot = named("Googlebot");

const publicNames = { "1.1.1.1": ["one.one.one.one"], "2606:4700:4700::1111": ["one.one.one.one"] };
const operatorDomains = ["googlebot.com", "msn.com"];

/** A DNS with these names besides those that every DNS has, that counts what it is asked. */
function dns(
  names: Record<string, readonly string[]>,
  addresses: Record<string, readonly string[]> = {},
  domains: readonly string[] = operatorDomains,
) {
  const asked: string[] = [];
  const all: Record<string, readonly string[]> = { ...publicNames, ...names };
  const resolver: NameResolver = {
    namesOf: async (address) => {
      asked.push(address);
      return all[address] ?? [];
    },
    addressesOf: async (name) => {
      asked.push(name);
      return addresses[name] ?? [];
    },
    hasDomain: async (name) => {
      asked.push(name);
      return domains.includes(name);
    },
  };
  return { asked, names: openNames(resolver) };
}

const crawler = "66.249.66.1";
const crawlerName = "crawl-66-249-66-1.googlebot.com";

test.each([
  ["its operator's, and leads back", { [crawler]: [crawlerName] }, { [crawlerName]: [crawler] }, "own"],
  [
    "written with capitals and a dot",
    { [crawler]: ["Crawl-66-249-66-1.GoogleBot.com."] },
    { [crawlerName]: [crawler] },
    "own",
  ],
  [
    "its operator's, and leads elsewhere",
    { [crawler]: [crawlerName] },
    { [crawlerName]: ["66.249.66.2"] },
    "foreign",
  ],
  ["a stranger's", { [crawler]: ["host.example.com"] }, { "host.example.com": [crawler] }, "foreign"],
  ["another operator's", { [crawler]: ["a.search.msn.com"] }, { "a.search.msn.com": [crawler] }, "foreign"],
  [
    "one that only ends like the operator's",
    { [crawler]: ["evilgooglebot.com"] },
    { "evilgooglebot.com": [crawler] },
    "foreign",
  ],
  [
    "one that begins like the operator's",
    { [crawler]: ["a.googlebot.com.evil.example"] },
    { "a.googlebot.com.evil.example": [crawler] },
    "foreign",
  ],
  ["none", {}, {}, "foreign"],
  ["its operator's, and not in its domain", { [crawler]: [crawlerName] }, {}, "foreign"],
])("an address whose name is %s", async (_, names, addresses, finding) => {
  const { names: known } = dns(names, addresses);

  const before = known.find(googlebot, crawler);
  await known.lookUp([crawler]);

  expect([before, known.find(googlebot, crawler)]).toEqual(["pending", finding]);
});

test("an IPv6 address is the same in any spelling", async () => {
  const address = "2001:4860:4801:10::1";
  const { names } = dns({ [address]: [crawlerName] }, { [crawlerName]: ["2001:4860:4801:0010:0:0:0:1"] });

  await names.lookUp([address]);

  expect(names.find(googlebot, address)).toBe("own");
});

test("an address is asked for once, whoever wants to know, and reserved ones never", async () => {
  const { names, asked } = dns({ [crawler]: [crawlerName] }, { [crawlerName]: [crawler] });

  await Promise.all([names.lookUp([crawler, crawler]), names.lookUp([crawler])]);
  await names.lookUp([crawler]);

  expect(asked).toEqual([crawler, crawlerName]);
  expect(names.find(googlebot, "203.0.113.7")).toBe("foreign");
});

test("a DNS that fails says nothing of the address", async () => {
  const fails = (): Promise<never> => Promise.reject(new Error("SERVFAIL"));
  const names = openNames({ namesOf: fails, addressesOf: fails, hasDomain: fails });

  await names.lookUp([crawler]);

  expect(names.find(googlebot, crawler)).toBe("failed");
});

const noPublicNames = { "1.1.1.1": [], "2606:4700:4700::1111": [] };

test.each([
  ["has nothing of anything", dns(noPublicNames, {}, []), crawler],
  ["has no names of IPv6 addresses", dns({ "2606:4700:4700::1111": [] }), "2001:4860:4801:10::1"],
  ["does not know the operator's domain", dns({ [crawler]: [crawlerName] }, {}, []), crawler],
  [
    "has the operator's names at addresses that are nobody's",
    dns({ [crawler]: [crawlerName] }, { [crawlerName]: ["0.0.0.0"] }),
    crawler,
  ],
])("a DNS that %s says nothing of the address", async (_, { names }, address) => {
  await names.lookUp([address]);

  expect(names.find(googlebot, address)).toBe("failed");
});

test("what surely exists is asked for once, however many addresses have no name", async () => {
  const { names, asked } = dns({});

  await names.lookUp(["66.249.66.1", "66.249.66.2", "66.249.66.3"]);

  expect(names.find(googlebot, "66.249.66.3")).toBe("foreign");
  expect(asked.filter((one) => one === "1.1.1.1")).toHaveLength(1);
});

test("nobody waits for a DNS that is silent for longer than three seconds", async () => {
  const silent = (): Promise<never> => Promise.withResolvers<never>().promise;
  const names = openNames({ namesOf: silent, addressesOf: silent, hasDomain: silent });
  const startedAt = performance.now();

  await names.lookUp([crawler]);

  expect(performance.now() - startedAt).toBeLessThan(4_000);
  expect(names.find(googlebot, crawler)).toBe("pending");
});
