import { getSandboxCheckout, paySandboxCheckout } from "@citelens/contract/billing/sandbox-payments";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import { expect, test } from "../../../../test/components/page-test.ts";
import { signOut } from "../../../../test/components/people.ts";
import { fieldRefusal } from "../../../../test/components/server-double.ts";

test("a payment page says what is wrong with a card number, that it is over, and that it never was", async ({
  page,
  server,
}) => {
  signOut();
  const yearly = { status: "open", merchant: "Citelens", interval: "yearly" } as const;
  server.answer(getSandboxCheckout, server.sample(getSandboxCheckout, yearly));
  server.answer(paySandboxCheckout, () => fieldRefusal({ card: ["This value is not valid."] }));
  await page.goto("/sandbox/checkout/cs_1");
  await expect(page.getByText("A subscription, billed a year until you cancel it.")).toBeVisible();
  await page.getByLabel("Card number").fill("42");
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page.getByLabel("Card number")).toHaveAccessibleDescription("This value is not valid.");

  for (const [status, title] of [
    ["expired", "This payment page has expired"],
    ["complete", "This payment is complete"],
  ] as const) {
    server.answer(getSandboxCheckout, server.sample(getSandboxCheckout, { ...yearly, status }));
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("link", { name: "Go back to Citelens" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Pay/ })).toHaveCount(0);
  }

  server.refuse(getSandboxCheckout, "NOT_FOUND");
  await page.goto("/sandbox/checkout/cs_unknown");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This payment page does not exist");
  await expectNoAxeViolations();
  await page.goto("/sandbox");
  await expect(page).toHaveURL("/login?next=%2Fsandbox");
});
