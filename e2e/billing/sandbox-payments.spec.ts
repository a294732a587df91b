import { dayMs } from "@citelens/contract/base/days";
import { expect, type Page } from "@playwright/test";
import { logIn } from "../support/log-in.ts";
import { test } from "../support/test.ts";
import { pay } from "./billing.ts";
import { goodCard, paymentPages, payThroughApi } from "./sandbox-payments.ts";

/** The bodies of what the page asks the sandbox to do. */
function bodiesOf(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/sandbox/"))
      bodies.push(request.postDataJSON());
  });
  return bodies;
}

function dayText(at: Date | string): string {
  return new Date(at).toLocaleDateString("en-GB", {
    timeZone: "UTC",
    day: "numeric",
    month: "short",
    year: "numeric",
  });
}

test.describe("the payment page", () => {
  test("shows a declined card, pays with another and returns the browser", async ({
    page,
    request,
    account,
    workspace,
  }) => {
    const asked = bodiesOf(page);
    const { credits } = await paymentPages(request, account, workspace.id);
    await page.goto(await credits(12_000));

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pay Citelens");
    await expect(page.getByRole("row")).toHaveText([
      "12,000 credits120.00€",
      "Subtotal120.00€",
      "Tax (20 %)24.00€",
      "Total144.00€",
    ]);
    await expect(page.getByText("billing@northwind.example")).toBeVisible();
    await expect(page.getByLabel("Card number")).toHaveValue("4242 4242 4242 4242");
    await expect(page.getByRole("list", { name: "Test cards" }).getByRole("listitem")).toHaveText([
      "4242 4242 4242 4242pays",
      "4000 0000 0000 0002is declined",
      "4000 0000 0000 9995has no funds",
    ]);
    await expect(page.getByRole("link", { name: "Cancel and go back" })).toHaveAttribute(
      "href",
      /\/settings\/credit-payment-confirmation\?canceled=true$/,
    );
    await page.getByRole("button", { name: "4000 0000 0000 0002" }).click();
    await expect(page.getByLabel("Card number")).toHaveValue("4000 0000 0000 0002");
    await page.getByRole("button", { name: "Pay 144.00€" }).click();
    await expect(page.getByRole("alert")).toHaveText("Your card was declined. Try another card.");

    await page.getByRole("button", { name: goodCard }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.getByRole("button", { name: "Pay 144.00€" }).click();
    await expect(page).toHaveURL("/login");
    expect(asked).toEqual([{ card: "4000 0000 0000 0002" }, { card: goodCard }]);
    await logIn(page, account.email);
    await expect(page).toHaveURL(/\/settings\/credit-payment-confirmation\?success=true/);
    await expect(page.getByText("12,000 credits were added to your account.")).toBeVisible();
  });

  test("says what is wrong with a card number, and with a payment that is over", async ({
    page,
    request,
    account,
    workspace,
  }) => {
    const { plan } = await paymentPages(request, account, workspace.id);
    const checkoutPage = await plan({ plan: "creator", interval: "yearly" });
    await page.goto(checkoutPage);
    await page.getByLabel("Card number").fill("42");
    await pay(page);
    await expect(page.getByLabel("Card number")).toHaveAccessibleDescription("This value is not valid.");

    await payThroughApi(request, checkoutPage);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This payment is complete");
  });
});

test.describe("the payment portal", () => {
  test("ends and reactivates the subscription and changes the card", async ({
    page,
    request,
    account,
    workspace,
  }) => {
    const { plan, portal } = await paymentPages(request, account, workspace.id);
    await payThroughApi(request, await plan({ plan: "growth", interval: "monthly" }));
    const asked = bodiesOf(page);
    const shown = page.waitForResponse("**/api/v1/sandbox/portals/*/");
    await page.goto(await portal());
    const { subscription } = await (await shown).json();
    const monthMs = Date.parse(subscription.current_period_end) - Date.now();
    expect(monthMs / dayMs).toBeGreaterThan(27);
    expect(monthMs / dayMs).toBeLessThanOrEqual(31);
    const end = dayText(subscription.current_period_end);

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Billing with Citelens");
    await expect(page.getByText("149.00€ a month")).toBeVisible();
    await expect(page.getByText(`Renews on ${end}.`)).toBeVisible();
    await expect(page.getByRole("link", { name: "Return to Citelens" })).toHaveAttribute(
      "href",
      /\/settings\/billing$/,
    );
    await page.getByRole("button", { name: "Cancel subscription" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Cancel the subscription?" });
    await expect(dialog).toContainText(`Growth stays as it is until ${end}`);
    await dialog.getByRole("button", { name: "Cancel subscription" }).click();
    await expect(page.getByText(`Ends on ${end}.`)).toBeVisible();
    await page.getByRole("button", { name: "Reactivate subscription" }).click();
    await expect(page.getByText(`Renews on ${end}.`)).toBeVisible();

    await expect(page.getByText("Card ending in 4242")).toBeVisible();
    await page.getByRole("button", { name: "Change card" }).click();
    await page.getByRole("button", { name: "4000 0000 0000 0002" }).click();
    await page.getByRole("button", { name: "Save card" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Your card was declined." })).toBeVisible();
    await page.getByRole("button", { name: "4000 0000 0000 9995" }).click();
    await page.getByRole("button", { name: "Save card" }).click();
    await expect(
      page.getByRole("alert").filter({ hasText: "Your card has insufficient funds." }),
    ).toBeVisible();
    await page.getByRole("button", { name: goodCard }).click();
    await page.getByRole("button", { name: "Save card" }).click();
    await expect(page.getByLabel("Card number")).toHaveCount(0);
    await expect(page.getByText("Card ending in 4242")).toBeVisible();
    expect(asked).toEqual([
      { action: "cancel" },
      { action: "reactivate" },
      { action: "card", card: "4000 0000 0000 0002" },
      { action: "card", card: "4000 0000 0000 9995" },
      { action: "card", card: goodCard },
    ]);
  });

  test("opens at the card when it was asked for, and shows invoices to print", async ({
    page,
    request,
    account,
    workspace,
  }) => {
    const { credits, portal } = await paymentPages(request, account, workspace.id);
    await page.goto(await portal("payment_method_update"));
    await expect(page.getByText("There is no subscription.")).toBeVisible();
    await expect(page.getByText("There are no invoices yet.")).toBeVisible();
    await expect(page.getByText("No card", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Card number")).toBeVisible();
    await page.getByRole("button", { name: "Save card" }).click();
    await expect(page.getByText("Card ending in 4242")).toBeVisible();

    await payThroughApi(request, await credits(12_000));
    await page.reload();
    const today = dayText(new Date());
    await expect(page.getByRole("listitem").filter({ hasText: "SBX-" })).toHaveText(
      new RegExp(`^SBX-\\d{6}${today}Paid144\\.00€$`),
    );

    const link = page.getByRole("link", { name: /^SBX-/ });
    const number = await link.textContent();
    await link.click();
    await expect(page).toHaveURL(/\/sandbox\/invoices\/in_\w+$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Invoice ${number}`);
    const invoice = page.getByRole("article");
    for (const text of [
      "Northwind Traders",
      "12 Harbour Street",
      "75001 Paris",
      "FR",
      "VAT number FR1234567890",
      today,
      "Paid",
    ]) {
      await expect(invoice.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(invoice.getByRole("row")).toHaveText([
      "12,000 credits120.00€",
      "Subtotal120.00€",
      "Tax (20 %)24.00€",
      "Total144.00€",
    ]);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(22, 23, 29)");
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    await expect(page.getByText("Sandbox: no money moves")).toBeVisible();
  });
});
