import { expect, test } from "vitest";
import { audienceLead, audienceText } from "./audience.rules.ts";

test.each([
  [{ audience: "all", plans: [] }, "Everyone", "Everyone sees"],
  [{ audience: "superusers", plans: [] }, "Superusers", "Superusers see"],
  [
    { audience: "plan", plans: ["agency", "growth"] },
    "Growth, Agency",
    "People of organizations on Growth, Agency see",
  ],
] as const)("%j is %j", ({ audience, plans }, text, words) => {
  expect([
    audienceText({ audience, plans: [...plans] }),
    audienceLead({ audience, plans: [...plans] }),
  ]).toEqual([text, words]);
});
