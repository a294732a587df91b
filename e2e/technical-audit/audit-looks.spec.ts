import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { test } from "../support/test.ts";
import { desktop, fontsLoaded, phone, themes, useTheme } from "../support/views.ts";
import { answerKnownAudits, auditCalls } from "./known-audit.ts";
import { auditIds, knownDay } from "./known-audits.ts";

interface Screen {
  readonly name: string;
  readonly path: string;
  /** What is there once the screen is. */
  readonly shows: (page: Page) => Promise<void>;
}

const results = `results/${auditIds.last}`;

function heading(name: string): Screen["shows"] {
  return (page) => expect(page.getByRole("heading", { name, exact: true }).first()).toBeVisible();
}

const screens: readonly Screen[] = [
  {
    name: "dashboard",
    path: "dashboard",
    shows: (page) => expect(page.getByRole("table", { name: "What to mend first" })).toBeVisible(),
  },
  {
    name: "analyzing",
    path: `analyzing/${auditIds.running}`,
    shows: (page) => expect(page.getByRole("list", { name: "Found so far" })).toBeVisible(),
  },
  {
    name: "failed",
    path: `analyzing/${auditIds.failed}`,
    shows: heading("What to do"),
  },
  {
    name: "issues",
    path: results,
    shows: (page) => expect(page.getByRole("table", { name: "Issues" }).getByRole("row")).toHaveCount(9),
  },
  {
    name: "issue",
    path: `${results}?issue=noindex`,
    shows: (page) =>
      expect(
        page.getByRole("dialog").getByRole("list", { name: "Pages" }).getByRole("listitem").first(),
      ).toBeVisible(),
  },
  {
    name: "access",
    path: `${results}?tab=access`,
    shows: (page) => expect(page.getByRole("table", { name: "Training" })).toBeVisible(),
  },
  {
    name: "pages",
    path: `${results}?tab=pages`,
    shows: (page) =>
      expect(page.getByRole("table", { name: "Pages of the audit" }).getByRole("row")).toHaveCount(4),
  },
  {
    name: "page",
    path: `${results}?tab=pages&at=00f00ba400f00ba4`,
    shows: (page) => expect(page.getByRole("dialog").getByRole("list", { name: "Findings" })).toBeVisible(),
  },
  {
    name: "speed",
    path: `${results}?tab=speed`,
    shows: (page) => expect(page.getByRole("table", { name: "Size of the HTML" })).toBeVisible(),
  },
  {
    name: "compare",
    path: `${results}?tab=compare`,
    shows: (page) =>
      expect(page.getByRole("table", { name: "Changed pages" }).getByRole("row")).toHaveCount(3),
  },
];

for (const { name, path, shows } of screens) {
  test(`${name} is accessible in both themes, and fits a phone`, async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.clock.setFixedTime(new Date(knownDay));
    await page.setViewportSize(desktop);
    await page.route(auditCalls, answerKnownAudits());
    await page.goto(`/workspaces/${workspace.id}/technical-optimization/${path}`);
    await shows(page);
    await fontsLoaded(page);
    for (const theme of themes) {
      await useTheme(page, theme);
      await expectNoAxeViolations(page);
    }

    await page.setViewportSize(phone);
    await shows(page);
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
  });
}
