import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { test } from "../support/test.ts";
import { desktop, fontsLoaded, themes, useTheme } from "../support/views.ts";
import {
  answerOf,
  answers,
  conversationAddress,
  conversationOf,
  conversationsCall,
  ids,
  knowConversation,
  pageOf,
  runningCall,
} from "./conversation-fixtures.ts";

const now = new Date("2026-11-20T12:00:00Z");
const sharedCall = "**/api/v1/shared-answers/*/";

const branded = conversationOf({
  id: ids.campaign,
  text: "Is Northwind any good?",
  branded: true,
  answers: conversationOf().answers.slice(0, 2),
});

function listAddress(workspaceId: string, search = ""): string {
  return `/workspaces/${workspaceId}/insight/conversations${search}`;
}

test("the list shows each query with what every model answered last, and its filters live in the address", async ({
  signedInPage: page,
  workspace,
}) => {
  const asked: URLSearchParams[] = [];
  await page.route(conversationsCall, (route) => {
    asked.push(new URL(route.request().url()).searchParams);
    return route.fulfill({ json: pageOf([conversationOf(), branded], 42) });
  });
  await page.goto(listAddress(workspace.id));

  const queries = page.getByRole("list", { name: "Queries" });
  await expect(page.getByText("42 queries")).toBeVisible();
  const first = queries.getByRole("listitem").first();
  await expect(first).toContainText("What is the best desk chair for a small office?");
  await expect(first).toContainText("24 answers");
  await expect(first.getByRole("link", { name: /ChatGPT/ })).toContainText("Named #2Cited");
  await expect(first.getByRole("link", { name: /Claude/ })).toContainText("Refused");
  await expect(first.getByRole("link", { name: /Gemini/ })).toContainText("Failed");
  await expect(first.getByRole("link", { name: /Copilot/ })).toContainText("Pending");
  await expect(first.getByRole("link", { name: /Local index/ })).toContainText("Not named");
  await expect(queries.getByText("Branded", { exact: true })).toHaveCount(1);

  await page.getByLabel("Search queries").fill("chair");
  await page.keyboard.press("Enter");
  await page.getByLabel("Kind of query").selectOption("Not branded");
  await page.getByLabel("Mentions").selectOption("Named");
  await page.getByLabel("Citations").selectOption("Not cited");
  await page.getByLabel("Time", { exact: true }).selectOption("Last 7 days");
  await expect(page).toHaveURL(/search=chair&|&search=chair/);
  await expect(page).toHaveURL(/branded=false.*mentioned=true.*cited=false/);
  await expect(page).toHaveURL(/days=7/);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=2/);

  await expect
    .poll(() => Object.fromEntries(asked.at(-1) ?? []))
    .toMatchObject({
      search: "chair",
      branded: "false",
      mentioned: "true",
      cited: "false",
      start_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      end_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      page: "2",
      page_size: "20",
    });
  await page.reload();
  await expect(page.getByLabel("Mentions")).toHaveValue("yes");

  await knowConversation(page);
  await queries
    .getByRole("link", { name: /ChatGPT/ })
    .first()
    .click();
  await expect(page).toHaveURL(conversationAddress(workspace, ids.newest));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("What is the best desk chair");
});

test("the list says that it loads, why it failed, why it is empty and that answers are on their way", async ({
  signedInPage: page,
  workspace,
}) => {
  const held = hold();
  let answer: () => { status?: number; json: unknown } = () => ({ status: 500, json: {} });
  await page.route(conversationsCall, async (route) => {
    await held.until;
    await route.fulfill(answer());
  });
  await page.goto(listAddress(workspace.id));
  await expect(page.getByRole("status", { name: "Loading conversations" })).toBeVisible();
  held.release();
  await expect(page.getByText("The server encountered an error. Please try again later.")).toBeVisible();

  answer = () => ({ json: pageOf([]) });
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "No conversations yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "New Campaign" })).toHaveAttribute("href", /insight\/create$/);

  await page.getByLabel("Citations").selectOption("Cited");
  await expect(page.getByRole("heading", { name: "No conversations match these filters" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(listAddress(workspace.id));
  await expect(page.getByLabel("Citations")).toHaveValue("either");

  const running = [{ id: ids.campaign, name: "Chairs", answers_done: 3, answers_total: 24 }];
  await page.route(runningCall, (route) => route.fulfill({ json: { running_campaigns: running } }));
  await page.reload();
  await expect(page.getByRole("heading", { name: "The first answers are coming" })).toBeVisible();
  await expect(page.getByText("3 of 24 answers so far. The list updates automatically.")).toBeVisible();

  answer = () => ({ json: pageOf([], 3) });
  await page.goto(listAddress(workspace.id, "?page=9"));
  await page.getByRole("button", { name: "Back to the first page" }).click();
  await expect(page).toHaveURL(listAddress(workspace.id));
});

test.describe("a conversation", () => {
  test("shows an answer with its brands marked, its sources numbered and how it was obtained", async ({
    signedInPage: page,
    workspace,
  }) => {
    await knowConversation(page);
    await page.goto(conversationAddress(workspace));

    const answer = page.getByRole("article", { name: "Answer of ChatGPT" });
    await expect(answer.getByRole("heading", { name: "The best desk chairs" })).toBeVisible();
    await expect(answer.locator("mark")).toHaveText([
      "Fabrikam",
      "Northwind",
      "Contoso",
      "Northwind",
      "Fabrikam",
      "Northwind",
    ]);
    await expect(answer).toContainText("Northwind R&D's lumbar set");
    await expect(page).toHaveTitle(/^Conversation ·/);
    await expect(answer.locator("mark").nth(1)).toHaveCSS("border-bottom-style", "solid");
    await expect(answer.locator("mark").nth(0)).toHaveCSS("border-bottom-style", "dotted");

    const brands = page.getByRole("list", { name: "Brands named" }).getByRole("listitem");
    await expect(brands).toHaveText([
      /#1FabrikamCompetitorPositive/,
      /#2NorthwindYour brandNeutral/,
      /#3Contoso/,
    ]);
    await expect(brands.nth(2)).toContainText("Contoso Sit is *disappointing* after a year");

    const link = answer.getByRole("link", { name: "Chair Reviews [1]" });
    await expect(link).toHaveAttribute("rel", "noopener nofollow ugc");
    await expect(link).toHaveAttribute("target", "_blank");
    await answer.getByRole("link", { name: "Source 2: northwind.example" }).hover();
    await expect(page.getByText("Your site · Cited as [2]")).toBeVisible();
    await expect(page.getByRole("region", { name: "Cited", exact: true })).toContainText(
      "Desk chairs, tested for a year",
    );
    await expect(page.getByRole("region", { name: "Only retrieved" })).toContainText("forum.example");

    const how = page.getByRole("region", { name: "How this answer was obtained" });
    await expect(how).toContainText("Asked throughAPI of the model");
    await expect(how).toContainText("Grounded in searchYes");
    await expect(how).toContainText("gpt-5.2-2026-10-01");
    await expect(how).toContainText("CountryGermany");
    await expect(how).toContainText("LanguageEnglish");
    await expect(how).toContainText("Took12.4 s");
    await expect(how).toContainText("Cost5 credits");
    await expect(how).toContainText("desk chair small office review");
  });

  test("says of each model why there is no text, and of the local index what it is", async ({
    signedInPage: page,
    workspace,
  }) => {
    await knowConversation(page);
    await page.goto(conversationAddress(workspace));

    await page.getByRole("tab", { name: /Claude/ }).click();
    await expect(page).toHaveURL(conversationAddress(workspace, ids.refused));
    await expect(page.getByText("Claude refused to answer")).toBeVisible();
    await expect(page.getByText("The model declined to answer this question.")).toBeVisible();
    await expect(page.getByRole("tab", { name: /Claude/ })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Gemini could not be asked")).toBeVisible();
    await expect(page.getByText("The provider was overloaded.")).toBeVisible();
    await page.getByRole("tab", { name: /Copilot/ }).click();
    await expect(page.getByText("Copilot has not answered yet")).toBeVisible();
    await page.getByRole("tab", { name: /Local index/ }).click();
    await expect(
      page.getByText(
        "Local index: not an AI assistant; shows what a retrieval engine would find in the pages this instance has read",
      ),
    ).toBeVisible();
    await expect(page.getByText("The answer names neither your brand nor a competitor.")).toBeVisible();
  });

  test("leads to older answers and shows what changed between two", async ({
    signedInPage: page,
    workspace,
  }) => {
    await knowConversation(page);
    await page.goto(conversationAddress(workspace));
    await page.getByRole("button", { name: "Show changes" }).click();

    const text = page.getByRole("region", { name: "Changes of the text" });
    await expect(text.locator("del")).toHaveText("removed: best");
    await expect(text.locator("ins")).toHaveText("added: most comfortable");
    await expect(page.getByRole("region", { name: "Places of brands" })).toContainText(
      "Northwindnewly named, #2",
    );
    await expect(page.getByText("down, #2 → #3")).toBeVisible();
    await expect(page.getByRole("region", { name: "Cited sources" })).toContainText("old.example removed");

    await page.getByRole("list", { name: "Answers over time" }).getByRole("link").last().click();
    await expect(page).toHaveURL(conversationAddress(workspace, ids.older));
    await expect(page.getByText("This is an older answer of ChatGPT.")).toBeVisible();
    await expect(page.getByRole("article")).toContainText("Fabrikam One is the best chair.");
    await expect(page.getByRole("article")).toBeFocused();
    await page.getByRole("link", { name: "Show the newest" }).click();
    await expect(page.getByRole("article")).toContainText("Three chairs stand out");
  });

  test("opens at the answer that its address names, and says so when that answer is gone", async ({
    signedInPage: page,
    workspace,
  }) => {
    await knowConversation(page);
    await page.goto(conversationAddress(workspace, ids.older));
    await expect(page.getByRole("article")).toBeFocused();
    await expect(page.getByRole("article")).toHaveId(`answer-${ids.older}`);

    await page.goto(conversationAddress(workspace, crypto.randomUUID()));
    await expect(page.getByText("This answer does not exist")).toBeVisible();
    await page.getByRole("link", { name: "Show the newest answers" }).click();
    await expect(page.getByRole("article", { name: "Answer of ChatGPT" })).toBeVisible();

    await page.goto(`/workspaces/${workspace.id}/insight/conversations/${crypto.randomUUID()}`);
    await expect(page.getByRole("heading", { name: "This conversation does not exist" })).toBeVisible();
  });

  test("can be shared by a link that ends", async ({ signedInPage: page, workspace }) => {
    await knowConversation(page);
    await page.goto(conversationAddress(workspace));
    await page.getByRole("button", { name: "Share" }).click();

    const dialog = page.getByRole("dialog", { name: "Share this answer" });
    await dialog.getByLabel("The link works for").selectOption("7 days");
    const asked = page.waitForRequest("**/answers/*/share/");
    await dialog.getByRole("button", { name: "Create link" }).click();

    expect((await asked).postDataJSON()).toEqual({ days: 7 });
    await expect(dialog.locator("code")).toHaveText("https://app.example/shared/answers/abc.def");
    await expect(dialog).toContainText("It can be opened until 20 Dec 2026, 11:00,");
    await expectNoAxeViolations(page);
  });
});

test("a shared answer can be read without an account, its address goes to no other site, and it ends", async ({
  page,
}) => {
  await page.route(sharedCall, (route) =>
    route.fulfill({ json: { workspace: "Northwind", expires: "2026-12-20T11:00:00Z", answer: answerOf() } }),
  );
  const document = await page.goto("/shared/answers/abc.def");
  expect(document?.headers()).toMatchObject({ "x-robots-tag": "noindex", "referrer-policy": "no-referrer" });
  await expect(page.getByRole("heading", { level: 1 })).toContainText("What is the best desk chair");
  await expect(page.getByText("Shared by Northwind until 20 Dec 2026, 11:00.")).toBeVisible();
  await expect(page.getByRole("article").locator("mark")).toHaveCount(6);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);

  await page.unroute(sharedCall);
  await page.reload();
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
});

test("the looks are accessible and the ones we know, in both themes and on a phone", async ({
  signedInPage: page,
  workspace,
}) => {
  test.setTimeout(120_000);
  await page.clock.setFixedTime(now);
  await page.setViewportSize(desktop);
  await page.route(conversationsCall, (route) =>
    route.fulfill({ json: pageOf([conversationOf(), branded], 42) }),
  );
  await knowConversation(page);
  await page.goto(listAddress(workspace.id));
  await expect(page.getByText("42 queries")).toBeVisible();
  await expectKnownLooks(page, "list");

  await page.goto(conversationAddress(workspace));
  await page.getByRole("button", { name: "Show changes" }).click();
  await expect(page.getByText("most comfortable").last()).toBeVisible();
  await expect(page.getByRole("article").locator("mark")).toHaveCount(6);
  expect(answers.length).toBe(await page.getByRole("tab").count());
  await expectKnownLooks(page, "conversation");
});

async function expectKnownLooks(page: Page, name: string): Promise<void> {
  await fontsLoaded(page);
  for (const theme of themes) {
    await useTheme(page, theme);
    await expect(page).toHaveScreenshot(`${name}-${theme}.png`);
    await expectNoAxeViolations(page);
  }
  await expectNoOverflow(page);
}
