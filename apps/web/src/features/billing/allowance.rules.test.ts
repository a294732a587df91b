import { expect, test } from "vitest";
import { allowanceOf, inUseText } from "./allowance.rules.ts";

test.each([
  [0, 1, { kind: "within", used: 0, max: 1 }],
  [4, 5, { kind: "within", used: 4, max: 5 }],
  [1, 1, { kind: "beyond", used: 1, max: 1 }],
  [3, 1, { kind: "beyond", used: 3, max: 1 }],
  [9, null, { kind: "unlimited" }],
] as const)("with %i used of %s the next workspace is %j", (workspaces_used, workspaces_max, allowance) => {
  expect(allowanceOf({ workspaces_used, workspaces_max })).toEqual(allowance);
});

test.each([
  [1, 1, "1 of 1 workspace in use"],
  [1, 5, "1 of 5 workspaces in use"],
  [2, 1, "2 workspaces in use, 1 in your plan"],
  [3, null, "3 workspaces in use, as many as you like"],
])("%i workspaces of %j are told as %s", (workspaces_used, workspaces_max, text) => {
  expect(inUseText({ workspaces_used, workspaces_max })).toBe(text);
});
