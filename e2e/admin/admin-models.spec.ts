import { expect, type Locator, type Page } from "@playwright/test";
import { signInAsRoot } from "../support/root.ts";
import { test as base, keepTokens } from "../support/test.ts";
import { phone } from "../support/views.ts";

const test = base.extend<{ readonly rootPage: Page }>({
  /** The page of the superuser. */
  rootPage: async ({ page, request }, use) => {
    await keepTokens(page, await signInAsRoot(request));
    await use(page);
  },
});

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

test("shows what lacks a key, and switches for everyone", async ({ rootPage: page }) => {
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

test("on a phone the state of a model is read beside the name that stays", async ({ rootPage: page }) => {
  await page.setViewportSize(phone);
  await openModels(page);

  await rowOf(page, "Local index").getByRole("rowheader").scrollIntoViewIfNeeded();
  await expect(rowOf(page, "Local index").getByText("Ready")).toBeInViewport({ ratio: 1 });
});
