import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

test.each([
  "/settings/api-keys",
  "/accept-invitation/abc?x=1#y",
  "/workspaces/create",
  "/workspaces/1/dashboard",
  "/dashboards",
  "/onboarding-guide",
])("leads back to %s", (path) => {
  expect(returnPath(path)).toBe(path);
});

test.each([
  ["the root", "/"],
  ["the root with a search", "/?a=1"],
  ["the dashboard", "/dashboard"],
  ["the dashboard with a hash", "/dashboard/#top"],
  ["the onboarding", "/onboarding"],
  ["a step of the onboarding", "/onboarding/step-1?next=/settings"],
  ["another site", "https://evil.example/"],
  ["another site without a scheme", "//evil.example"],
  ["another site in disguise", "/\\evil.example"],
  ["a script", "javascript:alert(1)"],
  ["nothing", null],
])("does not lead to %s", (_, value) => {
  expect(returnPath(value)).toBeUndefined();
});
