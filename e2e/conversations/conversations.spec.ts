import { randomUUID } from "node:crypto";
import { type Answer, apiBase } from "@citelens/contract/base/endpoint";
import type { listConversations } from "@citelens/contract/visibility/conversations";
import { expect, type Page } from "@playwright/test";
import { chairs } from "../seed/desk-chairs.ts";
import { bearer } from "../support/api.ts";
import { asOn } from "../support/as-on.ts";
import { dayOf } from "../support/days.ts";
import { openOwn, openSeeded } from "../support/seeded.ts";
import { test } from "../support/test.ts";
import { desktop, fontsLoaded, themes, useTheme } from "../support/views.ts";
import { conversationsAddress, conversationsCall, findConversation } from "./conversations.ts";

test("the list shows each query with what every model answered last, and its filters live in the address", {
  tag: "@main",
}, async ({ page }) => {
  const { workspace } = await openSeeded(page, "desk-chairs");
  const asked: URLSearchParams[] = [];
  page.on("request", (one) => {
    const { pathname, searchParams } = new URL(one.url());
    if (pathname.endsWith("/conversations/")) asked.push(searchParams);
  });
  await page.goto(conversationsAddress(workspace));

  const queries = page.getByRole("list", { name: "Queries" });
  await expect(page.getByText("23 queries")).toBeVisible();
  const first = queries.locator("> li").first();
  await expect(first).toContainText(chairs.best);
  await expect(first).toContainText("4 answers");
  await expect(first.getByRole("link", { name: /ChatGPT/ })).toContainText("Named #2Cited");
  await expect(first.getByRole("link", { name: /Grok/ })).toContainText("Refused");
  await expect(first.getByRole("link", { name: /Meta AI/ })).toContainText("Failed");
  await expect(queries.getByText("Branded", { exact: true })).toHaveCount(1);
  await page.goto(conversationsAddress(workspace, "?search=stool"));
  await expect(queries.getByRole("link", { name: /Local index/ })).toContainText("Not named");
  await page.goto(conversationsAddress(workspace, "?mentioned=false&cited=true&days=7"));
  await expect(queries.getByRole("heading")).toHaveText([/desk chair number 1 suits/]);

  await page.goto(conversationsAddress(workspace));
  await page.getByLabel("Search queries").fill("which");
  await page.keyboard.press("Enter");
  await page.getByLabel("Kind of query").selectOption("Not branded");
  await page.getByLabel("Mentions").selectOption("Not named");
  await page.getByLabel("Time", { exact: true }).selectOption("Last 7 days");
  await expect(page).toHaveURL(/search=which&|&search=which/);
  await expect(page).toHaveURL(/branded=false.*mentioned=false/);
  await expect(page).toHaveURL(/days=7/);
  await expect(page.getByText("Showing 1 to 21 of 21 results")).toBeVisible();
  await expect
    .poll(() => Object.fromEntries(asked.at(-1) ?? []))
    .toMatchObject({
      search: "which",
      branded: "false",
      mentioned: "false",
      start_date: dayOf(6),
      end_date: dayOf(0),
      page: "1",
      page_size: "50",
    });
  await page.reload();
  await expect(page.getByLabel("Mentions")).toHaveValue("no");
  await expect(queries.getByRole("heading")).toHaveCount(21);
  await page.getByLabel("Citations").selectOption("Not cited");
  await expect(page).toHaveURL(/mentioned=false&cited=false/);
  await expect(page.getByText("Showing 1 to 20 of 20 results")).toBeVisible();
  await expect
    .poll(() => Object.fromEntries(asked.at(-1) ?? []))
    .toMatchObject({ mentioned: "false", cited: "false", page: "1" });

  await page.goto(conversationsAddress(workspace, "?page=9"));
  await page.getByRole("button", { name: "Back to the first page" }).click();
  await expect(page).toHaveURL(conversationsAddress(workspace));
  await first.getByRole("link", { name: /ChatGPT/ }).click();
  await expect(page).toHaveURL(/insight\/conversations\/[0-9a-f-]{36}#answer-[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(chairs.best);
});

test("two screens hold 26 queries that five models answered", async ({ page }) => {
  const { workspace } = await openSeeded(page, "desk-chairs");
  await page.route(conversationsCall, async (route) => {
    const response = await route.fetch();
    const body: Answer<typeof listConversations> = await response.json();
    const [line] = body.results[0]?.answers ?? [];
    const results = Array.from({ length: 3 }, () => body.results)
      .flat()
      .slice(0, 50)
      .map((one) => ({
        ...one,
        id: randomUUID(),
        answers: line ? Array.from({ length: 5 }, () => ({ ...line, id: randomUUID() })) : [],
      }));
    await route.fulfill({ response, json: { ...body, count: 69, results } });
  });
  await page.setViewportSize(desktop);
  await page.goto(conversationsAddress(workspace));

  const rows = page.getByRole("list", { name: "Queries" }).locator("> li");
  await expect(rows).toHaveCount(50);
  await expect(rows.nth(25).getByRole("link", { name: /ChatGPT/ })).toHaveCount(5);
  const { y, height } = (await rows.nth(25).boundingBox()) ?? { y: 0, height: 0 };
  expect(y + height).toBeLessThanOrEqual(2 * desktop.height);
});

test("a conversation shows an answer with its brands marked, its sources numbered and how it was obtained", async ({
  page,
}) => {
  await openBest(page);

  const answer = page.getByRole("article", { name: "Answer of ChatGPT" });
  await expect(answer.getByRole("heading", { name: "The best desk chairs" })).toBeVisible();
  await expect(answer.locator("mark")).toHaveText(bestMarks);
  await expect(answer).toContainText("Northwind R&D's lumbar set");
  await expect(page).toHaveTitle("Conversation - Citelens | GEO Platform");
  await expect(answer.locator("mark").nth(1)).toHaveCSS("border-bottom-style", "solid");
  await expect(answer.locator("mark").nth(0)).toHaveCSS("border-bottom-style", "dotted");

  const brands = page.getByRole("list", { name: "Brands named" }).getByRole("listitem");
  await expect(brands).toHaveText([
    /#1FabrikamCompetitorPositiveestimated from words/,
    /#2NorthwindYour brandPositiveestimated from words/,
    /#3ContosoCompetitorNegativeestimated from words/,
  ]);
  await expect(brands.nth(2)).toContainText("Contoso Sit is disappointing after a year");

  const link = answer.getByRole("link", { name: "Chair Reviews [1]" });
  await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow ugc");
  await expect(link).toHaveAttribute("target", "_blank");
  await answer.getByRole("link", { name: "Source 2: northwind.example" }).hover();
  await expect(page.getByText("Your site · Cited as [2]")).toBeVisible();
  await expect(page.getByRole("region", { name: "Cited", exact: true })).toContainText(
    /Desk chairs, tested for a year.*Northwind Flow/,
  );
  await expect(page.getByRole("region", { name: "Only retrieved" })).toContainText("forum.example");

  const how = page.getByRole("region", { name: "How this answer was obtained" });
  await expect(how).toContainText("Asked throughAPI of the model");
  await expect(how).toContainText("Grounded in searchYes");
  await expect(how).toContainText(/Modelgpt-[\w.-]+-2026-01-01/);
  await expect(how).toContainText("PlaceAsked from Germany");
  await expect(how).toContainText("LanguageEnglish");
  await expect(how).toContainText(/Took\d+(\.\d+)? m?s/);
  await expect(how).toContainText("Cost5 credits");
  await expect(how).toContainText("desk chair small office review");
});

test("a shared answer can be read without an account, its address goes to no other site, and it ends", async ({
  page,
  browser,
}) => {
  test.slow();
  const seeded = await openOwn(page, "desk-chairs");
  await page.goto((await findConversation(page, seeded, chairs.best)).address);
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this answer" });
  await dialog.getByLabel("The link works for").selectOption("7 days");
  const sharing = page.waitForResponse("**/answers/*/share/");
  await dialog.getByRole("button", { name: "Create link" }).click();
  const shared = await sharing;
  expect(shared.request().postDataJSON()).toEqual({ days: 7 });
  await expect(dialog).toContainText(/It can be opened until \d+ \w+ \d{4}, \d\d:\d\d,/);
  const link = (await dialog.locator("code").textContent()) ?? "";

  const stranger = await (await browser.newContext()).newPage();
  const document = await stranger.goto(link);
  expect(document?.headers()).toMatchObject({ "x-robots-tag": "noindex", "referrer-policy": "no-referrer" });
  await expect(stranger.getByRole("heading", { level: 1 })).toContainText(chairs.best);
  await expect(stranger.getByText(/Shared by Northwind until \d+ \w+ \d{4}, \d\d:\d\d\.$/)).toBeVisible();
  await expect(stranger.getByRole("article").locator("mark")).toHaveText(bestMarks);
  await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");

  const { id } = await shared.json();
  const revoked = await page.request.delete(`${apiBase}/projects/${seeded.workspace.id}/share-links/${id}/`, {
    headers: bearer(seeded.account),
  });
  expect(revoked.ok()).toBe(true);
  await stranger.reload();
  await expect(stranger.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
});

test("the looks are the ones we know in both themes", async ({ page }) => {
  test.setTimeout(120_000);
  await asOn(page, "2026-11-22");
  await page.setViewportSize(desktop);
  const { seeded } = await openBest(page);
  await page.getByRole("button", { name: "Show changes" }).click();
  await expect(page.getByText("Places of brands")).toBeVisible();
  await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
  await expectKnownLooks(page, "conversation");

  await page.goto(conversationsAddress(seeded.workspace));
  await expect(page.getByText("23 queries")).toBeVisible();
  await expectKnownLooks(page, "list");
});

const bestMarks = ["Fabrikam", "Northwind Flow", "Contoso", "Northwind Flow", "Fabrikam", "Northwind"];

/** The conversation about the best chair, shown at its newest answers. */
async function openBest(page: Page) {
  const seeded = await openSeeded(page, "desk-chairs");
  const found = await findConversation(page, seeded, chairs.best);
  await page.goto(found.address);
  return { ...found, seeded };
}

async function expectKnownLooks(page: Page, name: string): Promise<void> {
  await fontsLoaded(page);
  for (const theme of themes) {
    await useTheme(page, theme);
    await expect(page).toHaveScreenshot(`${name}-${theme}.png`);
  }
}
