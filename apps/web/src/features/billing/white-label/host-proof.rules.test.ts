import type { HostProof } from "@citelens/contract/accounts/agencies";
import { expect, test } from "vitest";
import { hostLook } from "./host-proof.rules.ts";

const proof: HostProof = {
  state: "UNPROVEN",
  record: { name: "_citelens.geo.acme.com", value: "citelens-host=1" },
  finding: null,
  found: [],
  checked: null,
  shown_until: null,
};

test.each([
  [{}, "info", /Set the record below/],
  [{ finding: "NONE" }, "info", /no TXT record of this name yet/],
  [{ finding: "OTHERS", found: ["a", "b"] }, "info", /not with this value: “a”, “b”\.$/],
  [{ finding: "NO_ANSWER" }, "info", /did not answer/],
  [{ finding: "TAKEN" }, "info", /another agency's too/],
  [{ state: "LAPSING", finding: "NONE", shown_until: "2026-12-06T10:00:00.000Z" }, "warn", /set the record/],
  [{ state: "PROVEN", finding: "FOUND" }, "pos", /every day/],
] as const)("what the DNS said is told in words: %o", (changes, tone, text) => {
  const look = hostLook("geo.acme.com", {
    ...proof,
    ...changes,
    found: [...("found" in changes ? changes.found : [])],
  });

  expect(look.tone).toBe(tone);
  expect(look.text).toMatch(text);
});

test("a host that shows the brand without its record says until when", () => {
  const lapsing = { ...proof, state: "LAPSING", shown_until: "2026-12-06T10:00:00.000Z" } as const;

  expect(hostLook("geo.acme.com", lapsing).title).toBe("geo.acme.com shows your brand until 6 Dec 2026");
});
