import { parseRobots } from "@citelens/robots";
import { expect, test } from "vitest";
import { agentsToProbe, listedAccess } from "./listed-access.ts";

const came = { verified: 3, ok: 3, errors: 0, unverified: 0, last: "2026-11-20T00:00:00.000Z" };
const input = {
  robots: parseRobots(""),
  knownPaths: [],
  pageRules: [],
  probes: new Map(),
  unprobed: new Map(),
  noProbe: "No probe was sent.",
};

test("lists the agents of the assistants that people ask, and any other that came, those that came most first", () => {
  const quiet = listedAccess({ ...input, visits: new Map() }).map(({ token }) => token);
  const visited = listedAccess({ ...input, visits: new Map([["YouBot", came]]) }).map(({ token }) => token);

  expect(quiet).toEqual(expect.arrayContaining(["OAI-SearchBot", "Claude-User", "Googlebot", "GPTBot"]));
  expect(quiet).not.toContain("YouBot");
  expect(visited[0]).toBe("YouBot");
});

test("asks search first and training last, each once, and all of them within a minute", () => {
  const tokens = agentsToProbe(new Map()).map(({ token }) => token);

  expect(tokens.slice(0, 2)).toEqual(["OAI-SearchBot", "Claude-SearchBot"]);
  expect(tokens.at(-1)).toBe("CCBot");
  expect(new Set(tokens).size).toBe(tokens.length);
  expect((tokens.length + 2) * 2).toBeLessThanOrEqual(60);
  expect(tokens).not.toContain("Bytespider");
});
