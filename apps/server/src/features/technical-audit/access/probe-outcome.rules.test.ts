import { expect, test } from "vitest";
import { type ProbeAnswer, probeOutcome } from "./probe-outcome.rules.ts";

const url = "https://shop.example/pricing";

function answer(status: number | null, words = 0, more: Partial<ProbeAnswer> = {}): ProbeAnswer {
  return { status, failure: null, words, challenge: null, ...more };
}

const page = answer(200, 800);
const cloudflare = { challenge: "cf-mitigated: challenge" };

test.each([
  ["the same page", page, "OPEN"],
  ["seven tenths of its words", answer(200, 560), "OPEN"],
  ["fewer words", answer(200, 559), "DIFFERENT"],
  ["more words", answer(206, 2_000), "OPEN"],
  ["another page that is not there", answer(404, 30), "DIFFERENT"],
  ["a challenge with 200", answer(200, 800, cloudflare), "CHALLENGED"],
  ["a challenge with 403", answer(403, 10, cloudflare), "CHALLENGED"],
  ["401", answer(401), "REFUSED"],
  ["403", answer(403), "REFUSED"],
  ["406", answer(406), "REFUSED"],
  ["429", answer(429), "REFUSED"],
  ["451", answer(451), "REFUSED"],
  ["503", answer(503), "REFUSED"],
  ["402", answer(402), "PAYMENT"],
  ["a connection that was closed", answer(null, 0, { failure: "unreachable" }), "REFUSED"],
  ["silence", answer(null, 0, { failure: "timeout" }), "REFUSED"],
  ["a redirect that we may not follow", answer(null, 0, { failure: "address" }), "INCONCLUSIVE"],
] as const)("an agent that gets %s where a browser gets the page", (_, agent, outcome) => {
  expect(probeOutcome([{ url, first: page, agent, last: page }])).toMatchObject({
    outcome,
    status: agent.status,
  });
});

test.each([
  ["the page and then a refusal", page, answer(403)],
  ["a refusal and then the page", answer(429), page],
  ["the page and then a challenge", page, answer(200, 800, cloudflare)],
  ["much text and then little", page, answer(200, 100)],
  ["the page and then nothing", page, answer(null, 0, { failure: "timeout" })],
])("nothing follows where a browser gets %s", (_, first, last) => {
  for (const agent of [page, answer(403)])
    expect(probeOutcome([{ url, first, agent, last }]).outcome).toBe("INCONCLUSIVE");
});

test.each([
  ["refused too", answer(403), answer(403), "INCONCLUSIVE"],
  ["challenged too", answer(403, 0, cloudflare), answer(503, 0, cloudflare), "INCONCLUSIVE"],
  ["let in by its name", answer(403), page, "OPEN"],
])("where a browser is kept out, an agent that is %s", (_, browser, agent, outcome) => {
  expect(probeOutcome([{ url, first: browser, agent, last: browser }]).outcome).toBe(outcome);
});

test("the worst of the pages counts, and one that shows something before one that shows nothing", () => {
  const open = { url, first: page, agent: page, last: page };
  const refused = { url: "https://shop.example/", first: page, agent: answer(403), last: page };
  const unclear = { url, first: page, agent: page, last: answer(500) };

  expect(probeOutcome([open, refused]).outcome).toBe("REFUSED");
  expect(probeOutcome([unclear, open]).outcome).toBe("OPEN");
  expect(probeOutcome([unclear]).outcome).toBe("INCONCLUSIVE");
  expect(probeOutcome([]).outcome).toBe("INCONCLUSIVE");
});

test.each([
  [page, page, page, "Status 200 and 800 words for /pricing, a browser status 200 and 800 words."],
  [page, answer(403), page, "Status 403 for /pricing, a browser status 200 and 800 words."],
  [
    page,
    answer(403, 0, cloudflare),
    page,
    "Status 403 with a challenge (cf-mitigated: challenge) for /pricing, a browser status 200 and 800 words.",
  ],
  [
    page,
    answer(null, 0, { failure: "timeout" }),
    page,
    "No answer (timeout) for /pricing, a browser status 200 and 800 words.",
  ],
  [
    answer(403),
    answer(403),
    answer(403),
    "Status 403 for /pricing, a browser status 403, so that nothing follows.",
  ],
  [
    page,
    page,
    answer(503),
    "A browser was answered differently at the beginning (Status 200 and 800 words) and at the end (Status 503) for /pricing, so that nothing follows.",
  ],
])("says what was seen: %#", (first, agent, last, seen) => {
  expect(probeOutcome([{ url, first, agent, last }]).seen).toBe(seen);
});
