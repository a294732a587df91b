import { expect } from "@playwright/test";
import { serveAcorn } from "../support/acorn-site.ts";
import { newEmail } from "../support/api.ts";
import { logIn, password } from "../support/log-in.ts";
import { type OwnProduct, openOwnProduct } from "../support/own-product.ts";
import { superuserToken } from "../support/root.ts";
import { fillSignUp } from "../support/sign-up.ts";
import { choose, expectFirstSteps, nameCompany, region, signOut, toDashboard } from "./first-steps.ts";
import { test as base } from "./journey.ts";

const dataDir = `${import.meta.dirname}/../../test-results/self-hoster`;

const test = base.extend<object, { readonly product: OwnProduct }>({
  product: [
    async ({ playwright: _ }, use) => {
      const product = await openOwnProduct(dataDir, {});
      await use(product);
      await product.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.address),
});

test("a self-hoster without a mail server: from the log of the start to a colleague who is in", async ({
  page,
  context,
  journey,
  product,
}) => {
  const site = await serveAcorn();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/superuser/${superuserToken(product.log)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set up the administrator");
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Lovelace");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Set Up Account" }).click();
  await expect(page).toHaveURL("/login");
  await logIn(page, "root@example.com");
  await choose(page, "I represent a company looking to scale");
  await nameCompany(page, { name: "Acorn", url: site.url });
  await toDashboard(page, "Acorn");
  const steps = await expectFirstSteps(page, ["Ask your first questions"]);

  await steps.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite user" });
  await expect(dialog).toContainText("They get a link, which you hand over, to join Acorn.");
  const email = newEmail();
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("button", { name: "Send Invitation" }).click();
  await expect(dialog.getByRole("status")).toContainText(
    "No mail server is set up here, so this invitation was not mailed. Copy the link and hand it over yourself.",
  );
  await dialog.getByRole("button", { name: "Copy" }).click();
  const link = await page.evaluate<string>("navigator.clipboard.readText()");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(steps).toContainText("1 of 5 done");

  const colleague = await journey.meet();
  await colleague.goto(link);
  await region(colleague, "Invitation").getByRole("link", { name: "Create your account" }).click();
  await fillSignUp(colleague, {});
  await colleague.getByRole("button", { name: "Accept Invitation" }).click();
  await choose(colleague, "I represent a company looking to scale");
  await nameCompany(colleague, { name: "Acorn", url: site.url });
  await expect(colleague.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
  await signOut(colleague, journey);

  await colleague.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(colleague.getByRole("heading", { level: 1 })).toHaveText("Reset your password");
  await colleague.getByLabel("E-mail").fill(email);
  await colleague.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(
    colleague.getByText(
      "No mail server is set up here, so nothing is mailed. Ask the administrator for the link (support@citelens.example); superusers find it under Admin > Deliveries.",
    ),
  ).toBeVisible();

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Admin Dashboard" }).click();
  await page.getByRole("link", { name: "Deliveries" }).click();
  await page.getByRole("button", { name: new RegExp(`^Open “Reset your .*” to ${email}$`) }).click();
  const mail = page.getByRole("dialog", { name: /^Reset your/ });
  const reset = (await mail.getByRole("link").first().getAttribute("href")) ?? "";

  await colleague.goto(reset);
  await colleague.getByLabel("New password", { exact: true }).fill("an entirely new secret");
  await colleague.getByRole("button", { name: "Reset Password" }).click();
  await expect(colleague.getByRole("status")).toHaveText(
    "Your password has been reset successfully. You can now log in.",
  );
  await expect(colleague).toHaveURL("/login");
  await logIn(colleague, email, "an entirely new secret");
  await expect(colleague.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
  await expect(colleague.getByRole("button", { name: "Workspace: Acorn" })).toBeVisible();
  await journey.ends(colleague);
  await site.close();
});
