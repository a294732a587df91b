import { expect, type Locator, type Page } from "@playwright/test";
import { tabTo } from "../support/checks.ts";
import { savedFile } from "../support/saved-file.ts";
import { test } from "../support/test.ts";
import { desktop, fontsLoaded, phone, themes, useTheme } from "../support/views.ts";
import { agentVisitsAddress, answerKnownTraffic, rowNames, trafficCalls } from "./agent-traffic.ts";
import { keyOf, reportVisits } from "./visits.ts";

const noVisits = "No Agent visits found for the selected criteria.";
const hourMs = 3_600_000;

/** Chooses an option of a filter, in the bar or in the dialog that holds the filters. */
async function chooseFilter(filters: Locator, filter: string, option: string): Promise<void> {
  await filters.getByRole("button", { name: new RegExp(`^${filter}`) }).click();
  const choices = filters.page().getByRole("dialog", { name: filter, exact: true });
  await choices.getByRole("checkbox", { name: option, exact: true }).check();
  await filters.page().keyboard.press("Escape");
  await expect(choices).toBeHidden();
}

test("tells which agents came and what they read, filtered, sorted, opened and saved by the address", {
  tag: "@main",
}, async ({ signedInPage: page, request, account, workspace }) => {
  await reportVisits(request, await keyOf(request, account, workspace), [
    { path: "/pricing", agoMs: 3 * hourMs },
    { path: "/docs", agoMs: 2 * hourMs },
    { path: "/docs", agoMs: hourMs },
    { path: "/docs", agent: "user", agoMs: hourMs },
    { path: "/rank", agent: "seo" },
  ]);
  await page.goto(agentVisitsAddress(workspace));

  await test.step("the figures, the chart and the agents", async () => {
    await expect(rowNames(page, "Agents")).toHaveText(["GPTBot", "AhrefsBot", "ChatGPT-User"]);
    await expect(page.getByRole("row", { name: /^GPTBot/ })).toContainText(/OpenAILLM training.*32/);
    await expect(page.getByText(/^5 visits to 3 pages · Last 7 Days · tracked since /)).toBeVisible();
    await expect(page.getByRole("region", { name: "Key figures" })).toContainText(
      /AI visits.*4of 5 by all agents/,
    );
    await expect(page.getByRole("button", { name: "Live fetch for a user" })).toBeVisible();
    await page.getByRole("button", { name: "Operator", exact: true }).nth(1).click();
    await expect(page.getByRole("figure").getByRole("button", { name: "Ahrefs" })).toBeVisible();
    await expect(page).toHaveURL(agentVisitsAddress(workspace, "?group=operator"));
  });

  await test.step("sorting is in the address", async () => {
    await page.getByRole("columnheader", { name: "Agent" }).getByRole("button").click();
    await expect(rowNames(page, "Agents")).toHaveText(["AhrefsBot", "ChatGPT-User", "GPTBot"]);
    await expect(page).toHaveURL(agentVisitsAddress(workspace, "?group=operator&sort=agent"));
    await page.goBack();
    await expect(rowNames(page, "Agents").first()).toHaveText("GPTBot");
  });

  await test.step("filters narrow everything, and each can be taken away", async () => {
    await chooseFilter(page.getByRole("search", { name: "Filters" }), "Purpose", "LLM training");
    await expect(rowNames(page, "Agents")).toHaveText(["GPTBot"]);
    await chooseFilter(page.getByRole("search", { name: "Filters" }), "Purpose", "SEO tool");
    await expect(rowNames(page, "Agents")).toHaveText(["GPTBot", "AhrefsBot"]);
    await expect(page).toHaveURL(/purpose=llm_training(,|%2C)seo/);
    await expect(page.getByText(/^4 visits to 3 pages/)).toBeVisible();
    await page.getByRole("button", { name: "Remove the filter: Purpose: SEO tool" }).click();
    await expect(rowNames(page, "Agents")).toHaveText(["GPTBot"]);

    await page.getByPlaceholder("Search by path...").fill("docs");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^2 visits to 1 page ·/)).toBeVisible();
    await chooseFilter(page.getByRole("search", { name: "Filters" }), "Status", "5xx, failed");
    await expect(page.getByRole("heading", { name: noVisits })).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).last().click();
    await expect(rowNames(page, "Agents")).toHaveCount(3);
  });

  await test.step("the panel of an agent leads to a page, and that to an agent", async () => {
    await page.getByRole("link", { name: "GPTBot", exact: true }).click();
    const panel = page.getByRole("dialog");
    await expect(panel.getByRole("heading", { name: "GPTBot", exact: true })).toBeVisible();
    await expect(panel).toContainText("OpenAI · LLM training");
    await expect(panel.getByRole("link", { name: /^Documentation of GPTBot/ })).toHaveAttribute(
      "rel",
      /noreferrer/,
    );
    await expect(panel.getByRole("list", { name: "Statuses" })).toContainText("200 OK3");
    await expect(panel.getByRole("list", { name: "Proofs of identity" })).toContainText(
      "Your server did not report the visitor's public address.",
    );
    await panel
      .getByRole("list", { name: "Pages it read most" })
      .getByRole("link", { name: "/docs" })
      .click();

    await expect(page).toHaveURL(/open-page=/);
    await expect(page).not.toHaveURL(/open-agent=/);
    await expect(panel.getByRole("list", { name: "Agents that read it" }).getByRole("listitem")).toHaveText([
      /^GPTBot2 visits/,
      /^ChatGPT-User1 visit/,
    ]);
    const site = panel.getByRole("link", { name: /^Open the page/ });
    await expect(site).toHaveAttribute("href", /\/docs$/);
    await expect(site).toHaveAttribute("rel", /noreferrer/);
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(page).not.toHaveURL(/open-/);
  });

  await test.step("the pages, and the files of both lists", async () => {
    const agentsFile = await savedLines(page);
    expect(agentsFile.name).toMatch(/^agents_northwind_/);
    expect(agentsFile.lines[0]).toBe("Agent,Operator,Purpose,Visits,Pages,Verified,Spoofed,Failed,Last seen");
    expect(agentsFile.lines.slice(1).map((line) => line.split(",").slice(0, 5).join(","))).toEqual([
      "GPTBot,OpenAI,llm_training,3,2",
      "AhrefsBot,Ahrefs,seo,1,1",
      "ChatGPT-User,OpenAI,ai_user_fetch,1,1",
    ]);

    await page.getByRole("tab", { name: "Pages" }).click();
    await expect(rowNames(page, "Pages")).toHaveText(["/docs", "/pricing", "/rank"]);
    await expect(page.getByRole("row", { name: /^\/docs/ })).toContainText("GPTBotChatGPT-User");
    await page.getByRole("columnheader", { name: "Path" }).getByRole("button").click();
    await page.getByRole("columnheader", { name: "Path" }).getByRole("button").click();
    await expect(rowNames(page, "Pages")).toHaveText(["/rank", "/pricing", "/docs"]);
    await expect(page).toHaveURL(/tab=pages.*order=-path/);
    const pagesFile = await savedLines(page);
    expect(pagesFile.name).toMatch(/^agent-pages_northwind_/);
    expect(pagesFile.lines.map((line) => line.split(",")[0])).toEqual(["Path", "/rank", "/pricing", "/docs"]);
  });

  await test.step("each of the two pages leads to the other", async () => {
    await page.getByRole("link", { name: "Simple list of paths" }).click();
    await expect(page).toHaveURL(/agent-visits-old$/);
    await expect(page.getByRole("link", { name: "Visits", exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(page.getByRole("table", { name: "Visited pages" }).getByRole("rowheader")).toHaveCount(3);
    await page.getByRole("link", { name: "Visits by agent" }).click();
    await expect(page).toHaveURL(agentVisitsAddress(workspace));
    await expect(rowNames(page, "Agents")).toHaveCount(3);
  });
});

test("waits for the first visit, and shows it when it comes", async ({
  signedInPage: page,
  request,
  account,
  workspace,
}) => {
  await page.goto(agentVisitsAddress(workspace));
  await expect(page.getByRole("heading", { name: "No AI agent has visited yet" })).toBeVisible();

  await reportVisits(request, await keyOf(request, account, workspace), [{ path: "/first" }]);

  await expect(rowNames(page, "Agents")).toHaveText(["GPTBot"]);
});

test("can be used without a mouse", async ({ signedInPage: page, workspace }) => {
  await page.clock.setFixedTime(new Date("2026-11-20T12:00:00Z"));
  await page.route(trafficCalls, answerKnownTraffic);
  await page.goto(agentVisitsAddress(workspace));
  await expect(rowNames(page, "Agents")).toHaveCount(4);

  const purpose = page.getByRole("button", { name: "Purpose", exact: true }).first();
  await tabTo(page, purpose);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("checkbox", { name: "LLM training" })).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/purpose=llm_training/);

  await tabTo(page, page.getByRole("tab", { name: "Agents" }), 60);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(rowNames(page, "Pages")).toHaveCount(3);
  await tabTo(page, rowNames(page, "Pages").first().getByRole("link"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("list", { name: "Agents that read it" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

for (const theme of themes) {
  test(`looks as we know it in the ${theme} theme, with the panel of an agent`, async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.clock.setFixedTime(new Date("2026-11-20T12:00:00Z"));
    await page.setViewportSize({ ...desktop, height: 1300 });
    await page.route(trafficCalls, answerKnownTraffic);
    await page.goto(agentVisitsAddress(workspace));
    await useTheme(page, theme);
    await expect(rowNames(page, "Agents")).toHaveCount(4);
    await expect(page.locator(".recharts-surface").first()).toBeVisible();
    await fontsLoaded(page);

    await expect(page).toHaveScreenshot(`agent-visits-${theme}.png`);
    await page.getByRole("link", { name: "GPTBot", exact: true }).click();
    await expect(page.getByRole("list", { name: "User agents" })).toBeVisible();
    await expect(page.getByRole("dialog").locator(".recharts-surface")).toBeVisible();
    await expect(page).toHaveScreenshot(`agent-panel-${theme}.png`);
  });
}

test("fits a phone, with its filters behind one button", async ({ signedInPage: page, workspace }) => {
  await page.clock.setFixedTime(new Date("2026-11-20T12:00:00Z"));
  await page.setViewportSize(phone);
  await page.route(trafficCalls, answerKnownTraffic);
  await page.goto(agentVisitsAddress(workspace));
  await expect(rowNames(page, "Agents")).toHaveCount(4);
  await fontsLoaded(page);

  await expect(page).toHaveScreenshot("agent-visits-phone.png");
  await page.getByRole("button", { name: "Filters" }).click();
  const filters = page.getByRole("dialog", { name: "Filters" });
  await chooseFilter(filters, "Verdict", "Verified");
  await filters.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();
});

interface SavedFile {
  readonly name: string;
  readonly lines: readonly string[];
}

async function savedLines(page: Page): Promise<SavedFile> {
  const { name, text } = await savedFile(page);
  return { name, lines: text.replace("\uFEFF", "").trim().split(/\r?\n/) };
}
