import type { SandboxPortal } from "@citelens/contract/sandbox-payments";
import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { test } from "../support/test.ts";
import { desktop, fontsLoaded, themes, useTheme } from "../support/views.ts";
import {
  checkoutCall,
  invoiceCall,
  knownInvoice,
  knownPortal,
  openCheckout,
  payCall,
  portalCall,
} from "./sandbox-payments.ts";

const checkoutPage = "/sandbox/checkout/cs_1";
const portalPage = "/sandbox/portal/bp_1";
const invoicePage = "/sandbox/invoices/in_1";

/** Nobody is signed in on any of these pages. */
async function expectGoodLooks(page: Page): Promise<void> {
  await page.setViewportSize(desktop);
  for (const theme of themes) {
    await useTheme(page, theme);
    await fontsLoaded(page);
    await expect(page.getByText("Sandbox: no money moves")).toBeVisible();
    await expectNoAxeViolations(page);
  }
  await expectNoOverflow(page);
}

test.describe("the payment page", () => {
  test("shows a declined card, pays with another and returns the browser", async ({ page }) => {
    const cards: unknown[] = [];
    await page.route(checkoutCall, (route) => route.fulfill({ json: openCheckout }));
    await page.route(payCall, (route) => {
      const { card } = route.request().postDataJSON();
      cards.push(card);
      const detail = "Your card was declined.";
      return card === "4242 4242 4242 4242"
        ? route.fulfill({ json: { return_url: "/login?next=%2Fsettings%2Fbilling" } })
        : route.fulfill({ status: 402, json: { detail, code: "CARD_DECLINED", error: detail } });
    });
    await page.goto(checkoutPage);

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pay Citelens");
    await expect(page.getByRole("row")).toHaveText([
      "12,000 credits120.00€",
      "Subtotal120.00€",
      "Tax (20%)24.00€",
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
      openCheckout.cancel_url,
    );
    await page.getByRole("button", { name: "4000 0000 0000 0002" }).click();
    await expect(page.getByLabel("Card number")).toHaveValue("4000 0000 0000 0002");
    await page.getByRole("button", { name: "Pay 144.00€" }).click();
    await expect(page.getByRole("alert")).toHaveText("Your card was declined.");
    await expectGoodLooks(page);

    await page.getByRole("button", { name: "4242 4242 4242 4242" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.getByRole("button", { name: "Pay 144.00€" }).click();
    await expect(page).toHaveURL("/login?next=%2Fsettings%2Fbilling");
    expect(cards).toEqual(["4000 0000 0000 0002", "4242 4242 4242 4242"]);
  });

  test("says what is wrong with a card number, with a payment that is over, and with the address", async ({
    page,
  }) => {
    let checkout = { ...openCheckout, mode: "subscription" as const, interval: "yearly" };
    let isKnown = true;
    await page.route(checkoutCall, (route) =>
      isKnown
        ? route.fulfill({ json: checkout })
        : route.fulfill({ status: 404, json: { detail: "Not found.", code: "NOT_FOUND" } }),
    );
    await page.route(payCall, (route) =>
      route.fulfill({
        status: 400,
        json: { card: ["This value is not valid."], error: "This value is not valid." },
      }),
    );
    await page.goto(checkoutPage);
    await expect(page.getByText("A subscription, billed a year until you cancel it.")).toBeVisible();
    await page.getByLabel("Card number").fill("42");
    await page.getByRole("button", { name: /^Pay/ }).click();
    await expect(page.getByLabel("Card number")).toHaveAccessibleDescription("This value is not valid.");

    for (const [status, title] of [
      ["complete", "This payment is complete"],
      ["expired", "This payment page has expired"],
    ] as const) {
      checkout = Object.assign({}, checkout, { status });
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByRole("link", { name: "Go back to Citelens" })).toBeVisible();
      await expect(page.getByRole("button", { name: /^Pay/ })).toHaveCount(0);
    }
    isKnown = false;
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This payment page does not exist");
    await expectGoodLooks(page);
    await page.goto("/sandbox");
    await expect(page).toHaveURL("/login?next=%2Fsandbox");
  });
});

test.describe("the payment portal", () => {
  test("ends and reactivates the subscription and changes the card", async ({ page }) => {
    let portal: SandboxPortal = knownPortal;
    const changes: unknown[] = [];
    await page.route(portalCall, (route) => {
      if (route.request().method() === "GET") return route.fulfill({ json: portal });
      const change = route.request().postDataJSON();
      changes.push(change);
      if (change.card === "4000 0000 0000 0002") {
        const detail = "Your card was declined.";
        return route.fulfill({ status: 402, json: { detail, code: "CARD_DECLINED", error: detail } });
      }
      portal = changed(portal, change.action);
      return route.fulfill({ json: portal });
    });
    await page.goto(portalPage);

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Billing with Citelens");
    await expect(page.getByText("149.00€ a month")).toBeVisible();
    await expect(page.getByText("Renews on 20 Dec 2026.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Return to Citelens" })).toHaveAttribute(
      "href",
      "/settings/billing",
    );
    await expectGoodLooks(page);
    await page.getByRole("button", { name: "Cancel subscription" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Cancel the subscription?" });
    await expect(dialog).toContainText("Growth stays as it is until 20 Dec 2026");
    await dialog.getByRole("button", { name: "Cancel subscription" }).click();
    await expect(page.getByText("Ends on 20 Dec 2026.")).toBeVisible();
    await page.getByRole("button", { name: "Reactivate subscription" }).click();
    await expect(page.getByText("Renews on 20 Dec 2026.")).toBeVisible();

    await expect(page.getByText("Card ending in 4242")).toBeVisible();
    await page.getByRole("button", { name: "Change card" }).click();
    await page.getByRole("button", { name: "4000 0000 0000 0002" }).click();
    await page.getByRole("button", { name: "Save card" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Your card was declined." })).toBeVisible();
    await page.getByRole("button", { name: "4000 0000 0000 9995" }).click();
    await page.getByRole("button", { name: "Save card" }).click();
    await expect(page.getByText("Card ending in 9995")).toBeVisible();
    await expect(page.getByLabel("Card number")).toHaveCount(0);
    expect(changes).toEqual([
      { action: "cancel" },
      { action: "reactivate" },
      { action: "card", card: "4000 0000 0000 0002" },
      { action: "card", card: "4000 0000 0000 9995" },
    ]);
  });

  test("opens at the card when it was asked for, and shows invoices to print", async ({ page }) => {
    await page.route(portalCall, (route) =>
      route.fulfill({ json: { ...knownPortal, subscription: null, card_last4: null } }),
    );
    await page.route(invoiceCall, (route) => route.fulfill({ json: knownInvoice }));
    await page.goto(`${portalPage}?flow=payment_method_update`);
    await expect(page.getByText("There is no subscription.")).toBeVisible();
    await expect(page.getByText("No card", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Card number")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "SBX-0002" })).toHaveText(
      "SBX-000220 Nov 2026Paid1,178.80€",
    );

    await page.getByRole("link", { name: "SBX-0002" }).click();
    await expect(page).toHaveURL(invoicePage);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invoice SBX-0002");
    const invoice = page.getByRole("article");
    for (const text of [...knownInvoice.bill_to, "VAT number FR1234567890", "20 Nov 2026", "Paid"]) {
      await expect(invoice.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(invoice.getByRole("row")).toHaveText([
      "12,000 credits120.00€",
      "Subtotal120.00€",
      "Tax (20%)24.00€",
      "Total144.00€",
    ]);
    await expectGoodLooks(page);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(22, 23, 29)");
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    await expect(page.getByText("Sandbox: no money moves")).toBeVisible();
  });
});

function changed(portal: SandboxPortal, action: "cancel" | "reactivate" | "card"): SandboxPortal {
  if (action === "card") return { ...portal, card_last4: "9995" };
  return {
    ...portal,
    subscription: portal.subscription && {
      ...portal.subscription,
      cancel_at_period_end: action === "cancel",
    },
  };
}
