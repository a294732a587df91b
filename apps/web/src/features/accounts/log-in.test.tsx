import { logIn } from "@citelens/contract/accounts/accounts";
import { listWorkspaces } from "@citelens/contract/workspaces/workspaces";
import type { AppPage } from "../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import { expect, test } from "../../../test/components/page-test.ts";
import { signOut } from "../../../test/components/people.ts";
import type { ServerDouble } from "../../../test/components/server-double.ts";

const email = "ada@example.com";

/** Nobody is signed in, and who signs in has no workspace. */
function signedOut(server: ServerDouble): void {
  signOut();
  server.answer(listWorkspaces, []);
}

async function fillLogIn(page: AppPage, password = "correct horse battery staple"): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

test("says when the credentials are wrong, and keeps the e-mail", async ({ page, server }) => {
  signedOut(server);
  server.refuse(logIn, "INVALID_CREDENTIALS");
  await page.goto("/login");

  await fillLogIn(page, "something else");

  await expect(page.getByRole("alert")).toHaveText("Incorrect email or password. Please try again.");
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  expect(Object.keys(localStorage)).toEqual([]);
});

test("goes where the address says: redirect before next", async ({ page, server }) => {
  signedOut(server);
  await page.goto("/login?redirect=%2Fsettings%2Fapi-keys&next=%2Fworkspaces%2Fcreate");

  await fillLogIn(page);

  await expect(page).toHaveURL("/settings/api-keys");
  expect(server.calls(logIn).map(({ body }) => body)).toEqual([
    { email, password: "correct horse battery staple", rotate: true },
  ]);
});

test("never leads to another site", async ({ page, server }) => {
  signedOut(server);
  await page.goto("/login?redirect=%2F%2Fevil.example&next=https%3A%2F%2Fevil.example");

  await fillLogIn(page);

  await expect(page).toHaveURL("/workspaces/create");
});

test("returns to the page that was asked for", async ({ page, server }) => {
  signedOut(server);
  await page.goto("/settings/api-keys");
  await expect(page).toHaveURL("/login");

  await fillLogIn(page);

  await expect(page).toHaveURL("/settings/api-keys");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("API Keys");
});

test("sends once, however often the button is pressed while the server thinks", async ({ page, server }) => {
  signedOut(server);
  const release = server.hold(logIn);
  await page.goto("/login");

  await fillLogIn(page);
  const button = page.getByRole("button", { name: "Sign In" });
  await expect(button).toHaveAttribute("aria-busy", "true");
  await button.evaluate((element) => element.click());
  await button.focus();
  await page.keyboard.press("Enter");
  release();

  await expect(page).toHaveURL("/workspaces/create");
  expect(server.calls(logIn)).toHaveLength(1);
});

test("distinguishes a lost connection from a server error, and can be retried", async ({ page, server }) => {
  signedOut(server);
  await page.goto("/login");

  server.answer(logIn, () => Promise.reject(new TypeError("Failed to fetch")));
  await fillLogIn(page);
  await expect(page.getByRole("alert")).toHaveText(
    "Unable to connect to the server. Please check your internet connection and try again.",
  );

  server.fail(logIn);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "The server encountered an error. Please try again later.",
  );

  server.answer(logIn, server.sample(logIn, {}));
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/workspaces/create");
});

test("is not shown to somebody who is signed in", async ({ page, server }) => {
  server.answer(listWorkspaces, []);
  await page.goto("/login");
  await expect(page).toHaveURL("/workspaces/create");

  await page.goto("/signup");
  await expect(page).toHaveURL("/workspaces/create");
});

test("says that the session has ended", async ({ page }) => {
  signOut();
  localStorage.setItem("session-ended", "true");
  await page.goto("/login");

  await expect(page.getByText("Your session has ended. Please sign in again.")).toBeVisible();
  await expectNoAxeViolations();
});

for (const path of ["/login", "/signup", "/reset-password", "/reset-password/confirm/a/b"]) {
  test(`${path} is accessible with its errors`, async ({ page }) => {
    signOut();
    await page.goto(path);
    await expect(page.getByText("Example: the figures belong to no real website.")).toBeVisible();

    await page.getByRole("main").getByRole("button").last().click();

    await expect(page.getByText("This field is required.").first()).toBeVisible();
    await expectNoAxeViolations();
  });
}
