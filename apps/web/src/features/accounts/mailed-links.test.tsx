import {
  confirmSuperuser,
  emailConfirmed,
  enterImpersonation,
  requestPasswordReset,
  resetRequested,
  verifyEmail,
} from "@citelens/contract/accounts/accounts";
import type { errors } from "@citelens/contract/base/errors";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { vi } from "vitest";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import { expect, test } from "../../../test/components/page-test.ts";
import { signOut } from "../../../test/components/people.ts";
import { fieldRefusal } from "../../../test/components/server-double.ts";

test("the address of an impersonation says what is wrong, and leads back to the login", async ({
  page,
  server,
}) => {
  signOut();
  const codes = "access=one-time-code&refresh=another-code";
  const refused: readonly (readonly [
    search: string,
    status: number,
    code: keyof typeof errors,
    sentence: string,
  ])[] = [
    ["?access=only-one", 200, "SERVER_ERROR", "Missing token parameters"],
    ["", 200, "SERVER_ERROR", "Missing token parameters"],
    [`?${codes}`, 401, "IMPERSONATION_INVALID", "Impersonation token is invalid or expired"],
    [`?${codes}`, 500, "SERVER_ERROR", "Failed to process impersonation tokens"],
  ];
  for (const [search, status, code, sentence] of refused) {
    const refusal = Response.json({ detail: "words of the server", code }, { status });
    server.answer(enterImpersonation, refusal);
    await page.goto(`/impersonate${search}`);
    await expect(page.getByRole("alert")).toHaveText(sentence);
    await expect(page).toHaveURL("/impersonate");
  }
  await expectNoAxeViolations();

  const assign = vi.spyOn(location, "assign").mockReturnValue();
  await page.getByRole("button", { name: "Return to Login" }).click();
  expect(assign).toHaveBeenCalledExactlyOnceWith("/login");
});

test("an e-mail is confirmed by a click on the page, not by opening it", async ({
  page,
  server,
  account,
}) => {
  signOut();
  server.answer(verifyEmail, { message: emailConfirmed });
  await page.goto(`/verify-email/${account.id}/a-token`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your email address");
  await expectNoAxeViolations();
  expect(server.calls(verifyEmail)).toEqual([]);

  await page.getByRole("button", { name: "Confirm Email" }).click();
  await expect(page.getByRole("status")).toHaveText("Your email address has been confirmed.");
  server.answer(verifyEmail, fieldRefusal({ token: [fieldErrors.verificationLink] }));
  await page.reload();
  await page.getByRole("button", { name: "Confirm Email" }).click();

  await expect(page.getByRole("alert")).toHaveText("This confirmation link is invalid or has expired.");
  expect(server.calls(verifyEmail).map(({ params }) => params)).toEqual([
    { userId: account.id, token: "a-token" },
    { userId: account.id, token: "a-token" },
  ]);
});

test("a forgotten password gets the same answer without an account, and asks for an e-mail", async ({
  page,
  server,
}) => {
  signOut();
  await page.goto("/reset-password");
  const ask = page.getByRole("button", { name: "Send Reset Link" });
  await ask.click();
  await expect(page.getByText("This field is required.")).toBeVisible();
  server.fail(requestPasswordReset, 418);
  await page.getByLabel("E-mail").fill("nobody@example.com");
  await ask.click();
  await expect(page.getByRole("alert")).toHaveText("Failed to process your request. Please try again.");

  server.answer(requestPasswordReset, { message: resetRequested });
  await ask.click();

  await expect(page.getByRole("status")).toHaveText(
    "If we find an account with this email, you'll receive reset instructions. Check your inbox (and spam folder) 📩",
  );
});

test("the form behind the superuser's link of the log says what is missing", async ({ page, server }) => {
  signOut();
  server.answer(confirmSuperuser, fieldRefusal({ password: [fieldErrors.passwordShort] }));
  await page.goto("/superuser/a-token");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set up the administrator");
  await expectNoAxeViolations();
  await page.getByRole("button", { name: "Set Up Account" }).click();
  await expect(page.getByText("This field is required.")).toHaveCount(3);
  await page.getByLabel("First name").fill("Grace");
  await page.getByLabel("Last name").fill("Hopper");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Set Up Account" }).click();

  await expect(page.getByText("The password must have at least 8 characters.")).toBeVisible();
});
