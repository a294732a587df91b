import { expect, test } from "vitest";
import { tokenIn } from "./invitation-link.rules.ts";

test.each([
  ["/accept-invitation/Zm9v-_bar", "Zm9v-_bar"],
  ["/accept-invitation/Zm9v/", "Zm9v"],
  ["/accept-invitation/", undefined],
  ["/accept-invitation", undefined],
  ["/accept-invitation/a/b", undefined],
  ["/accept-invitation/a%20b", undefined],
  [`/accept-invitation/${"x".repeat(201)}`, undefined],
  ["/settings/accept-invitation/abc", undefined],
  ["/dashboard", undefined],
])("%s holds the token %s", (path, token) => {
  expect(tokenIn(path)).toBe(token);
});
