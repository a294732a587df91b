import { execFile } from "node:child_process";
import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { expect, type Locator, type Page } from "@playwright/test";
import { createKey, createWorkspace, sendVisit } from "../support/api.ts";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { test } from "../support/test.ts";
import { desktop, themes, useTheme } from "../support/views.ts";
import { serveSite, visitedPaths, visitsAddress } from "../visits/visits.ts";

const exec = promisify(execFile);
const checkCall = "**/api/v1/projects/*/integration/check/";

function card(page: Page, name: string): Locator {
  return page.getByRole("region", { name, exact: true });
}

function codeIn(page: Page, label: string): Locator {
  return page
    .getByRole("figure")
    .filter({ has: page.locator("figcaption", { hasText: label }) })
    .locator("code");
}

test("a website is connected: what is missing is said, keys are filled in, and the check passes", async ({
  signedInPage: page,
  request,
  account,
  context,
  baseURL,
}) => {
  let html = "<h1>Acorn</h1>";
  let onRequest = async (_: IncomingMessage): Promise<void> => undefined;
  const site = await serveSite((asked) => {
    void onRequest(asked);
    return html;
  });
  const workspace = await createWorkspace(request, account, { url: site.url });
  const { prefix } = await createKey(request, account, { projectId: workspace.id, name: "Production" });
  await createKey(request, account, { projectId: workspace.id, name: "Later" });
  await page.setViewportSize(desktop);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);

  await page.goto(visitsAddress(workspace));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Integrations" }).click();
  await expect(page).toHaveURL("/integrations");
  await expect(page).toHaveTitle(/^Integrations/);
  await expect(page.getByRole("link", { name: "API Keys", exact: true })).toHaveAttribute(
    "href",
    "/settings/api-keys",
  );
  await expect(card(page, "API key")).toContainText("your first key, Production");
  await expect(codeIn(page, "django.py")).toContainText(`KEY = "${prefix}_REST_OF_YOUR_KEY"`);
  await expect(codeIn(page, "django.py")).toContainText(`"${String(baseURL)}/api/v1/tracking/visit"`);
  await expect(codeIn(page, "In the head of every page")).toHaveText(
    `<script>window.PROJECT_KEY = "${workspace.id}";</script>\n<script async src="${String(baseURL)}/tracker.js"></script>`,
  );

  const result = card(page, "Integration check");
  await page.getByRole("button", { name: "Check integration" }).click();
  await expect(result.getByText(/^Asking http.* for its page/)).toBeVisible();
  await expect(result.getByText("Backend: not connected")).toBeVisible();
  await expect(result).toContainText("nobody reported the request that this check made");
  await expect(result).toContainText("What to do: Set up one of the guides below");
  await expect(result.getByText("Frontend: not connected")).toBeVisible();
  await expect(result).toContainText("There is no script tag in the HTML of");
  await expect(result).toContainText("What to do: Paste the script tag below");

  await page.getByRole("button", { name: "Create API key" }).click();
  await expect(codeIn(page, "django.py")).not.toContainText("REST_OF_YOUR_KEY");
  const secret = /KEY = "(clk_\w+)"/.exec((await codeIn(page, "django.py").textContent()) ?? "")?.[1] ?? "";
  html = (await codeIn(page, "In the head of every page").textContent()) ?? "";
  onRequest = ({ url = "/", headers }) =>
    sendVisit(request, secret, {
      request_path: url.replace(/\?.*/, ""),
      request_headers: { "user-agent": headers["user-agent"] ?? "" },
    });
  await page.clock.install();
  await page.getByRole("button", { name: "Check integration" }).click();
  const notice = result.getByText("Your integration works: frontend and backend are connected.");
  await expect(notice).toBeVisible();
  await page.clock.fastForward(4_000);
  await expect(notice).toBeVisible();
  await page.clock.fastForward(1_100);
  await expect(notice).toBeHidden();
  await expect(result.getByText("Backend: connected")).toBeVisible();
  await expect(result.getByText("Frontend: connected")).toBeVisible();

  await page.getByRole("button", { name: "Send a test visit" }).click();
  await expect(result.getByText("The test visit arrived")).toBeVisible();
  await expect(result).toContainText("It is counted as filtered and in no figure");
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  await expectNoOverflow(page);

  const custom = card(page, "Custom setup");
  await custom.getByRole("button", { name: "Copy to Clipboard" }).click();
  const { stdout } = await exec("sh", ["-c", await page.evaluate<string>("navigator.clipboard.readText()")]);
  expect(stdout).toMatch(/^HTTP\/1\.1 202/);
  await page.goto(visitsAddress(workspace));
  await expect(visitedPaths(page)).toHaveText(["/hello-from-curl"]);
  await site.close();
});

test("the guides are in the address, and each says what it can and cannot see", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(`/integrations?platform=nginx&backend=go`);
  const platforms = card(page, "Plugins and platforms");
  await expect(codeIn(page, "go.go")).toContainText("package citelens");
  await expect(platforms).toContainText("citelens-ship-logs --follow /var/log/nginx/access.log");
  await expect(platforms).toContainText("Access logs carry no signatures");
  await expect(card(page, "API key")).toContainText("There is no active key yet");

  await platforms.getByRole("link", { name: "Next.js" }).click();
  await expect(page).toHaveURL("/integrations?platform=next&backend=go");
  await expect(codeIn(page, "proxy.ts")).toContainText('from "@citelens/visit/next"');
  await expect(codeIn(page, ".env")).toContainText("/api/v1/tracking/visit\nCITELENS_KEY=YOUR_API_KEY");
  await platforms.getByRole("link", { name: "Shopify" }).click();
  await expect(platforms).toContainText("Shopify runs no code of yours on its servers");
  await expect(codeIn(page, "cloudflare-worker.js")).toContainText("passThroughOnException");
  await platforms.getByRole("link", { name: "WordPress" }).click();
  const [plugin] = await Promise.all([
    page.waitForEvent("download"),
    platforms.getByRole("link", { name: /^Download citelens/ }).click(),
  ]);
  expect(plugin.suggestedFilename()).toBe("citelens-visits.zip");
  await page.goBack();
  await expect(page).toHaveURL("/integrations?platform=shopify&backend=go");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("combobox", { name: "Backends" }).selectOption({ label: "Rails, Rack" });
  await expect(codeIn(page, "rails.rb")).toContainText("class CitelensVisits");
  await expect(page).toHaveURL("/integrations?platform=shopify&backend=rails");
  await expect(card(page, "Resources").getByRole("link")).toHaveText([
    "API keys of this workspace",
    "All calls of the API, with their fields",
    "What your robots.txt says to AI agents",
    "Contact our Team",
  ]);
  expect(workspace.id).not.toBe("");
});

test("a check that fails says so with a way to help, runs once at a time, and can be tried again", async ({
  signedInPage: page,
  workspace,
}) => {
  const waiting = hold();
  let asked = 0;
  await page.route(checkCall, async (route) => {
    asked += 1;
    await waiting.until;
    await route.fulfill({ status: 500, json: { detail: "broken" } });
  });
  await page.goto("/integrations");
  const check = page.getByRole("button", { name: "Check integration" });
  await check.click();
  await check.dispatchEvent("click");
  await expect(check).toHaveAttribute("aria-busy", "true");
  waiting.release();

  const alert = card(page, "Integration check").getByRole("alert");
  await expect(alert).toContainText("Failed to check integration status. Please try again.");
  await expect(alert.getByRole("link", { name: "Contact our Team" })).toHaveAttribute("href", /^mailto:/);
  expect(asked).toBe(1);
  await page.unroute(checkCall);
  await check.click();
  await expect(page.getByText("Backend: not connected")).toBeVisible();
  await expect(alert).toBeHidden();
  await expect(card(page, "Integration check")).toContainText("What to do: Create an API key");

  await page.getByRole("button", { name: "Send a test visit" }).click();
  await expect(alert).toHaveText("Create an API key first: reports are taken with a key alone.");
  expect(workspace.url).toContain("northwind");
});

test("before there is a workspace the guides can be read, and a check needs a project", async ({
  signedInPage: page,
}) => {
  await page.goto("/integrations");

  await page.getByRole("button", { name: "Check integration" }).click();

  await expect(page.getByRole("alert")).toHaveText("Please select a project first");
  await expect(codeIn(page, "django.py")).toContainText('KEY = "YOUR_API_KEY"');
  await expect(codeIn(page, "In the head of every page")).toContainText('PROJECT_KEY = "YOUR_PROJECT_ID"');
  await expectNoAxeViolations(page);
});
