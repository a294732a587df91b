import {
  type AppRequest,
  allowAppRequest,
  denyAppRequest,
  getAppRequest,
} from "@citelens/contract/workspaces/connected-apps";
import { listWorkspaces } from "@citelens/contract/workspaces/workspaces";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import { expect, test } from "../../../test/components/page-test.ts";
import type { ServerDouble } from "../../../test/components/server-double.ts";

const requestId = "01890000-0000-4000-8000-000000000000";
const address = `/connect?request=${requestId}`;

function answerRequest(server: ServerDouble, others: Partial<AppRequest> = {}): void {
  const request: AppRequest = {
    name: "Example App",
    kind: "document",
    host: "app.example",
    answer_goes_to: "app.example",
    is_local: false,
    scopes: ["read", "write", "spend"],
    problem: null,
    expires: new Date(Date.now() + 600_000).toISOString(),
  };
  server.answer(getAppRequest, { ...request, ...others });
}

test("shows who asks, and allows nothing but to read unless it is chosen", async ({
  page,
  server,
  account,
}) => {
  answerRequest(server);
  server.refuse(allowAppRequest, "APP_REQUEST_OVER");
  await page.goto(address);

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connect Example App?");
  await expect(page.getByText("app.example").first()).toBeVisible();
  await expect(page.getByText(account.email)).toBeVisible();
  await expect(page.getByLabel("Read")).toBeChecked();
  await expect(page.getByLabel("Change")).not.toBeChecked();
  await expect(page.getByLabel("Spend credits")).not.toBeChecked();
  await expect(page.getByLabel("Credits a day that it may spend")).toBeHidden();
  await expectNoAxeViolations();

  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page.getByRole("alert")).toContainText("This request has expired, or was answered before.");
  const [call] = server.calls(allowAppRequest);
  expect(call?.body).toMatchObject({ scopes: ["read"], credits_per_day: 0 });
});

test("asks how much may be spent once spending is chosen, and takes whole credits alone", async ({
  page,
  server,
}) => {
  answerRequest(server);
  server.refuse(allowAppRequest, "APP_REQUEST_OVER");
  await page.goto(address);
  await page.getByLabel("Spend credits").click();

  const credits = page.getByLabel("Credits a day that it may spend");
  await expect(credits).toHaveValue("0");
  await credits.fill("1.5");
  await expect(page.getByRole("button", { name: "Allow" })).toBeDisabled();
  await credits.fill("200");
  await page.getByRole("button", { name: "Allow" }).click();

  await expect(page.getByRole("alert")).toBeVisible();
  expect(server.calls(allowAppRequest).map(({ body }) => body)).toMatchObject([
    { scopes: ["read", "spend"], credits_per_day: 200 },
  ]);
});

test("warns of an app that nobody has checked", async ({ page, server }) => {
  answerRequest(server, { kind: "registered", host: null, answer_goes_to: "this computer", is_local: true });
  await page.goto(address);

  await expect(page.getByText("nobody: it registered itself")).toBeVisible();
  await expect(page.getByText("Nobody has checked this name.")).toBeVisible();
  await expectNoAxeViolations();
});

test("says what is wrong with a request, and takes that back to the app only by a click", async ({
  page,
  server,
}) => {
  answerRequest(server, { problem: "invalid_request" });
  server.refuse(denyAppRequest, "APP_REQUEST_OVER");
  await page.goto(address);

  await expect(page.getByRole("alert")).toContainText("did not protect its request");
  expect(server.calls(denyAppRequest)).toEqual([]);
  await page.getByRole("button", { name: "Back to the app" }).click();
  await expect(page.getByText("This request has expired, or was answered before.")).toBeVisible();
  await expectNoAxeViolations();
});

test("says so where nobody knows which app asks, where it is too late, and where there is no workspace", async ({
  page,
  server,
}) => {
  await page.goto("/connect?problem=unknown-client");
  await expect(page.getByRole("alert")).toContainText("We could not find out which app this is.");
  await page.goto("/connect?problem=wrong-redirect");
  await expect(page.getByRole("alert")).toContainText("so we send it nothing");
  await page.goto("/connect");
  await expect(page.getByRole("alert")).toContainText("The address of this page is incomplete.");

  server.refuse(getAppRequest, "APP_REQUEST_OVER");
  await page.goto(address);
  await expect(page.getByRole("alert")).toContainText("This request has expired");

  answerRequest(server);
  server.answer(listWorkspaces, []);
  await page.goto(`/connect?request=${crypto.randomUUID()}`);
  await expect(page.getByText("You have no workspace yet.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Allow" })).toBeDisabled();
});
