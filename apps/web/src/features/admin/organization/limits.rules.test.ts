import { expect, test } from "vitest";
import { overridesOf, textsOf } from "./limits.rules.ts";

const none = {
  events_per_second: null,
  requests_per_minute: null,
  streams: null,
  exports: null,
  audit_pages: null,
  workspaces: null,
};

test("what was changed comes back as it was shown", () => {
  const changed = { ...none, events_per_second: 50, workspaces: 0 };

  expect(overridesOf(textsOf(changed))).toEqual(changed);
  expect(textsOf(changed)).toMatchObject({ events_per_second: "50", workspaces: "0", streams: "" });
});

test.each([
  ["  ", null],
  ["12", 12],
  ["1.5", 1.5],
  ["many", -1],
])("%o is sent as %o", (text, sent) => {
  expect(overridesOf({ ...textsOf(none), streams: text }).streams).toBe(sent);
});
