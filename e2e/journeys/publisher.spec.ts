import { expect } from "@playwright/test";
import { serveAcorn } from "../support/acorn-site.ts";
import { sendVisit } from "../support/api.ts";
import { choose, expectFirstSteps, nameCompany, region, signUp, toDashboard } from "./first-steps.ts";
import { test } from "./journey.ts";

test("a publisher: from the sign-up to which agents may read what, and do", async ({
  page,
  journey,
  request,
}) => {
  const site = await serveAcorn({
    "/robots.txt": "User-agent: GPTBot\nDisallow: /archive\n\nSitemap: /sitemap.xml\n",
    "/sitemap.xml": `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>`,
  });
  await signUp(page);
  await choose(page, "I manage a media or publishing company");
  await nameCompany(page, { name: "The Daily Acorn", url: site.url });
  await toDashboard(page, "The Daily Acorn");
  const steps = await expectFirstSteps(page, [
    "Connect your website",
    "Ask your first questions",
    "Describe what you publish",
    "See it filled",
    "Invite a colleague",
  ]);
  await expect(steps).toContainText(
    "See which AI agents read which articles, and how many readers assistants send back.",
  );

  await steps.getByRole("link", { name: "Connect" }).click();
  await page.getByRole("button", { name: "Create API key" }).click();
  const setup = region(page, "Custom setup").getByRole("figure");
  await expect(setup).not.toContainText("YOUR_API_KEY");
  const key = /Api-Key (clk_\w+)/.exec((await setup.textContent()) ?? "")?.[1] ?? "";
  // What the publisher's server does from now on.
  for (const request_path of ["/", "/archive/1", "/archive/2"])
    await sendVisit(request, key, { request_path });

  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "AI Indexing" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI Indexing");
  await expect(page.getByRole("table", { name: "Pages and engines" })).toContainText("/archive/1");
  await page.getByRole("link", { name: "robots.txt" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("robots.txt");
  const gptBot = page
    .getByRole("table", { name: "Agents and robots.txt" })
    .getByRole("row", { name: /^GPTBot/ });
  await expect(gptBot).toContainText("In part");
  await expect(gptBot).toContainText(/1 of 3 visited pages.*\/archive\/1 × 1, line 2/);

  await menu.getByRole("link", { name: "Dashboard" }).click();
  await expect(region(page, "Key figures")).toContainText(/AI agent visits.*3/);
  await expect(region(page, "Top agents").getByRole("row")).toContainText(["Agent", "GPTBot"]);
  await expect(region(page, "Top pages").getByRole("row")).toContainText(["Path"]);
  await journey.ends(page);
  await site.close();
});
