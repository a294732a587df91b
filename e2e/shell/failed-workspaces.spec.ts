import { readFileSync } from "node:fs";
import { join } from "node:path";
import { apiBase } from "@citelens/contract/base/endpoint";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { expect, type Page } from "@playwright/test";
import { createDraft } from "../campaigns/campaigns.ts";
import { skipWaitsFor } from "../support/skip-waits.ts";
import { test } from "../support/test.ts";

/** Lead elsewhere, or show nothing that belongs to a workspace: they stand as they are without the list. */
const withoutList = [
  "/",
  "/$",
  "/account",
  "/dashboard",
  "/logout",
  "/settings",
  "/settings/",
  "/settings/credit-calculator",
  "/settings/my-account",
  "/settings/notifications",
  "/workspaces/create",
];

/** The pages of the route tree for anyone who is signed in; those of superusers are about all workspaces. */
const pages = [...routeIds().matchAll(/"\/_app(\/[^"]*)": typeof/g)]
  .map(([, id]) => id ?? "")
  .filter((id) => !id.startsWith("/admin"));

function routeIds(): string {
  const file = join(import.meta.dirname, "../../apps/web/src/routeTree.gen.ts");
  return /interface FileRoutesById \{([\s\S]*?)\n\}/.exec(readFileSync(file, "utf8"))?.[1] ?? "";
}

const needList = pages.filter((id) => !withoutList.includes(id));

/** The same code waits for both answers; so the second is looked at where the pages get the list in different ways. */
const failures = [
  { what: "breaks at the server", status: 500, on: needList },
  {
    what: "is lost on the way",
    status: undefined,
    on: needList.filter((id) => /api-keys|billing|credit-payment|insight[/]dashboard/.test(id)),
  },
];

interface Failing {
  fail(): Promise<unknown>;
  succeed(): Promise<unknown>;
}

/** How the list of workspaces fails; with a route of Playwright each page would load the whole app without the cache. */
async function failingList(page: Page, status: number | undefined): Promise<Failing> {
  const browser = await page.context().newCDPSession(page);
  let isFailing = false;
  browser.on("Fetch.requestPaused", ({ requestId, request: { method } }) => {
    if (!isFailing) return; // it was on its way when the end of failing was asked for, which lets it go on
    if (method !== "GET") return void browser.send("Fetch.continueRequest", { requestId });
    if (status === undefined)
      return void browser.send("Fetch.failRequest", { requestId, errorReason: "Failed" });
    void browser.send("Fetch.fulfillRequest", { requestId, responseCode: status });
  });
  return {
    fail: () => {
      isFailing = true;
      return browser.send("Fetch.enable", { patterns: [{ urlPattern: `*${apiBase}/projects/` }] });
    },
    succeed: () => {
      isFailing = false;
      return browser.send("Fetch.disable");
    },
  };
}

for (const { what, status, on } of failures) {
  test(`every page says so and offers Retry when the list of workspaces ${what}`, async ({
    signedInPage: page,
    account,
    workspace,
    request,
  }) => {
    test.setTimeout(120_000); // some 30 pages
    const projectId = workspace.id;
    const draft = await createDraft(request, account, { projectId, name: "Autumn", queries: ["best shoes"] });
    await page.clock.install();
    const list = await failingList(page, status);
    const retry = page.locator("main").getByRole("button", { name: "Retry" });

    for (const id of on) {
      await test.step(id, async () => {
        const path = id
          .replace("$projectId", projectId)
          .replace("$campaignId", draft.id)
          .replace("$queryId", draft.queries[0]?.id ?? "");
        await list.fail();
        await page.goto(path.includes("payment") ? `${path}?success=true&session_id=cs_unknown` : path);
        await skipWaitsFor(page, retry);

        await list.succeed();
        // What is fetched by itself at this very moment takes the button away before it is pressed.
        await expect(async () => {
          if (await retry.isVisible()) await retry.click({ timeout: 2_000 });
          await expect(retry).toHaveCount(0);
        }).toPass();
        await expect(page.locator("main").getByRole("heading").first()).toBeVisible();
      });
    }
  });
}

test("a page of a workspace that is no longer one's own says that there is none, instead of nothing", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.clock.install();
  for (const path of ["agent-visits-old", "insight/dashboard", "insight/conversations", "insight/sources"]) {
    await page.goto(`/workspaces/${workspace.id}/${path}`);
    await expect(page.locator("main").getByRole("heading").first()).toBeVisible();

    const other: Workspace = { ...workspace, id: "01890000-0000-7000-8000-000000000000", name: "Other" };
    await page.route(`**${apiBase}/projects/`, (route) => route.fulfill({ json: [other] }));
    await page.clock.fastForward("01:00"); // by then the list is asked for again whenever the user comes back
    await page.evaluate("dispatchEvent(new Event('visibilitychange'))");

    await expect(page.getByRole("heading", { name: "this page doesn't exist" })).toBeVisible();
    await page.unroute(`**${apiBase}/projects/`);
  }
});
