import { shiftDay } from "@citelens/contract/base/days";
import { apiBase } from "@citelens/contract/base/endpoint";
import type { ModelChecks, ModelFigures, OperatorHealth } from "@citelens/contract/visibility/operators";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { signInAsRoot } from "../support/root.ts";
import { test as base, keepTokens } from "../support/test.ts";
import { desktop, phone, themes, useTheme } from "../support/views.ts";

const test = base.extend<{ readonly rootPage: Page }>({
  /** The page of the superuser. */
  rootPage: async ({ page, request }, use) => {
    await keepTokens(page, await signInAsRoot(request));
    await use(page);
  },
});

const list = `**${apiBase}/admin/operator-models/`;
const figures = `**${apiBase}/admin/model-figures/`;
const checks = `**${apiBase}/admin/model-checks/`;
const today = new Date().toISOString().slice(0, 10);
const reason = "You exceeded your current quota, please check your plan and billing details.";

/**
 * Its own list is shown with ChatGPT in a state that is the test's to say, as is what a check of it finds: a real pause
 * would stop the questions of other tests.
 */
async function giveChatGptAKey(page: Page): Promise<{ current: Partial<OperatorHealth> }> {
  const state: { current: Partial<OperatorHealth> } = { current: { configured: true, available: true } };
  await page.route(list, async (route) => {
    const response = await route.fetch();
    // The answer of our own server, as its contract has it.
    const operators = (await response.json()) as OperatorHealth[];
    const shown = operators.map((row) => (row.id === "chatgpt" ? { ...row, ...state.current } : row));
    await route.fulfill({ response, json: shown });
  });
  return state;
}

function rowOf(page: Page, model: string): Locator {
  const named = page.getByText(model, { exact: true });
  const row = page.getByRole("table", { name: "AI models" }).getByRole("row");
  return row.filter({ has: page.getByRole("rowheader").filter({ has: named }) });
}

async function openModels(page: Page): Promise<void> {
  await page.goto("/admin/models");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI models");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

test("shows what lacks a key, switches for everyone, and checks what has one", async ({ rootPage: page }) => {
  test.slow();
  const chatGptHas = await giveChatGptAKey(page);
  await page.goto("/admin/system");
  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "AI models" }).click();
  await expect(page).toHaveTitle(/AI models/);
  const claude = rowOf(page, "Claude");
  await expect(claude).toContainText("Needs a key");
  await expect(claude).toContainText("ANTHROPIC_API_KEY");
  await expect(claude).toContainText("claude-haiku-5-5");
  await expect(claude.getByRole("button", { name: /^Check/ })).toHaveCount(0);
  await expect(rowOf(page, "Google AI Mode")).toContainText("Search page");
  await expect(rowOf(page, "Local index")).toContainText("Ready");
  await expect(rowOf(page, "Local index").getByRole("button", { name: /^Check/ })).toHaveCount(0);
  await expect(page.getByText("docs/self-hosting.md")).toBeVisible();

  // A switch asks why and is kept by the server; this one holds up no other test.
  const kimi = page.getByRole("switch", { name: "Ask Kimi", exact: true });
  const asked = page.getByRole("dialog", { name: /^Switch/ });
  await kimi.click();
  await expect(asked).toContainText("Switch Kimi off?");
  await asked.getByRole("button", { name: "Switch off" }).click();
  await expect(asked).toContainText("This field is required.");
  await expectNoAxeViolations(page);
  await asked.getByRole("textbox", { name: "Reason" }).fill("Its provider is down");
  await asked.getByRole("button", { name: "Switch off" }).click();
  await expect(page.getByText("Kimi is off.")).toBeVisible();
  await expect(kimi).not.toBeChecked();
  await page.reload();
  await expect(kimi).not.toBeChecked();
  await kimi.click();
  await asked.getByRole("textbox", { name: "Reason" }).fill("It is back");
  await asked.getByRole("button", { name: "Switch on" }).click();
  await expect(kimi).toBeChecked();

  // One that the server refuses changes nothing, and can be tried again.
  await page.route(`**${apiBase}/admin/operator-models/chatgpt/`, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  const chatGpt = rowOf(page, "ChatGPT");
  await chatGpt.getByRole("switch").click();
  await asked.getByRole("textbox", { name: "Reason" }).fill("Too dear");
  await asked.getByRole("button", { name: "Switch off" }).click();
  await expect(asked).toContainText("The server encountered an error. Please try again later.");
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect(chatGpt.getByRole("switch")).toBeChecked();

  // A check that fails says why, and one that succeeds ends the pause.
  const checking = hold();
  let answered = false;
  await page.route(`**${apiBase}/admin/operator-models/chatgpt/check/`, async (route) => {
    await checking.until;
    const whole = await page.request.get(`${apiBase}/admin/operator-models/`, {
      headers: { authorization: (await route.request().headerValue("authorization")) ?? "" },
    });
    const row = ((await whole.json()) as OperatorHealth[]).find(({ id }) => id === "chatgpt");
    const failed = answered ? {} : { failure_kind: "quota", failure: reason };
    await route.fulfill({
      json: {
        answered,
        failure_kind: null,
        failure: null,
        ...failed,
        operator: { ...row, ...chatGptHas.current },
      },
    });
  });
  const now = new Date().toISOString();
  const failure = { last_failure_at: now, last_failure_kind: "quota", last_failure: reason } as const;
  const pause = { paused_until: "2099-11-20T13:59:00.000Z", pause_reason: reason };
  chatGptHas.current = { configured: true, available: false, ...failure, ...pause };
  const check = chatGpt.getByRole("button", { name: "Check ChatGPT" });
  await check.click();
  await expect(check).toHaveAttribute("aria-busy", "true");
  checking.release();
  await expect(page.getByText(`ChatGPT: Out of quota. ${reason}`)).toBeVisible();
  await expect(chatGpt).toContainText("Paused until 20 Nov 2099, 13:59");
  await expect(chatGpt.getByText(reason)).toHaveCount(1);
  await expect(chatGpt.getByText("Out of quota")).toHaveCount(2);

  answered = true;
  chatGptHas.current = { configured: true, available: true, ...failure, last_answer_at: now };
  await check.click();

  await expect(page.getByText("ChatGPT answered. It is no longer paused.")).toBeVisible();
  await expect(chatGpt).toContainText("Ready");
  await expect(chatGpt.getByText("Answered", { exact: true })).toBeVisible();
});

test("can be read in both themes and on a phone", async ({ rootPage: page }) => {
  test.slow();
  const chatGptHas = await giveChatGptAKey(page);
  chatGptHas.current = {
    model: "gpt-5-mini",
    standing: "ending",
    retirement: { shutdown_day: shiftDay(today, 18), replacement: "gpt-6.1-terra" },
    configured: true,
    available: false,
    paused_until: "2099-11-20T13:59:00.000Z",
    pause_reason: reason,
    last_answer_at: new Date().toISOString(),
    last_failure_at: new Date().toISOString(),
    last_failure_kind: "quota",
    last_failure: reason,
  };
  await page.setViewportSize(desktop);
  await openModels(page);
  await expect(rowOf(page, "ChatGPT")).toContainText(/Ends in 18 days\s*Shuts down on .*: use gpt-6.1-terra/);
  const attention = page.getByRole("status").filter({ hasText: "1 model needs attention" });
  await expect(attention).toContainText(/ChatGPT: Shuts down on .*: use gpt-6.1-terra/);
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  await page.setViewportSize(phone);
  await expect(page.getByRole("heading", { name: "Models of the providers" })).toBeVisible();
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
  // What is next to the column that stays can be read beside it.
  await rowOf(page, "Local index").getByRole("rowheader").scrollIntoViewIfNeeded();
  await expect(rowOf(page, "Local index").getByText("Ready")).toBeInViewport({ ratio: 1 });
});

test("says once which model answers in the place of another", async ({ rootPage: page }) => {
  const chatGptHas = await giveChatGptAKey(page);
  chatGptHas.current = {
    configured: true,
    available: true,
    standing: "redirected",
    answers_as: "gpt-6.1-terra",
  };
  await openModels(page);

  const row = rowOf(page, "ChatGPT");
  await expect(row).toContainText("Redirected");
  await expect(row.getByText("gpt-6.1-terra")).toHaveText("gpt-6.1-terra answers in its place");
});

test("says what answers rest on, and what the providers say of their models", async ({ rootPage: page }) => {
  await openModels(page);
  await expect(rowOf(page, "DeepSeek")).toContainText("Searches the web");
  await expect(rowOf(page, "DeepSeek (no search)")).toContainText("From what it learnt");
  await expect(rowOf(page, "ChatGPT (GPT-6.1 Terra)")).toContainText("gpt-6.1-terra");

  // The doubles list all that is asked here, and were asked when the product started.
  const providers = page.getByRole("list", { name: "Providers" });
  await expect(providers.getByRole("listitem")).toHaveCount(3);
  await expect(providers).toContainText(/openai\s*Read.*xai\s*Read.*meta\s*Read/);
  await expect(page.getByText("needs attention")).toHaveCount(0);

  await page.getByRole("button", { name: "Check now" }).click();
  await expect(page.getByText("The providers were asked for their models.")).toBeVisible();
  await expect(providers.getByRole("listitem").first()).toContainText(/now|second/);
});

test("tells of a provider that fails, of models that write and judge, and of what has no list or no key", async ({
  rootPage: page,
}) => {
  const held = hold();
  const provider = { has_list: true, checked_at: null, failed_at: null, failure: null };
  let shown: ModelChecks = {
    providers: [
      {
        ...provider,
        provider: "openai",
        failed_at: new Date().toISOString(),
        failure: "The engine is busy.",
      },
      { ...provider, provider: "dataforseo", has_list: false },
      { ...provider, provider: "xai" },
    ],
    helpers: [
      {
        use: "judge",
        provider: "openai",
        model: "gpt-5-nano",
        standing: "ended",
        retirement: { shutdown_day: "2020-01-02", replacement: "gpt-6-luna" },
      },
    ],
  };
  await page.route(checks, async (route) => {
    if (route.request().method() === "POST") return route.fulfill({ status: 500, json: {} });
    await held.until;
    return route.fulfill({ json: shown });
  });
  await page.goto("/admin/models");
  const card = page.getByRole("region", { name: "Models of the providers" });
  await expect(card.locator("[aria-busy=true]")).toHaveCount(1);
  held.release();

  await expect(card).toContainText(/openai\s*Not read.*The engine is busy\./);
  await expect(card).toContainText(/dataforseo\s*Has no list of models/);
  await expect(card).toContainText(/xai\s*Not checked yet/);
  await expect(card).toContainText(
    /Judges answers\s*openai\/gpt-5-nano\s*Ended\s*Was shut down on 2 Jan 2020: use gpt-6-luna/,
  );
  await expect(page.getByText("1 model needs attention")).toBeVisible();
  await expectNoAxeViolations(page);
  await card.getByRole("button", { name: "Check now" }).click();
  await expect(page.getByText("The server encountered an error. Please try again later.")).toBeVisible();

  shown = { providers: [], helpers: [] };
  await page.reload();
  await expect(card).toContainText("No provider has a key yet.");

  await page.unroute(checks);
  await page.route(checks, (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(card.getByRole("button", { name: "Retry" })).toBeVisible({ timeout: 15_000 });
});

test("says what failed and tries again", async ({ rootPage: page }) => {
  await page.route(list, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/admin/models");
  await expect(page.getByText("The server encountered an error. Please try again later.")).toBeVisible({
    timeout: 15_000,
  });
  await page.unroute(list);
  const held = hold();
  await page.route(list, async (route) => {
    await held.until;
    await route.fallback();
  });
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("table", { name: "AI models" })).toHaveAttribute("aria-busy", "true");
  held.release();

  await expect(rowOf(page, "Claude")).toContainText("ANTHROPIC_API_KEY");
});

test("shows what answers cost, how many failed, how long they took, and each pause", async ({
  rootPage: page,
}) => {
  const named = { id: "chatgpt", display_name: "ChatGPT" };
  const paused = { ...named, paused_at: `${today}T08:00:00.000Z`, reason };
  const shown: ModelFigures = {
    from: shiftDay(today, -29),
    to: today,
    models: [
      {
        ...named,
        calls: 200,
        failed: 10,
        error_rate: 5,
        error_interval: { low: 2.7, high: 9 },
        cost_per_answer_usd: 0.0123,
        mean_ms: 2_340,
      },
    ],
    pauses: [
      { ...paused, paused_at: `${today}T09:00:00.000Z`, ended_at: null, ended_by: null },
      { ...paused, ended_at: `${today}T08:20:00.000Z`, ended_by: "CHECK" },
    ],
  };
  await page.route(figures, (route) => route.fulfill({ json: shown }));
  await page.setViewportSize(desktop);
  await openModels(page);

  const table = page.getByRole("table", { name: "Figures of the last 30 days" });
  await expect(table).toContainText(/ChatGPT.*\$0\.01.*5.*%.*n = 200 · 2\.7.*–9.*2\.3.*s.*200/);
  const pauses = page.getByRole("table", { name: "Pauses of the last 30 days" });
  await expect(pauses.getByRole("row")).toHaveCount(3);
  await expect(pauses.getByRole("row").nth(1)).toContainText("Still paused");
  await expect(pauses.getByRole("row").nth(2)).toContainText("By a test question");
  await expect(pauses.getByRole("row").nth(2)).toContainText(reason);
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  await page.setViewportSize(phone);
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
});
