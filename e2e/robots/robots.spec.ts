import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { createKey, createWorkspace, sendVisit } from "../support/api.ts";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { savedFile } from "../support/saved-file.ts";
import { skipWaitsFor } from "../support/skip-waits.ts";
import { test } from "../support/test.ts";
import { themes, useTheme } from "../support/views.ts";
import { serveSite, visitsAddress } from "../visits/visits.ts";

const file = `# Acorn
User-agent: *
Disallow: /cart

User-agent: GPTBot
Disalow: /prices

Sitemap: https://acorn.example/sitemap.xml
`;
const robotsCall = "**/api/v1/projects/*/robots/**";

test("shows what each agent may read and who read what is forbidden, and makes a policy of it", async ({
  signedInPage: page,
  request,
  account,
}) => {
  const site = await serveSite(({ url }) => (url === "/robots.txt" ? file : ""));
  try {
    const workspace = await createWorkspace(request, account, { url: site.url });
    const { key } = await createKey(request, account, { projectId: workspace.id });
    await sendVisit(request, key, { request_path: "/prices" });
    await sendVisit(request, key, { request_path: "/" });

    await page.goto(visitsAddress(workspace));
    await expect(page.getByRole("table").getByText("/prices", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "robots.txt" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("robots.txt");
    await expect(page).toHaveTitle(/robots\.txt/);
    await expect(page.getByText("robots.txt was read")).toBeVisible();
    await expect(page.getByRole("region", { name: "Problems" })).toContainText(
      "Line 6: “Disalow” is misspelt.",
    );
    await expect(page.getByRole("region", { name: "The file, line by line" })).toContainText(
      "Disalow: /prices",
    );

    const table = page.getByRole("table", { name: "Agents and robots.txt" });
    const gptBot = table.getByRole("row", { name: /^GPTBot/ });
    await expect(gptBot).toContainText("In part");
    await expect(gptBot).toContainText("1 of 2 visited pages");
    await expect(gptBot).toContainText("/prices × 1, line 6");
    await expect(gptBot).toContainText("Follows robots.txt");
    await expect(table.getByRole("row", { name: /^ClaudeBot/ })).toHaveCount(0);
    await page.getByRole("button", { name: /^Show all \d+ agents$/ }).click();
    await expect(table.getByRole("row", { name: /^ClaudeBot/ })).toContainText("None");
    await page.getByLabel("Purpose", { exact: true }).selectOption({ label: "Live fetch for a user" });
    await expect(page).toHaveURL(/purpose=ai_user_fetch/);
    await expect(gptBot).toBeHidden();
    await expect(table.getByRole("row", { name: /^ChatGPT-User/ })).toBeVisible();
    expect((await savedFile(page)).text).toMatch(/^GPTBot,OpenAI,llm_training,yes,/m);

    await page.getByRole("radio", { name: "Search yes, training no" }).check();
    const made = page.getByRole("region", { name: "The new file, line by line" });
    await expect(made).toContainText("Removed: User-agent: GPTBot");
    await expect(made).toContainText("Added: User-agent: CCBot");
    await expect(page.getByRole("region", { name: "Effect on agents" })).toContainText("GPTBot");
    await page.getByText("Single agents").click();
    await page.getByLabel("GPTBot", { exact: true }).selectOption("allow");
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    await expect(made).toContainText("Added: # These may read the site");
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download" }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe("robots.txt");
    expect(await readFile(await saved.path(), "utf8")).toContain(
      "Sitemap: https://acorn.example/sitemap.xml",
    );

    await page.getByText("Single agents").click();
    await page.getByRole("button", { name: "Read again" }).scrollIntoViewIfNeeded();
    for (const theme of themes) {
      await useTheme(page, theme);
      await expectNoAxeViolations(page);
    }
    await expectNoOverflow(page);
  } finally {
    await site.close();
  }
});

test("says what was seen where no site answers, and offers to try again where we fail", async ({
  signedInPage: page,
  request,
  account,
}) => {
  const workspace = await createWorkspace(request, account, { url: "http://127.0.0.1:9" });
  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) refused.push(response.url());
  });
  await page.goto(`/workspaces/${workspace.id}/indexing/robots`);
  await expect(page.getByRole("alert").first()).toContainText("Your site did not answer");
  await expect(page.getByText("Try again once it answers.")).toBeVisible();
  const agent = page.getByRole("row").filter({ hasText: "GPTBot" });
  await expect(agent).toContainText("NoUntil robots.txt can be read");
  await expectNoAxeViolations(page);
  expect(refused, "nothing is asked for that cannot be had").toEqual([]);

  await page.route(robotsCall, (route) => route.abort());
  await page.clock.install();
  await page.reload();
  await skipWaitsFor(page, page.getByRole("button", { name: "Retry" }));
  await page.unroute(robotsCall);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Your site did not answer")).toBeVisible();
});
