import { checkIds } from "@citelens/contract/content/audit-words";
import { expect, test } from "vitest";
import { checkName } from "./check-names.rules.ts";

test("every check has a name of its own", () => {
  const names = checkIds.map(checkName);

  expect(names.every((name) => name.length > 2)).toBe(true);
  expect(new Set(names).size).toBe(checkIds.length);
});
