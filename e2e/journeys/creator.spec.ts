import { expect } from "@playwright/test";
import { sendVisit } from "../support/api.ts";
import { type Site, serveSite } from "../visits/visits.ts";
import { choose, expectFirstSteps, next, region, signUp, toDashboard } from "./first-steps.ts";
import { test } from "./journey.ts";

test("a creator: from the sign-up to the first visit of an AI agent", async ({ page, journey, request }) => {
  let head = "";
  let report = async (_: { path: string; agent: string }): Promise<void> => undefined;
  const blog: Site = await serveSite(({ url = "/", headers }) => {
    void report({ path: url.replace(/\?.*/, ""), agent: headers["user-agent"] ?? "" });
    return `<title>Ada teaches</title>${head}<h1>Lessons</h1>`;
  });

  await signUp(page);
  await choose(page, "I'm a content creator or influencer");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where do you publish?");
  await page.getByRole("combobox", { name: "Platform" }).fill("youtu");
  await page.keyboard.press("Enter");
  await page.getByLabel("Link to your YouTube").fill("youtube.com/@ada");
  await next(page);
  await page.getByLabel("Website URL").fill(blog.url);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada teaches");
  await toDashboard(page, "Ada teaches");
  const steps = await expectFirstSteps(page, [
    "Ask your first questions",
    "Connect your website",
    "Describe what you stand for",
    "See it filled",
    "Invite a colleague",
  ]);

  await steps.getByRole("link", { name: "Connect" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Integrations");
  await page.getByRole("button", { name: "Create API key" }).click();
  const code = (label: string) =>
    page
      .getByRole("figure")
      .filter({ has: page.locator("figcaption", { hasText: label }) })
      .locator("code");
  await expect(code("django.py")).not.toContainText("YOUR_API_KEY");
  await expect(page.getByText("This key is displayed only once")).toBeVisible();
  const key = /KEY = "(clk_\w+)"/.exec((await code("django.py").textContent()) ?? "")?.[1] ?? "";

  // What a creator does on the site itself.
  head = (await code("In the head of every page").textContent()) ?? "";
  report = ({ path, agent }) =>
    sendVisit(request, key, { request_path: path, request_headers: { "user-agent": agent } });
  await page.getByRole("button", { name: "Check integration" }).click();
  await expect(
    region(page, "Integration check").getByText(
      "Your integration works: frontend and backend are connected.",
    ),
  ).toBeVisible();

  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Visits" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Visits");
  const agent = "Mozilla/5.0 (compatible; ChatGPT-User/1.0; +https://openai.com/bot)";
  await fetch(`${blog.url}/lesson-1`, { headers: { "user-agent": agent } });
  await expect(page.getByRole("table", { name: "Agents" }).getByRole("row")).toContainText([
    "Agent",
    "ChatGPT-User",
  ]);
  await expect(page.getByText("1 visit to 1 page · Last 7 Days")).toBeVisible();

  await menu.getByRole("link", { name: "Dashboard" }).click();
  await expect(steps).toContainText("1 of 5 done");
  await expect(region(page, "Live visits")).toContainText("/lesson-1");
  await journey.ends(page);
  await blog.close();
});
