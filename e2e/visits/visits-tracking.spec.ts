import { execFile } from "node:child_process";
import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { runInNewContext } from "node:vm";
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../support/test.ts";
import { agents, keyOf, reportVisits, type Site, serveSite, visitedPaths, visitsAddress } from "./visits.ts";

const exec = promisify(execFile);
/** A visit must be in sight this soon after its report was answered. */
const visibleWithin = { timeout: 5000 } as const;

test.describe("before the first visit", () => {
  test("the page teaches, fills in a new key and turns into data by itself", async ({
    signedInPage: page,
    request,
    workspace,
  }) => {
    await page.goto(visitsAddress(workspace));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Visits");
    await expect(page.getByRole("heading", { name: "No AI agent has visited yet" })).toBeVisible();
    await expect(page.getByText("Waiting for the first visit…")).toBeVisible();
    await expect(snippet(page, "Terminal")).toContainText("Api-Key YOUR_API_KEY");

    await page.getByRole("button", { name: "Create API key" }).click();
    await expect(snippet(page, "Terminal")).not.toContainText("YOUR_API_KEY");
    const [, endpoint = "", , authorization = "", , type = "", , data = ""] = await wordsForCurl(
      await textOf(snippet(page, "Terminal")),
    );
    const headers = Object.fromEntries([authorization, type].map((header) => header.split(": ")));
    const answer = await request.post(endpoint, { headers, data });

    expect(answer.status()).toBe(202);
    await expect(visitedPaths(page)).toHaveText(["/hello-from-curl"], visibleWithin);
    await expect(page.getByRole("row", { name: "/hello-from-curl" })).toContainText("GPTBot");
    await expect(page.getByText("1 visit to 1 page · Last 7 Days")).toBeVisible();
    // The key may not be on any server yet, so it stays until it is put away.
    await expect(page.getByText("This key is displayed only once")).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByText("This key is displayed only once")).toBeHidden();
  });

  test("the Express snippet reports the visits of a real site", async ({ signedInPage: page, workspace }) => {
    await page.goto(visitsAddress(workspace));
    await page.getByRole("button", { name: "Create API key" }).click();
    await expect(snippet(page, "Terminal")).not.toContainText("YOUR_API_KEY");
    await page.getByRole("button", { name: "Express" }).click();

    const site = await serveReportingSite(await textOf(snippet(page, "server.js")));
    // A report that takes longer than 150 ms is given up, so a busy machine may need more than one visit.
    await expect(async () => {
      const response = await fetch(`${site.url}/from-express`, { headers: { "User-Agent": agents.search } });
      expect(await response.text()).toBe("the page");
      await expect(visitedPaths(page)).toHaveText(["/from-express"], visibleWithin);
    }).toPass();
    await expect(page.getByRole("row", { name: "/from-express" })).toContainText("OAI-SearchBot");
    await site.close();
  });
});

test.describe("tracking", () => {
  test("shows how reports were handled and lets an owner store more of them", async ({
    signedInPage: page,
    request,
    account,
    workspace,
  }) => {
    const secret = await keyOf(request, account, workspace);
    await reportVisits(request, secret, [{ path: "/page" }, { path: "/logo.png" }]);
    const dialog = page.getByRole("dialog", { name: "Tracking" });
    // What was counted is stored a moment later, and an open dialog stands before its button.
    await expect(async () => {
      await page.goto(visitsAddress(workspace));
      await page.getByRole("button", { name: "Tracking" }).click();
      await expect(dialog.getByText("Images, scripts, styles and other assets")).toBeVisible({
        timeout: 2000,
      });
    }).toPass();
    await expect(dialog.getByRole("listitem").first()).toContainText(
      "WebsiteReceived2Stored1Filtered1Rejected0",
    );

    const assets = dialog.getByRole("switch", { name: "Store requests for assets" });
    await expect(assets).not.toBeChecked();
    const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
    await assets.click();
    await expect(assets).toBeChecked();
    expect((await saved).status()).toBe(200);
    await page.reload();
    await page.getByRole("button", { name: "Tracking" }).click();
    await expect(assets).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(async () => {
      await reportVisits(request, secret, [{ path: "/logo.png" }]);
      await page.reload();
      await expect(visitedPaths(page).filter({ hasText: "/logo.png" })).toBeVisible({ timeout: 2000 });
    }).toPass();
  });
});

function snippet(page: Page, label: string): Locator {
  return page.getByRole("figure").filter({ hasText: label }).locator("code");
}

async function textOf(element: Locator): Promise<string> {
  return (await element.textContent()) ?? "";
}

/** Words with which a POSIX shell would start curl. */
async function wordsForCurl(command: string): Promise<readonly string[]> {
  const print = "process.stdout.write(JSON.stringify(process.argv.slice(1)))";
  const script = `curl() { "$NODE" -e '${print}' -- "$@"; }\n${command}`;
  const { stdout } = await exec("sh", ["-c", script], { env: { NODE: process.execPath } });
  return JSON.parse(stdout);
}

/** A site whose every request passes the snippet first, as under Express with its `originalUrl`. */
function serveReportingSite(code: string): Promise<Site> {
  const used: ((request: IncomingMessage, response: unknown, next: () => void) => void)[] = [];
  runInNewContext(code, { app: { use: (middleware: never) => used.push(middleware) }, fetch, AbortSignal });
  return serveSite((request) => {
    let page = "";
    used[0]?.(Object.assign(request, { originalUrl: request.url }), undefined, () => {
      page = "the page";
    });
    return page;
  });
}
