import { apiBase } from "@citelens/contract/base/endpoint";
import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/checks.ts";
import { pixel } from "../support/pixel.ts";
import { proveHost } from "../support/prove-host.ts";
import { test } from "../support/test.ts";
import { pay } from "./billing.ts";

const whiteLabel = "/settings/white-label";
// Chromium takes every name below localhost for this machine.
const hostOf = (name: string) => `${name.toLowerCase()}.localhost`;

async function buyAgency(page: Page): Promise<void> {
  await page.goto("/settings/billing");
  await page.getByRole("button", { name: "Choose Agency" }).click();
  await pay(page);
  await page.getByRole("link", { name: "Return to Billing" }).click();
}

test("an owner sets up a brand, which the pages and the log-in of its host show", async ({
  signedInPage: page,
  workspace,
  baseURL,
}) => {
  const name = `Acorn ${workspace.id.slice(-6)}`;
  const host = hostOf(`acorn-${workspace.id.slice(-12)}`);
  await buyAgency(page);
  await page.goto(whiteLabel);
  await expect(page.getByText("Your plan has white label.")).toBeVisible();

  await page.getByRole("button", { name: "Save Brand" }).click();
  await expect(page.getByText("This field is required.")).toBeVisible();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("textbox", { name: "Primary colour", exact: true }).fill("#ffd400");
  await page.getByRole("textbox", { name: "Secondary colour", exact: true }).fill("#0a6640");
  await page
    .getByLabel("Icon", { exact: true })
    .setInputFiles({ name: "icon.png", mimeType: "image/png", buffer: pixel });
  const previews = page.getByRole("region", { name: "Contrast preview" });
  await expect(previews.getByRole("figure")).toHaveCount(2);
  await expect(previews.locator("dt:has-text('First colour as given') + dd").first()).toHaveText(
    /^1\.\d:1, too weak for text$/,
  );
  await expect(previews.locator("dt:has-text('Links') + dd")).toHaveText([/readable/, /readable/]);

  await page.getByLabel("Host of your own").fill("not a host");
  await page.getByRole("button", { name: "Save Brand" }).click();
  await expect(page.getByText("Enter a host name, such as geo.example.com.")).toBeVisible();
  await page.getByLabel("Host of your own").fill(host.toUpperCase());
  await page.getByRole("button", { name: "Save Brand" }).click();
  await expect(page.getByText("Your brand is saved.")).toBeVisible();

  await expect(page).toHaveTitle(`White Label - ${name} | GEO Platform`);
  await expect(page.getByRole("complementary", { name: "Sidebar" })).toContainText(name);
  await expect(page.getByRole("code").filter({ hasText: host }).first()).toBeVisible();

  const { port } = new URL(baseURL ?? "");
  await proveHost(page, { host, port });
  const guest = await page.context().browser()?.newContext();
  const login = await guest?.newPage();
  if (!guest || !login) throw new Error("There is no browser.");
  await login.goto(`http://${host}:${port}/login`);
  await expect(login).toHaveTitle(`Sign in - ${name} | GEO Platform`);
  await expect(login.getByText(name).first()).toBeVisible();
  await expect(login.locator("link[rel=icon]")).toHaveAttribute("href", /icon\.png/);
  expect(await brandColour(login)).toBe("#f7ce00"); // darkened until it stands out from the page
  await expectNoAxeViolations(login);

  await login.goto(`http://${host}:${port}/verify-email/${workspace.id}/a-token`);
  await expect(login.getByRole("banner")).toContainText(name);
  await expect(login.getByText("Citelens", { exact: true })).toHaveCount(0);

  // What the server sends is branded already, so that nothing of ours is seen before.
  const html = await (
    await guest.request.get(`http://127.0.0.1:${port}/login`, { headers: { host } })
  ).text();
  expect(html).toContain(`<title>${name} | GEO Platform`);
  const other = await guest.request.get(`http://127.0.0.1:${port}${apiBase}/brand/`, {
    headers: { host: "other.localhost" },
  });
  expect(await other.json()).toEqual({ brand: null });
  await login.goto(`http://127.0.0.1:${port}/login`);
  await expect(login).toHaveTitle("Sign in - Citelens | GEO Platform");
  await guest.close();

  await page.getByRole("switch", { name: "Show this brand" }).click();
  await expect(page).toHaveTitle("White Label - Citelens | GEO Platform");
});

function brandColour(page: Page): Promise<string> {
  return page.evaluate<string>(
    "getComputedStyle(document.documentElement).getPropertyValue('--brand').trim()",
  );
}
