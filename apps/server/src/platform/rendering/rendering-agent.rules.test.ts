import { isOwnAgent, ownAgent } from "@citelens/crawlers";
import { expect, test } from "vitest";
import { renderingAgent } from "./rendering-agent.rules.ts";

test("is a browser's with our name in it, so that visits of it are told as our own", () => {
  const agent = renderingAgent(ownAgent.userAgent, "156.0.8078.108");

  expect(agent).toBe(
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Citelens/1.0) Chrome/156.0.0.0 Safari/537.36",
  );
  expect(isOwnAgent(agent)).toBe(true);
});

test.each([
  [
    "Mozilla/5.0 (compatible; Citelens/1.0; +https://audit.example/bot)",
    "compatible; Citelens/1.0; +https://audit.example/bot",
  ],
  ["Citelens/1.0", "Citelens/1.0"],
])("takes over what %s says of itself", (own, said) => {
  expect(renderingAgent(own, "")).toContain(`like Gecko; ${said}) Chrome/0.0.0.0`);
});
