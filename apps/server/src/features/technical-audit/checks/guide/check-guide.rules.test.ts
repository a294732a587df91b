import { checkIds, pageCheckIds, siteCheckIds } from "@citelens/contract/content/audit-words";
import { expect, test } from "vitest";
import { pageChecks } from "../page/page-checks.rules.ts";
import { siteChecks } from "../site/site-checks.rules.ts";
import { auditGuide } from "./check-guide.rules.ts";

const guided = new Map(auditGuide().checks.map((check) => [check.id, check]));

test("the guide has every check of the contract once", () => {
  expect(auditGuide().checks.map(({ id }) => id)).toHaveLength(checkIds.length);
  expect([...guided.keys()].toSorted()).toEqual([...checkIds].toSorted());
});

test("each is of the site or of pages as the contract has it", () => {
  const ids = (of: string) => auditGuide().checks.flatMap((check) => (check.of === of ? [check.id] : []));

  expect(ids("site").toSorted()).toEqual([...siteCheckIds].toSorted());
  expect(ids("page").toSorted()).toEqual([...pageCheckIds].toSorted());
});

test.each([...siteChecks, ...pageChecks].map((check) => [check.id, check] as const))(
  "%s has the title, severity and grade of the check itself",
  (id, { title, severity, grade }) => {
    expect(guided.get(id)).toMatchObject({ title, severity, grade });
  },
);

test.each(auditGuide().checks.map((check) => [check.id, check] as const))(
  "%s says in sentences what fails it and what mends it, and fits into a cell of a table",
  (_, { failsWhen, mend }) => {
    for (const text of [failsWhen, mend]) {
      expect(text).toMatch(/^\S.*\.$/);
      expect(text).not.toMatch(/[|\n]/);
      expect(text.length).toBeLessThan(320);
    }
  },
);

test("the limits of titles and descriptions are those of the checks", () => {
  expect(guided.get("title")?.failsWhen).toContain("shorter than 15 or longer than 70 characters");
  expect(guided.get("description")?.failsWhen).toContain("shorter than 50 or longer than 160 characters");
});
