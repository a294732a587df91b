import { expect, test } from "vitest";
import { browserTestsOf, chooseTests } from "./changed-tests.ts";

const specs = [
  "e2e/visits/visits.spec.ts",
  "e2e/visits/visits-looks.spec.ts",
  "e2e/shell/shell.spec.ts",
  "e2e/billing/billing.spec.ts",
];

test.each([
  ["apps/server/src/features/visits/store/page-path.ts"],
  ["apps/web/src/features/visits/charts/bar.tsx"],
  ["packages/contract/src/traffic/visits.ts"],
  ["e2e/visits/visits.ts"],
])("a change of %s asks for the browser tests of its room", (changed) => {
  expect(browserTestsOf(specs, [changed])).toEqual([
    "e2e/visits/visits.spec.ts",
    "e2e/visits/visits-looks.spec.ts",
  ]);
});

test("a change of what all pages share is tried on the shell", () => {
  expect(browserTestsOf(specs, ["apps/web/src/ui/table/table.tsx"])).toEqual(["e2e/shell/shell.spec.ts"]);
});

test("a change of no room asks for no browser test", () => {
  expect(browserTestsOf(specs, ["docs/testing.md", "apps/server/test/world.ts"])).toEqual([]);
});

test("the tests closest to the change run, and those beyond the time are named", () => {
  const near = "apps/server/src/features/visits/store/page-path.test.ts";
  const sameRoom = "apps/server/src/features/visits/csv/csv.test.ts";
  const far = "apps/server/src/features/admin/admin.test.ts";
  const small = "packages/contract/test/base/csv.test.ts";

  const choice = chooseTests({
    files: [far, small, sameRoom, near],
    changed: ["apps/server/src/features/visits/store/page-path.ts"],
    secondsOf: (file) => (file === small ? 1 : 25),
  });

  expect(choice).toEqual({ chosen: [near, sameRoom, small], leftOut: [far] });
});

test("a test that was changed itself runs, however long it takes", () => {
  const changed = ["apps/server/test/survival.test.ts"];

  expect(chooseTests({ files: changed, changed, secondsOf: () => 500 }).chosen).toEqual(changed);
});
