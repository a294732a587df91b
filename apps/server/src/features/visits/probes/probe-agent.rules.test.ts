import { isOwnAgent } from "@citelens/crawlers";
import { expect, test } from "vitest";
import { probeAgent, probeNonceIn } from "./probe-agent.rules.ts";

const nonce = "0123456789abcdef0123456789abcdef";

test.each(["Check", "Test"] as const)("a probe is our own agent, and says its nonce: %s", (kind) => {
  const agent = probeAgent(kind, nonce);

  expect([isOwnAgent(agent), probeNonceIn(agent)]).toEqual([true, nonce]);
});

test.each([
  "Mozilla/5.0 (compatible; Citelens/1.0)",
  `Mozilla/5.0 (compatible; Citelens-Check/1.0; ${nonce}0)`,
  `Mozilla/5.0 (compatible; Citelens-Check/1.0; ${nonce.slice(1)})`,
  `Mozilla/5.0 (compatible; Citelens-Check/1.0; ${nonce.slice(1)}G)`,
  `Mozilla/5.0 (compatible; Citelens-Check/1.0; ${nonce}) GPTBot/1.2`,
  "",
])("any other user agent has none: %j", (agent) => {
  expect(probeNonceIn(agent)).toBeUndefined();
});
