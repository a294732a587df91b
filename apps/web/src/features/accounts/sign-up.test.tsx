import { logIn, me, signUp } from "@citelens/contract/accounts/accounts";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { listWorkspaces } from "@citelens/contract/workspaces/workspaces";
import type { AppPage } from "../../../test/components/app-page.tsx";
import { expect, test } from "../../../test/components/page-test.ts";
import { signOut } from "../../../test/components/people.ts";
import { fieldRefusal } from "../../../test/components/server-double.ts";

const email = "grace@example.com";
const secret = "correct horse battery staple";

async function fillSignUp(page: AppPage, password = secret): Promise<void> {
  await page.getByLabel("First name").fill("Grace");
  await page.getByLabel("Last name").fill("Hopper");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
}

test("takes the e-mail from the address, and keeps the destination for after the onboarding", async ({
  page,
  server,
  account,
}) => {
  signOut();
  server.answer(me, { ...account, onboarding_complete: false });
  await page.goto(`/signup?email=${encodeURIComponent(email)}&redirect=%2Fsettings%2Fapi-keys`);
  await expect(page.getByLabel("E-mail")).toHaveValue(email);

  await fillSignUp(page);

  await expect(page).toHaveURL(/\/onboarding\/step-1/);
  expect(localStorage.getItem("redirect-after-onboarding")).toBe("/settings/api-keys");
  const [sent] = server.calls(signUp);
  expect(sent?.body).toEqual({ first_name: "Grace", last_name: "Hopper", email, password: secret });
});

test("shows what the server refuses under the field, and gives it the focus", async ({ page, server }) => {
  signOut();
  server.answer(signUp, fieldRefusal({ email: [fieldErrors.emailTaken] }));
  await page.goto("/signup");
  await page.getByLabel("E-mail").fill(email);

  await fillSignUp(page);
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription(
    /An account with this email already exists\./,
  );

  server.answer(signUp, fieldRefusal({ password: [fieldErrors.passwordShort] }));
  await fillSignUp(page, "short");
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await expect(page.getByText("The password must have at least 8 characters.")).toBeVisible();
  await expect(page.getByText("An account with this email already exists.")).toBeHidden();

  server.answer(signUp, fieldRefusal({ password: [fieldErrors.passwordNamed] }));
  await fillSignUp(page, "Citelens-2026");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    /This password contains your name or email address/,
  );
});

test("asks for all fields before it asks the server", async ({ page, server }) => {
  signOut();
  await page.goto("/signup");

  await page.getByRole("button", { name: "Create Account" }).click();

  await expect(page.getByText("This field is required.")).toHaveCount(4);
  await expect(page.getByLabel("First name")).toBeFocused();
  expect(server.calls(signUp)).toEqual([]);
});

test("leads to the login when the account stands but the login failed", async ({ page, server, account }) => {
  signOut();
  server.answer(me, { ...account, onboarding_complete: false });
  server.answer(listWorkspaces, []);
  server.fail(logIn, 503);
  await page.goto("/signup");
  await page.getByLabel("E-mail").fill(email);

  await fillSignUp(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back!");
  server.answer(logIn, server.sample(logIn, {}));
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Sign In" }).click();

  await expect(page).toHaveURL("/onboarding/step-1");
});
