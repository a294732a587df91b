import type { AccessAgent } from "@citelens/contract/content/audit-fields";
import { getAudit, getAuditAccess } from "@citelens/contract/content/technical-audit";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { expectNoAxeViolations } from "../../../../../test/components/checks.ts";
import { expect, test } from "../../../../../test/components/page-test.ts";
import { agentOf, auditOf } from "../../audit-fixtures.test-helper.ts";

const done = auditOf();
const trains = { purpose: "llm_training", is_training: true } as const;
const known: AccessAgent[] = [
  agentOf({ conclusion: "open_seen" }),
  agentOf({ ...trains, token: "GPTBot", conclusion: "open_seen" }),
];
const unknown: AccessAgent[] = [
  agentOf({ ...trains, token: "Amazonbot", operator: "Amazon" }),
  agentOf({ ...trains, token: "Applebot-Extended", operator: "Apple" }),
];
const access = { agents: [...known, ...unknown], tracking_since: "2026-10-01T00:00:00.000Z", probed: true };

function addressOf({ id }: Workspace): string {
  return `/workspaces/${id}/technical-optimization/results/${done.id}?tab=access`;
}

test("results say what was not read, not checked, and not known", async ({ page, server, workspace }) => {
  const reason = "This installation has no browser.";
  server.answer(
    getAudit,
    auditOf({
      coverage: { read: 512, known: 4200 },
      cut: "The limit of 500 pages that was set for this audit.",
      not_checked: [
        { check_id: "js-text", reason },
        { check_id: "js-facts", reason },
        { check_id: "agents-errors", reason: "No visit has been reported." },
      ],
    }),
  );
  server.answer(getAuditAccess, { ...access, tracking_since: null, probed: false });
  await page.goto(addressOf(workspace));

  await expect(page.getByText("512 of 4,200 known pages were read")).toBeVisible();
  await page.getByText("3 checks could not be made").click();
  await expect(
    page.getByText("Text without JavaScript, Facts without JavaScript: This installation has no browser."),
  ).toBeVisible();
  await expect(page.getByText("No visit has been reported yet")).toBeVisible();
  await expect(page.getByText("No probes were sent")).toBeVisible();
  await expectNoAxeViolations();
});

test("agents of which nothing is known are folded, and unfolded by the keyboard", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(getAudit, done);
  server.answer(getAuditAccess, access);
  await page.goto(addressOf(workspace));

  const training = page.getByRole("region", { name: "Training" });
  const agents = training.getByRole("table").getByRole("rowheader");
  await expect(training).toContainText("3 agents: 1 let in, 2 not known");
  await expect(agents).toHaveCount(1);
  await expect(page.getByRole("button", { name: /of which nothing is known/ })).toHaveCount(1);

  const show = training.getByRole("button", { name: "Show 2 agents of which nothing is known" });
  await expect(show).toHaveAttribute("aria-expanded", "false");
  await show.press("Enter");
  await expect(agents).toHaveCount(3);
  await expect(agents.nth(1)).toContainText("Amazonbot");
  await expect(page).toHaveURL(/tab=access&unknown=training$/);
  const hide = training.getByRole("button", { name: "Hide 2 agents of which nothing is known" });
  await expect(hide).toBeFocused();
  await expect(hide).toHaveAttribute("aria-expanded", "true");
  await expectNoAxeViolations();

  await page.reload();
  await expect(agents).toHaveCount(3);
  await hide.press("Space");
  await expect(agents).toHaveCount(1);
  await expect(page).not.toHaveURL(/unknown/);
  await expect(training).toContainText("3 agents: 1 let in, 2 not known");
});

test("a group of which nothing is known at all has its fold alone", async ({ page, server, workspace }) => {
  server.answer(getAudit, done);
  server.answer(getAuditAccess, { ...access, agents: unknown });
  await page.goto(addressOf(workspace));

  const training = page.getByRole("region", { name: "Training" });
  const show = training.getByRole("button", { name: "Show 2 agents of which nothing is known" });
  await expect(show).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await expectNoAxeViolations();
  await show.click();
  await expect(training.getByRole("rowheader")).toHaveCount(2);
});
