import {
  getReferrals,
  listLandingPages,
  listReferringAssistants,
} from "@citelens/contract/traffic/referrals";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import { expect, test } from "../../../test/components/page-test.ts";
import type { ServerDouble } from "../../../test/components/server-double.ts";

const nobody = "Nobody came from an AI assistant in this period.";

function address({ id }: Workspace, search = ""): string {
  return `/workspaces/${id}/referrals${search}`;
}

/** So many people came, none of them from an assistant. */
function answerWithoutReferrals(server: ServerDouble, people: number): void {
  const none = { referrals: 0, assistants: 0, pages: 0, share: people === 0 ? null : 0, previous: null };
  server.answer(getReferrals, server.sample(getReferrals, { ...none, people, series: [] }));
  server.answer(listReferringAssistants, { results: [] });
  server.answer(listLandingPages, server.sample(listLandingPages, { count: 0, results: [] }));
}

test("it teaches the two ways to connect where nobody was ever reported", async ({
  page,
  server,
  workspace,
}) => {
  answerWithoutReferrals(server, 0);
  await page.goto(address(workspace));
  await expect(page.getByRole("heading", { name: "Nobody has been reported yet" })).toBeVisible();
  await expect(page.getByRole("figure", { name: "Tracker script" })).toContainText(
    `<script>window.PROJECT_KEY = "${workspace.id}";</script>`,
  );
  await expect(page.getByRole("figure", { name: "Tracker script" })).toContainText(
    `<script async src="http://localhost:3000/tracker.js"></script>`,
  );
  await expectNoAxeViolations();
  await page.getByRole("link", { name: "Set up server reports" }).click();
  await expect(page).toHaveURL("/integrations");
});

test("it shows that it loads, and says when nobody came from an assistant", async ({
  page,
  server,
  workspace,
}) => {
  answerWithoutReferrals(server, 12);
  const release = server.hold(getReferrals);
  await page.goto(address(workspace));
  await expect(page.getByRole("region", { name: "Referrals in short" })).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByRole("heading", { name: "No AI referrals in this period" })).toBeVisible();
  await expect(page.getByText(nobody)).toHaveCount(2);
});

test("it offers to retry what failed", async ({ page, server, workspace }) => {
  answerWithoutReferrals(server, 12);
  server.fail(listReferringAssistants);
  await page.goto(address(workspace, "?compare=off"));
  const assistants = page.getByRole("region", { name: "Assistants", exact: true });
  const retry = assistants.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  server.answer(listReferringAssistants, { results: [] });
  await retry.click();
  await expect(page.getByText(nobody)).toHaveCount(2);
});
