import { expect } from "@playwright/test";
import { test } from "../support/test.ts";
import { desktop, fontsLoaded, themes, useTheme } from "../support/views.ts";
import { answerKnownIndexing, indexingCalls, knownDay } from "./known-indexing.ts";

test("the pages and engines look as we know them, in both themes", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.clock.setFixedTime(new Date(knownDay));
  await page.setViewportSize({ ...desktop, height: 1700 });
  await page.route(indexingCalls, answerKnownIndexing);
  await page.goto(`/workspaces/${workspace.id}/indexing`);
  await expect(page.getByRole("table", { name: "Pages and engines" }).getByRole("row")).toHaveCount(6);
  await fontsLoaded(page);
  for (const theme of themes) {
    await useTheme(page, theme);
    await expect(page).toHaveScreenshot(`indexing-${theme}.png`);
  }
});
