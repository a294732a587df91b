import { checkIntegration, integrationErrors, sendTestVisit } from "@citelens/contract/traffic/integrations";
import { listApiKeys } from "@citelens/contract/workspaces/api-keys";
import { listWorkspaces } from "@citelens/contract/workspaces/workspaces";
import type { AppPage } from "../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import type { ElementLocator } from "../../../test/components/element-locator.ts";
import { expect, test } from "../../../test/components/page-test.ts";
import { fieldRefusal } from "../../../test/components/server-double.ts";

function card(page: AppPage, name: string): ElementLocator {
  return page.getByRole("region", { name, exact: true });
}

function codeIn(page: AppPage, label: string): ElementLocator {
  return page
    .getByRole("figure")
    .filter({ has: page.locator("figcaption").filter({ hasText: label }) })
    .locator("code");
}

test("the guides are in the address, and each says what it can and cannot see", async ({ page, server }) => {
  server.answer(listApiKeys, []);
  await page.goto(`/integrations?platform=nginx&backend=go`);
  const platforms = card(page, "Plugins and platforms");
  await expect(codeIn(page, "go.go")).toContainText("package citelens");
  await expect(platforms).toContainText("citelens-ship-logs --follow /var/log/nginx/access.log");
  await expect(platforms).toContainText("Access logs carry no signatures");
  await expect(card(page, "API key")).toContainText("There is no active key yet");

  await platforms.getByRole("link", { name: "Next.js" }).click();
  await expect(page).toHaveURL("/integrations?platform=next&backend=go");
  await expect(codeIn(page, "proxy.ts")).toContainText('from "@citelens/visit/next"');
  await expect(codeIn(page, ".env")).toContainText("/api/v1/tracking/visit CITELENS_KEY=YOUR_API_KEY");
  await platforms.getByRole("link", { name: "Shopify" }).click();
  await expect(platforms).toContainText("Shopify runs no code of yours on its servers");
  await expect(codeIn(page, "cloudflare-worker.js")).toContainText("passThroughOnException");
  await platforms.getByRole("link", { name: "WordPress" }).click();
  await expect(platforms.getByRole("link", { name: /^Download citelens/ })).toHaveAttribute("download");
  await page.goBack();
  await expect(page).toHaveURL("/integrations?platform=shopify&backend=go");

  page.setWidth(390);
  await page.getByRole("combobox", { name: "Backends" }).selectOption("Rails, Rack");
  await expect(codeIn(page, "rails.rb")).toContainText("class CitelensVisits");
  await expect(page).toHaveURL("/integrations?platform=shopify&backend=rails");
  await expect(card(page, "Resources").getByRole("link")).toHaveText([
    "API keys of this workspace",
    "All calls of the API, with their fields",
    "What your robots.txt says to AI agents",
    "Contact our Team",
  ]);
});

test("a check that fails says so with a way to help, runs once at a time, and can be tried again", async ({
  page,
  server,
}) => {
  const release = server.hold(checkIntegration);
  server.fail(checkIntegration);
  await page.goto("/integrations");
  const check = page.getByRole("button", { name: "Check integration" });
  await check.click();
  await expect(check).toHaveAttribute("aria-busy", "true");
  await check.evaluate((button) => button.click());
  release();

  const alert = card(page, "Integration check").getByRole("alert");
  await expect(alert).toContainText("Failed to check integration status. Please try again.");
  await expect(alert.getByRole("link", { name: "Contact our Team" })).toHaveAttribute("href", /^mailto:/);
  expect(server.calls(checkIntegration)).toHaveLength(1);

  const backend_details = { known_by: null, fault: "not_reported", next_step: "create_key" } as const;
  server.answer(checkIntegration, server.sample(checkIntegration, { backend: false, backend_details }));
  await check.click();
  await expect(page.getByText("Backend: not connected")).toBeVisible();
  await expect(alert).toBeHidden();
  await expect(card(page, "Integration check")).toContainText("What to do: Create an API key");

  server.answer(sendTestVisit, () => fieldRefusal({ non_field_errors: [integrationErrors.noKey] }));
  await page.getByRole("button", { name: "Send a test visit" }).click();
  await expect(alert).toHaveText("Create an API key first: reports are taken with a key alone.");
});

test("before there is a workspace the guides can be read, and a check needs a project", async ({
  page,
  server,
}) => {
  server.answer(listWorkspaces, []);
  await page.goto("/integrations");

  await page.getByRole("button", { name: "Check integration" }).click();

  await expect(page.getByRole("alert")).toHaveText("Please select a project first");
  await expect(codeIn(page, "django.py")).toContainText('KEY = "YOUR_API_KEY"');
  await expect(codeIn(page, "In the head of every page")).toContainText('PROJECT_KEY = "YOUR_PROJECT_ID"');
  await expectNoAxeViolations();
});
