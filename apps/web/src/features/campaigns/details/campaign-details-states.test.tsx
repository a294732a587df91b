import { getCampaign, updateCampaign } from "@citelens/contract/visibility/campaigns";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import { expect, test } from "../../../../test/components/page-test.ts";
import { campaignOf } from "../campaigns.test-helper.ts";

function address({ id }: Workspace, campaignId: string): string {
  return `/workspaces/${id}/insight/${campaignId}/details`;
}

test("the page says that it loads, why it failed, that a draft has no answers, and why a campaign stopped", async ({
  page,
  server,
  workspace,
}) => {
  const campaign = campaignOf(server, { name: "Lamps" });
  const at = address(workspace, campaign.id);
  const release = server.hold(getCampaign);
  server.fail(getCampaign);
  await page.goto(at);
  await expect(page.getByRole("status", { name: "Loading the campaign" })).toBeVisible();
  release();
  await expect(page.getByText("The server encountered an error. Please try again later.")).toBeVisible();
  server.answer(getCampaign, campaign);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lamps");

  server.answer(getCampaign, { ...campaign, name: "", status: "DRAFT" });
  await page.goto(at);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Untitled campaign");
  await expect(page.getByRole("link", { name: "Edit the draft" })).toHaveAttribute("href", /\/edit$/);
  await expect(page.getByRole("button", { name: "Run now" })).toBeHidden();

  const stop_reason = "The credits are used up.";
  server.answer(getCampaign, { ...campaign, status: "STOPPED", stop_reason });
  await page.goto(at);
  await expect(page.getByText(stop_reason)).toBeVisible();
  await expect(page.getByRole("region", { name: "Settings" })).toContainText("Next runNone");

  server.refuse(getCampaign, "NOT_FOUND");
  await page.goto(at);
  await expect(page.getByRole("heading", { name: "This campaign does not exist" })).toBeVisible();
});

test("an error of the save of a campaign's names stands beside them", async ({ page, server, workspace }) => {
  const campaign = campaignOf(server, {});
  server.answer(getCampaign, campaign);
  server.fail(updateCampaign);
  await page.goto(address(workspace, campaign.id));

  const card = page.getByRole("region", { name: "Names in answers", exact: true });
  await card
    .getByRole("button", { name: /^Edit names of/ })
    .first()
    .click();
  await card.getByRole("button", { name: "Save Changes" }).click();
  await expect(card.getByRole("alert")).toBeVisible();
  await expect(card.getByLabel("Other names")).toBeVisible();
  await expectNoAxeViolations();
});
