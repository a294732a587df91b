import { expect } from "@playwright/test";
import { pay } from "../billing/billing.ts";
import { newEmail } from "../support/api.ts";
import { proveHost } from "../support/prove-host.ts";
import { choose, expectFirstSteps, nameCompany, signUp, toDashboard } from "./first-steps.ts";
import { test } from "./journey.ts";

test("an agency: from the sign-up to the log-in of its own clients", async ({ page, journey, baseURL }) => {
  const email = newEmail();
  const tag = email.slice(4, 12);
  const name = `Oak & Ash ${tag}`;
  await signUp(page, email);
  await choose(page, "I work at an agency managing multiple clients");
  await nameCompany(page, { name, url: "https://oak-and-ash.example" });
  await toDashboard(page, name);
  await expectFirstSteps(page, [
    "See it filled",
    "Ask your first questions",
    "Invite your client or a colleague",
  ]);

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Settings" }).click();
  await page.getByRole("link", { name: "White Label" }).click();
  await expect(page.getByRole("heading", { name: "Make the product yours" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Plans with white label" })).toContainText("Agency");
  await page.getByRole("link", { name: "See Plans" }).click();
  await page.getByRole("button", { name: "Choose Agency" }).click();
  await expect(page.getByText("Sandbox: no money moves")).toBeVisible();
  await pay(page);
  await expect(
    page.getByText("Your subscription payment was successful! Your plan has been updated."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Return to Billing" }).click();
  await expect(page.getByText(/^Agency plan. Its credits renew on /)).toBeVisible();

  await page.getByRole("link", { name: "White Label" }).click();
  await expect(page.getByText("Your plan has white label.")).toBeVisible();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("textbox", { name: "Primary colour", exact: true }).fill("#0a6640");
  await page.getByRole("textbox", { name: "Secondary colour", exact: true }).fill("#ffd400");
  // Chromium takes every name below localhost for this machine.
  const host = `oak-${tag}.localhost`;
  await page.getByLabel("Host of your own").fill(host);
  await page.getByRole("button", { name: "Save Brand" }).click();
  await expect(page.getByText("Your brand is saved.")).toBeVisible();
  await expect(page).toHaveTitle(`White Label - ${name} | GEO Platform`);

  const { port } = new URL(baseURL ?? "");
  await proveHost(page, { host, port });

  const client = await journey.meet();
  await client.goto(`http://${host}:${port}/`);
  await expect(client).toHaveTitle(`Sign in - ${name} | GEO Platform`);
  await expect(client.getByText(name).first()).toBeVisible();
  await expect(client.getByText("Citelens")).toHaveCount(0);
  await client.getByRole("link", { name: "Create one" }).click();
  await expect(client).toHaveTitle(`Create your Account - ${name} | GEO Platform`);
  await journey.ends(client);
});
