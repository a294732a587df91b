import { expect, test } from "vitest";
import { emptyHtml, fetchOf } from "../checks/site/site-facts.test-helper.ts";
import { remedies, startFailure } from "./start-failure.rules.ts";

/** Everybody who is answered has a connection: that no other fault is told as one without is what readers of audits rely on. */
test.each([
  [400, "REFUSED"],
  [401, "LOGIN"],
  [402, "REFUSED"],
  [403, "REFUSED"],
  [404, "NO_PAGES"],
  [405, "REFUSED"],
  [406, "REFUSED"],
  [410, "NO_PAGES"],
  [418, "REFUSED"],
  [429, "REFUSED"],
  [451, "REFUSED"],
  [500, "UNREACHABLE"],
  [503, "UNREACHABLE"],
  [522, "UNREACHABLE"],
])("a start page that answers %i is told as %s, with its status", (status, reason) => {
  expect(startFailure({ fetch: fetchOf({ status }), html: null })).toMatchObject({
    reason,
    seen: expect.stringMatching(reason === "LOGIN" ? /login/ : new RegExp(`answered ${status}`)),
  });
});

test.each([
  ["dns", "DNS"],
  ["timeout", "TIMEOUT"],
  ["certificate", "CERTIFICATE"],
  ["address", "ADDRESS"],
  ["too-large", "TOO_LARGE"],
  ["unreachable", "UNREACHABLE"],
])("a server that cannot be asked (%s) is told as %s", (failure, reason) => {
  expect(startFailure({ fetch: fetchOf({ status: null, failure }), html: null })?.reason).toBe(reason);
});

test("a challenge is one at any status, and every failure has its remedy", () => {
  const challenged = startFailure({
    fetch: fetchOf({ status: 403, challenge: "page of Imperva" }),
    html: null,
  });

  expect(challenged?.reason).toBe("CHALLENGED");
  expect(challenged && remedies[challenged.reason]).toMatch(/firewall or CDN/);
  expect(startFailure({ fetch: fetchOf(), html: emptyHtml })).toBeUndefined();
});
