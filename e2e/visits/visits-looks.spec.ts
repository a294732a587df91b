import { expect } from "@playwright/test";
import { tabTo } from "../support/checks.ts";
import { test } from "../support/test.ts";
import { desktop, fontsLoaded, phone, themes, useTheme } from "../support/views.ts";
import { keyOf, listCall, listOf, reportVisits, visitedPaths, visitOf, visitsAddress } from "./visits.ts";

const now = new Date("2026-11-20T12:00:00Z");

const knownList = listOf([
  visitOf({ path: "/", count: 412, agent: "GPTBot" }),
  visitOf({ path: "/pricing", count: 268, agent: "ClaudeBot", scrap_date: "2026-11-20T11:42:00Z" }),
  visitOf({
    path: "/docs/getting-started",
    count: 190,
    agent: "OAI-SearchBot",
    scrap_date: "2026-11-20T09:10:00Z",
  }),
  visitOf({ path: "/caf%C3%A9", count: 77, agent: "PerplexityBot", scrap_date: "2026-11-19T11:00:00Z" }),
  visitOf({
    path: `/blog/2026/${"a-long-title-".repeat(12)}end`,
    count: 54,
    scrap_date: "2026-11-18T11:00:00Z",
  }),
  visitOf({ path: "/changelog", count: 21, agent: "ChatGPT-User", scrap_date: "2026-11-17T08:00:00Z" }),
  visitOf({ path: "/about", count: 9, agent: "Googlebot", scrap_date: "2026-11-16T08:00:00Z" }),
  visitOf({ path: "/legal/terms", count: 1, agent: "AhrefsBot", scrap_date: "2026-11-14T12:30:00Z" }),
]);

test("can be used without a mouse", async ({ signedInPage: page, request, account, workspace }) => {
  await reportVisits(request, await keyOf(request, account, workspace), [
    { path: "/a", agoMs: 1000 },
    { path: "/b", agent: "seo" },
  ]);
  await page.goto(visitsAddress(workspace));
  await expect(visitedPaths(page)).toHaveText(["/b", "/a"]);

  await tabTo(page, page.getByPlaceholder("Search by path..."));
  await page.keyboard.type("/a");
  await page.keyboard.press("Enter");
  await expect(visitedPaths(page)).toHaveText(["/a"]);
  await tabTo(page, page.getByRole("button", { name: "Clear search" }));
  await page.keyboard.press("Enter");
  await expect(visitedPaths(page)).toHaveCount(2);

  await tabTo(page, page.getByRole("button", { name: "LLM Training" }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(visitedPaths(page)).toHaveText(["/b"]);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(visitedPaths(page)).toHaveCount(2);

  await tabTo(page, page.getByRole("button", { name: "Path", exact: true }));
  await page.keyboard.press("Enter");
  await expect(visitedPaths(page)).toHaveText(["/a", "/b"]);
  await tabTo(page, page.getByRole("link", { name: "/a" }));

  const tracking = page.getByRole("button", { name: "Tracking" });
  await tracking.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Tracking" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tracking).toBeFocused();
});

test.describe("looks", () => {
  for (const theme of themes) {
    test(`are the ones we know in the ${theme} theme`, async ({ signedInPage: page, workspace }) => {
      await page.clock.setFixedTime(now);
      await page.setViewportSize(desktop);
      await page.route(listCall, (route) => route.fulfill({ json: knownList }));
      await page.goto(visitsAddress(workspace));
      await useTheme(page, theme);
      await expect(visitedPaths(page)).toHaveCount(8);
      await fontsLoaded(page);

      await expect(page).toHaveScreenshot(`visits-${theme}.png`);
    });
  }

  test("fit a phone, where each page is a card", async ({ signedInPage: page, workspace }) => {
    await page.clock.setFixedTime(now);
    await page.setViewportSize(phone);
    await page.route(listCall, (route) => route.fulfill({ json: knownList }));
    await page.goto(visitsAddress(workspace));
    await expect(visitedPaths(page)).toHaveCount(8);
    await fontsLoaded(page);

    await expect(page).toHaveScreenshot("visits-phone.png");
    const row = page.getByRole("row", { name: "/pricing" });
    await expect(row.getByRole("rowheader"), "still a table to a screen reader").toHaveText("/pricing");
    const [path, last, count] = [
      row.getByRole("rowheader"),
      row.getByRole("cell").first(),
      row.getByText("268"),
    ];
    const [above, beside, below] = await Promise.all(
      [path, last.getByText("by AI Agent"), count].map((part) => part.boundingBox()),
    );
    expect(below?.y, "the count is below the path").toBeGreaterThan((above?.y ?? 0) + 20);
    expect((beside?.x ?? 0) + (beside?.width ?? 0), "words end before the figure").toBeLessThan(
      below?.x ?? 0,
    );
    await page.getByRole("button", { name: "Path", exact: true }).click();
    await expect(page).toHaveURL(/order=path/);
    await page.goBack();
    await page.getByLabel("Agent type").selectOption("SEO Agent");
    await expect(page).toHaveURL(visitsAddress(workspace, "?agent=seo-agent"));
  });
});
