import type { User } from "@citelens/contract/accounts/accounts";
import { apiBase } from "@citelens/contract/base/endpoint";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { type Account, bearer, createWorkspace, newEmail } from "../support/api.ts";
import { hold } from "../support/hold.ts";
import { fillSignUp } from "../support/sign-up.ts";
import { card, isDrawn, nextButton, previewUrl, setUser, test } from "./onboarding.ts";

const meUrl = `**${apiBase}/me/`;
const returnKey = "redirect-after-onboarding";

async function me(request: APIRequestContext, account: Account): Promise<User> {
  return (await request.get(`${apiBase}/me/`, { headers: bearer(account) })).json();
}

function stored(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), returnKey);
}

test("leads a company from the sign-up to its dashboard", async ({ page, shopUrl }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/signup");
  await fillSignUp(page, { email: newEmail() });

  await expect(page).toHaveURL("/onboarding/step-1");
  await expect(card(page, "Company")).toHaveAccessibleDescription("I represent a company looking to scale");
  await expect(card(page, "Agency")).toHaveAccessibleDescription(
    "I work at an agency managing multiple clients",
  );
  await expect(card(page, "Creator")).toHaveAccessibleDescription("I'm a content creator or influencer");
  await expect(card(page, "Publisher")).toHaveAccessibleDescription("I manage a media or publishing company");
  await expect(nextButton(page)).toBeDisabled();
  await page.getByText("I represent a company looking to scale").click();
  await nextButton(page).click();

  await expect(page).toHaveURL("/onboarding/step-2");
  await nextButton(page).click();
  await expect(page.getByText("This field is required.")).toHaveCount(2);
  await page.getByLabel("Company name").fill("Northwind");
  await page.getByLabel("Website").fill("northwind");
  await expect(page.getByText("Enter a valid URL, such as https://example.com.")).toBeVisible();
  await page.getByLabel("Website").fill(shopUrl);
  const saving = page.waitForRequest((request) => request.method() === "PATCH");
  await nextButton(page).click();
  expect((await saving).postDataJSON()).toEqual({
    company_name: "Northwind",
    website: shopUrl,
    onboarding_complete: true,
  });

  await expect(page).toHaveURL("/onboarding/step-3");
  await expect(page.getByRole("button", { name: "Skip" })).toBeHidden();
  await expect(page.getByLabel("Website URL")).toHaveValue(shopUrl);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Northwind");
  await expect(page.getByText("Northwind Tea")).toBeVisible();
  await expect(page.getByText("Tea by post.")).toBeVisible();
  await expect
    .poll(() => page.evaluate(`document.querySelector("[role=status] img")?.naturalWidth`))
    .toBe(64);
  await page.getByRole("button", { name: "Use as name" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Northwind Tea");
  await expect(page.getByRole("button", { name: "Use as name" })).toBeHidden();
  await page.getByRole("button", { name: "Create Workspace" }).click();

  await expect(page).toHaveURL("/onboarding/step-4");
  await expect(page.getByRole("heading", { name: "Nice to have you!" })).toBeFocused();
  await expect.poll(() => isDrawn(page)).toBe(true);
  await page.getByRole("button", { name: "Go To Dashboard" }).click();

  await expect(page).toHaveURL(/\/workspaces\/[0-9a-f-]{36}\//);
  await expect(page.getByRole("button", { name: "Workspace: Northwind Tea" })).toBeVisible();
  await expect(page.locator("canvas")).toHaveCount(0);
  await page.goto("/onboarding/step-3");
  await expect(page).toHaveURL("/onboarding/step-4");
});

test("takes an address without its scheme, and the name that the site has", async ({
  signedInPage: page,
  account,
  request,
  shopUrl,
}) => {
  await setUser(request, account, { company_type: 0, onboarding_complete: false });
  await page.goto("/onboarding/step-2");
  await page.getByLabel("Company name").fill("Northwind");
  await page.getByLabel("Website").fill("northwind.example/tea");
  await page.getByLabel("Company name").focus();
  await expect(page.getByLabel("Website")).toHaveValue("https://northwind.example/tea");
  await page.getByLabel("Website").fill("northwind.example");
  const saving = page.waitForRequest((request) => request.method() === "PATCH");
  await page.keyboard.press("Enter");
  expect((await saving).postDataJSON()).toMatchObject({ website: "https://northwind.example" });

  await expect(page).toHaveURL("/onboarding/step-3");
  await expect(page.getByLabel("Website URL")).toHaveValue("https://northwind.example");
  const name = page.getByLabel("Name", { exact: true });
  await expect(name).toHaveValue("Northwind");
  await name.fill("");
  await page.getByLabel("Website URL").fill(shopUrl);
  await expect(name).toHaveValue("Northwind Tea");
  await name.fill("Tea and more");
  await expect(page.getByRole("button", { name: "Use as name" })).toBeHidden();
});

test("asks creators for one platform: a link or a username, as the platform has it", async ({
  signedInPage: page,
  account,
  request,
}) => {
  await setUser(request, account, { onboarding_complete: false });
  await page.goto("/onboarding/step-1");
  await page.getByText("I'm a content creator or influencer").click();
  await nextButton(page).click();
  await expect(page).toHaveURL("/onboarding/step-2");
  await expect(page.getByLabel("Company name")).toBeHidden();
  await nextButton(page).click();
  await expect(page.getByText("This field is required.")).toBeVisible();

  const platform = page.getByRole("combobox", { name: "Platform" });
  await platform.fill("youtu");
  await page.keyboard.press("Enter");
  const link = page.getByLabel("Link to your YouTube");
  await expect(link).toHaveAttribute("type", "url");
  await nextButton(page).click();
  await expect(page.getByText("This field is required.")).toBeVisible();
  await link.fill("ada");
  await expect(page.getByText("Enter a valid URL, such as https://example.com.")).toBeVisible();

  await platform.fill("TikTok");
  await page.keyboard.press("Enter");
  const username = page.getByLabel("Your TikTok username");
  await expect(username).toHaveAttribute("type", "text");
  await expect(username).toHaveValue("");
  await username.fill("ada.teaches");
  await nextButton(page).click();

  await expect(page).toHaveURL("/onboarding/step-3");
  expect(await me(request, account)).toMatchObject({
    company_type: 2,
    creator_platforms: { TikTok: "ada.teaches" },
    onboarding_complete: true,
  });
});

test("lets those with a workspace skip the third step, and carries the wish through all steps", async ({
  signedInPage: page,
  account,
  request,
}) => {
  await setUser(request, account, { company_type: 0, onboarding_complete: true });
  const workspace = await createWorkspace(request, account);
  await page.goto("/onboarding?next=%2Fsettings%2Fapi-keys");
  await expect(page).toHaveURL("/onboarding/step-1?next=%2Fsettings%2Fapi-keys");
  await expect(card(page, "Company")).toBeChecked();
  await nextButton(page).click();
  await expect(page).toHaveURL("/onboarding/step-2?next=%2Fsettings%2Fapi-keys");

  const progress = page.getByRole("navigation", { name: "Progress" });
  await expect(progress.getByRole("listitem")).toHaveCount(4);
  await expect(progress.getByRole("link")).toHaveCount(3);
  await expect(progress.locator("[aria-current=step]")).toHaveText(/About you/);
  await progress.getByRole("link", { name: "Workspace" }).click();
  await expect(page).toHaveURL("/onboarding/step-3?next=%2Fsettings%2Fapi-keys");
  await page.getByRole("button", { name: "Skip" }).click();

  await expect(page).toHaveURL("/onboarding/step-4?next=%2Fsettings%2Fapi-keys");
  await expect(page.locator("canvas")).toHaveCount(0);
  await page.getByRole("button", { name: "Go To Dashboard" }).click();
  await expect(page).toHaveURL("/settings/api-keys");

  for (const next of ["https://evil.example/", "//evil.example/", "/\\evil.example"]) {
    await page.goto(`/onboarding/step-4?next=${encodeURIComponent(next)}`);
    await page.getByRole("button", { name: "Go To Dashboard" }).click();
    await expect(page).toHaveURL(new RegExp(`^http://127.0.0.1:\\d+/workspaces/${workspace.id}/`));
  }
});

test("leads back to the stored page once, and never to another site", async ({
  signedInPage: page,
  account,
  request,
}) => {
  const company = { company_type: 1, company_name: "Northwind", website: "https://northwind.example" };
  await setUser(request, account, { ...company, onboarding_complete: false });
  await page.goto("/settings/api-keys");
  await expect(page).toHaveURL(/\/onboarding\/step-1/);
  expect(await stored(page)).toBe("/settings/api-keys");

  await page.goto("/onboarding/step-2");
  await nextButton(page).click();
  await expect(page).toHaveURL("/settings/api-keys");
  expect(await stored(page)).toBeNull();

  for (const evil of ["//evil.example", "https://evil.example", "/dashboard"]) {
    await page.evaluate(([key = "", value = ""]) => localStorage.setItem(key, value), [returnKey, evil]);
    await page.goto("/onboarding/step-2");
    await nextButton(page).click();
    await expect(page).toHaveURL("/onboarding/step-3");
  }

  await page.evaluate(
    ([key = "", value = ""]) => localStorage.setItem(key, value),
    [returnKey, "/settings/api-keys"],
  );
  await page.goto("/onboarding/step-4?next=%2Fworkspaces%2Fcreate");
  await page.getByRole("button", { name: "Go To Dashboard" }).click();
  await expect(page).toHaveURL("/settings/api-keys");
});

test("leads to the dashboard from the last step without a workspace", async ({
  signedInPage: page,
  account,
  request,
}) => {
  await setUser(request, account, { onboarding_complete: true });
  await page.goto("/onboarding/step-4");
  await page.getByRole("button", { name: "Go To Dashboard" }).click();

  await expect(page).toHaveURL("/workspaces/create");
});

test("says what went wrong, and can be tried again", async ({
  signedInPage: page,
  account,
  request,
  shopUrl,
}) => {
  await page.goto("/onboarding/step-2");
  await expect(page.getByRole("alert")).toHaveText(/Error: Company type not set. Please complete Step 1./);
  await page.getByRole("link", { name: "Go to Step 1" }).click();
  await expect(page).toHaveURL("/onboarding/step-1");

  const held = hold();
  await page.route(meUrl, async (route) => {
    if (route.request().method() !== "PATCH") return route.continue();
    await held.until;
    return route.fulfill({ status: 400, json: {} });
  });
  await page.getByText("I work at an agency managing multiple clients").click();
  await nextButton(page).click();
  await expect(nextButton(page)).toHaveAttribute("aria-busy", "true");
  held.release();
  await expect(page.getByRole("alert")).toHaveText("Failed to update company type");

  await setUser(request, account, { company_type: 1 });
  await page.goto("/onboarding/step-2");
  await page.getByLabel("Company name").fill("Northwind");
  await page.getByLabel("Website").fill("https://northwind.example");
  await nextButton(page).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to update company information");
  await page.unrouteAll();
  await page.getByLabel("Company name").fill("x".repeat(201));
  await nextButton(page).click();
  await expect(page.getByText("This field may have at most 200 characters.")).toBeVisible();
  await page.getByLabel("Company name").fill("Northwind");
  await nextButton(page).click();
  await expect(page).toHaveURL("/onboarding/step-3");

  await page.route(previewUrl, (route) => route.fulfill({ status: 500, json: {} }));
  await page.route(`**${apiBase}/projects/`, (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 400, json: {} }) : route.continue(),
  );
  await page.getByLabel("Name", { exact: true }).fill("Northwind");
  const looking = page.waitForResponse(previewUrl);
  await page.getByLabel("Website URL").fill(shopUrl);
  await looking;
  await expect(page.getByText("Looking at")).toBeHidden();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: "Create Workspace" }).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to create workspace");

  await page.route(meUrl, (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto("/onboarding/step-1");
  await expect(page.getByRole("alert")).toHaveText(/Error: User not found. Please log in./);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(nextButton(page)).toBeEnabled();
});
