import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { type Account, createKey, createWorkspace, sendVisit } from "../support/api.ts";
import { savedFile } from "../support/saved-file.ts";
import { test } from "../support/test.ts";
import { desktop } from "../support/views.ts";
import { openVisitor } from "./websites.ts";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const dayMs = 86_400_000;

function addressOf({ id }: Workspace, search = ""): string {
  return `/workspaces/${id}/referrals${search}`;
}

interface Landing {
  readonly path: string;
  readonly referer?: string;
  readonly agoDays?: number;
  readonly by?: string;
}

/** As a customer's server would report people; each from an address of their own. */
async function reportPeople(
  request: APIRequestContext,
  account: Account,
  { id }: Workspace,
  people: readonly Landing[],
): Promise<void> {
  const { key } = await createKey(request, account, { projectId: id });
  await Promise.all(
    people.map(({ path, referer, agoDays = 0, by = chrome }, index) =>
      sendVisit(request, key, {
        request_path: path,
        request_headers: { "user-agent": by, ...(referer && { referer }) },
        client_ip: `203.0.113.${index + 1}`,
        occurred_at: new Date(Date.now() - agoDays * dayMs).toISOString(),
      }),
    ),
  );
}

function figureOf(page: Page, label: string) {
  return page
    .getByRole("region", { name: "Referrals in short" })
    .locator("div", { has: page.getByText(label, { exact: true }) })
    .last();
}

test("a person whom an assistant sent to a website with the script is seen once, however they go on", async ({
  signedInPage: page,
  request,
  account,
  baseURL,
}) => {
  const workspace = await createWorkspace(request, account, { url: "http://shop.test/" });
  const visitor = await openVisitor({
    "chat.com": '<a href="http://shop.test/desks?utm_source=chatgpt.com&secret=1">the best desks</a>',
    "shop.test": `<!doctype html><script>window.PROJECT_KEY = "${workspace.id}";</script>
      <script async src="${String(baseURL)}/tracker.js"></script><script async src="${String(baseURL)}/tracker.js"></script>
      <button onclick="history.pushState(null, '', '/chairs')">Chairs</button>
      <button onclick="history.replaceState(null, '', '/chairs?colour=red')">Red ones</button>`,
  });
  const site = await visitor.context.newPage();
  const reports: (string | null)[] = [];
  const failures: string[] = [];
  site.on("request", (sent) => {
    if (sent.url().includes("/tracking/pageview")) reports.push(sent.postData());
  });
  site.on("console", (message) => {
    if (message.type() === "error") failures.push(message.text());
  });

  await site.goto("http://chat.com/");
  const landed = site.waitForResponse("**/tracking/pageview");
  await site.getByRole("link", { name: "the best desks" }).click();
  expect((await landed).status()).toBe(202);
  const wentOn = site.waitForResponse("**/tracking/pageview");
  await site.getByRole("button", { name: "Chairs" }).click();
  expect((await wentOn).status()).toBe(202);
  await site.getByRole("button", { name: "Red ones" }).click();
  const back = site.waitForResponse("**/tracking/pageview");
  await site.goBack();
  expect((await back).status()).toBe(202);
  const cookies = await visitor.context.cookies();
  const stored = await site.evaluate("localStorage.length + sessionStorage.length");
  await visitor.close();

  expect(reports.map((body) => JSON.parse(body ?? "{}"))).toEqual([
    { project: workspace.id, url: "/desks?utm_source=chatgpt.com", referrer: "http://chat.com/" },
    { project: workspace.id, url: "/chairs", referrer: "http://shop.test" },
    { project: workspace.id, url: "/desks?utm_source=chatgpt.com", referrer: "http://shop.test" },
  ]);
  expect([cookies, stored]).toEqual([[], 0]);
  expect(failures.filter((text) => !text.includes("favicon"))).toEqual([]);

  await page.goto(addressOf(workspace));
  await expect(figureOf(page, "AI referrals")).toContainText(/^AI referrals\s*1/);
  await expect(figureOf(page, "Share of people’s visits")).toContainText("of 3 page views");
  await expect(page.getByRole("row", { name: "/desks" })).toContainText(/ChatGPT.* 1/);
  await expect(page.getByRole("row", { name: "/chairs" })).toBeHidden();
});

test("shows who sent people where, compares, narrows and exports", { tag: "@main" }, async ({
  signedInPage: page,
  request,
  account,
  workspace,
}) => {
  await page.setViewportSize(desktop);
  await reportPeople(request, account, workspace, [
    { path: "/desks", referer: "https://chatgpt.com/" },
    { path: "/desks", referer: "https://chatgpt.com/", agoDays: 2 },
    { path: "/desks?utm_source=chatgpt.com", agoDays: 3 },
    { path: "/chairs", referer: "https://www.perplexity.ai/", agoDays: 1 },
    { path: "/lamps", by: "ChatGPT/1.2025.300 (iOS 18.1; iPhone17,1)", agoDays: 4 },
    { path: "/desks", referer: "https://chatgpt.com/", agoDays: 40 },
    { path: "/desks", referer: "https://chatgpt.com/", agoDays: 41 },
    { path: "/", referer: "https://www.google.com/" },
  ]);

  await page.goto(`/workspaces/${workspace.id}/referral`);
  await expect(page).toHaveURL(addressOf(workspace));
  await expect(page.getByRole("heading", { level: 1, name: "Referrals" })).toBeVisible();
  await expect(
    page.getByText("Counts are a floor; Google AI Overviews and AI Mode cannot be told from search."),
  ).toBeVisible();
  await expect(figureOf(page, "AI referrals")).toContainText("5");
  await expect(figureOf(page, "AI referrals")).toContainText("up 150 %");
  await expect(page.getByRole("figure", { name: "AI referrals per day" })).toContainText("ChatGPT");
  const assistants = page.getByRole("table", { name: "Assistants that sent people" });
  await expect(assistants.getByRole("rowheader")).toHaveText([
    /ChatGPT\s*OpenAI.*Referrer.* 2.*utm_source.* 1.*In its app.* 1/s,
    /Perplexity.*Referrer.* 1/s,
  ]);
  const pages = page.getByRole("table", { name: "Landing pages" });
  await expect(pages.getByRole("rowheader")).toHaveText([/\/desks/, /\/chairs/, /\/lamps/]);

  await assistants.getByRole("button", { name: "Show only ChatGPT", exact: true }).click();
  await expect(page).toHaveURL(addressOf(workspace, "?assistant=ChatGPT"));
  await expect(pages.getByRole("rowheader")).toHaveText([/\/desks/, /\/lamps/]);
  await pages.getByRole("button", { name: "Show only /lamps", exact: true }).click();
  await expect(figureOf(page, "AI referrals")).toContainText(/^AI referrals\s*1/);
  await page.getByRole("button", { name: "Remove the filter: ChatGPT" }).click();
  await page.getByRole("button", { name: "Remove the filter: /lamps" }).click();
  await expect(page).toHaveURL(addressOf(workspace));

  await page.getByLabel("Compare with").selectOption("Off");
  await expect(page).toHaveURL(addressOf(workspace, "?compare=off"));
  await expect(figureOf(page, "AI referrals")).not.toContainText("%");
  const within = page.getByRole("region", { name: "Landing pages" });
  const csv = await savedFile(page, { within });
  expect(csv.text).toContain("Path,Referrals,Assistants");
  expect(csv.text).toContain("/desks,3,ChatGPT (3)");
  const ndjson = await savedFile(page, { within, format: "NDJSON" });
  expect(ndjson.name).toMatch(/^ai-landing-pages_.*\.ndjson$/);
  expect(JSON.parse(ndjson.text.split("\n")[0] ?? "")).toEqual({
    path: "/desks",
    referrals: 3,
    previous: null,
    assistants: [{ assistant: "ChatGPT", referrals: 3 }],
  });
});
