import { expect } from "@playwright/test";
import { creditsCall } from "../credits/credits.ts";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { test } from "../support/test.ts";
import { themes, useTheme } from "../support/views.ts";
import { withOrganization } from "./billing.ts";

test("where credits are granted the page says whom to ask, and offers nothing to buy", async ({
  signedInPage: page,
  workspace,
}) => {
  const spent = { billing: "granted", total_credits: 0, remaining_credits: 0, workspaces_max: null } as const;
  await withOrganization(page, spent);
  await page.route(creditsCall, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...spent } });
  });
  await page.goto("/settings/billing");
  await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();

  await expect(page.getByText("Credits are granted here")).toBeVisible();
  await expect(page.getByRole("link", { name: "support@citelens.example" })).toHaveAttribute(
    "href",
    /^mailto:support@citelens\.example\?subject=Credits/,
  );
  await expect(page.getByText("There are no credits yet. Request some to start a campaign.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask for Credits" })).toBeVisible();
  await expect(page.getByText(/demo plan|renew/)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Buy|Choose|Edit|Manage/ })).toHaveCount(0);
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }

  await page.goto(`/workspaces/${workspace.id}/insight/catch`);
  await expect(page.getByText("Credits are granted here")).toBeVisible();
  await expect(page.getByRole("link", { name: "Get credits" })).toHaveCount(0);
  await expect(page.getByText("How to get credits")).toHaveCount(0);
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
});
