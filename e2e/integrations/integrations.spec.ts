import { execFile } from "node:child_process";
import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { expect, type Locator, type Page } from "@playwright/test";
import { createKey, createWorkspace, sendVisit } from "../support/api.ts";
import { test } from "../support/test.ts";
import { desktop } from "../support/views.ts";
import { serveSite, visitedPaths, visitsAddress } from "../visits/visits.ts";

const exec = promisify(execFile);

function card(page: Page, name: string): Locator {
  return page.getByRole("region", { name, exact: true });
}

function codeIn(page: Page, label: string): Locator {
  return page
    .getByRole("figure")
    .filter({ has: page.locator("figcaption", { hasText: label }) })
    .locator("code");
}

test("a website is connected: what is missing is said, keys are filled in, and the check passes", {
  tag: "@main",
}, async ({ signedInPage: page, request, account, context, baseURL }) => {
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

  const custom = card(page, "Custom setup");
  await custom.getByRole("button", { name: "Copy to Clipboard" }).click();
  const { stdout } = await exec("sh", ["-c", await page.evaluate<string>("navigator.clipboard.readText()")]);
  expect(stdout).toMatch(/^HTTP\/1\.1 202/);
  await page.goto(visitsAddress(workspace));
  await expect(visitedPaths(page)).toHaveText(["/hello-from-curl"]);
  await site.close();
});

test("the guide of WordPress has the plugin to download", async ({ signedInPage: page, workspace }) => {
  await page.goto("/integrations?platform=wordpress");
  const [plugin] = await Promise.all([
    page.waitForEvent("download"),
    card(page, "Plugins and platforms")
      .getByRole("link", { name: /^Download citelens/ })
      .click(),
  ]);
  expect(plugin.suggestedFilename()).toBe("citelens-visits.zip");
  expect(workspace.id).not.toBe("");
});
