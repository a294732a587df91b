import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { createKey, createWorkspace, sendVisit } from "../support/api.ts";
import { savedFile } from "../support/saved-file.ts";
import { test } from "../support/test.ts";
import { serveSite, visitsAddress } from "../visits/visits.ts";

const file = `# Acorn
User-agent: *
Content-Signal: search=yes, ai-input=no
Disallow: /cart

User-agent: GPTBot
Disalow: /prices

Sitemap: https://acorn.example/sitemap.xml
`;

test("shows what each agent may read and who read what is forbidden, and makes a policy of it", {
  tag: "@main",
}, async ({ signedInPage: page, request, account }) => {
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
      "Line 7: “Disalow” is misspelt.",
    );
    await expect(page.getByRole("region", { name: "The file, line by line" })).toContainText(
      "Disalow: /prices",
    );

    await expect(page.getByRole("region", { name: "Use of your texts" })).toContainText(
      "Line 3: Everybody: Search results yes, AI answers no",
    );

    const table = page.getByRole("table", { name: "Agents and robots.txt" });
    const gptBot = table.getByRole("row", { name: /^GPTBot/ });
    await expect(gptBot).toContainText("In part");
    await expect(gptBot).toContainText("1 of 2 visited pages");
    await expect(gptBot).toContainText("/prices × 1, line 7");
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
    await page.getByLabel("AI answers", { exact: true }).selectOption("yes");
    await page.getByLabel("Terms of use (RSL)").fill("https://acorn.example/license.xml");
    await expect(made).toContainText("Added: License: https://acorn.example/license.xml");
    await expect(made).toContainText("Content-Signal: search=yes, ai-input=yes");
    await expect(page.getByRole("region", { name: "Effect on agents" })).toContainText("AI answers yes");
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
  } finally {
    await site.close();
  }
});
