import { expect, type Page } from "@playwright/test";
import { bearer, newEmail, signUpThroughApi } from "../support/api.ts";
import { mailTo } from "../support/root.ts";
import { keepTokens, test } from "../support/test.ts";
import { chooseAction, openWorkspaceMenu } from "../support/workspace-menu.ts";
import { invite, pathOf } from "./invitations.ts";

const overview = "/settings/workspaces";
const gone = "This invitation is no longer valid or has already been accepted.";

async function openInvite(page: Page, name: string) {
  await chooseAction(page, name, "Invite");
  return page.getByRole("dialog", { name: "Invite user" });
}

test("an owner invites by mail, the invited logs in and joins, and is a member until removed", {
  tag: "@main",
}, async ({ signedInPage: page, workspace, request, browser }) => {
  const guest = await signUpThroughApi(request);
  await page.goto(overview);
  const dialog = await openInvite(page, workspace.name);
  await dialog.getByLabel("Email").fill(guest.email);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("status")).toContainText(
    "No mail server is set up here, so this invitation was not mailed. Copy the link and hand it over yourself. It works for 7 days.",
  );
  const path = pathOf(await mailTo(request, guest.email, /invited you to/));
  const link = dialog.getByLabel(`Link for ${guest.email}`);
  await expect(link).toHaveValue(new RegExp(`${path}$`));
  await expect(dialog.getByRole("button", { name: "Copy" })).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(path);
  await expect(theirs).toHaveURL("/login");
  const notice = theirs.getByRole("region", { name: "Invitation" });
  await expect(notice).toContainText(`Ada Lovelace invites you to ${workspace.name}`);
  await expect(notice).toContainText(guest.email);
  await expect(theirs.getByLabel("E-mail")).toHaveValue(guest.email);
  await theirs.getByLabel("Password", { exact: true }).fill(guest.password);
  await theirs.getByRole("button", { name: "Sign In" }).click();
  await expect(theirs).toHaveURL(path);
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(`Join ${workspace.name}`);
  await expect(theirs.getByText("Ada Lovelace")).toBeVisible();
  await theirs.getByRole("button", { name: "Accept Invitation" }).click();
  await expect(theirs.getByText("You have successfully joined the project!")).toBeVisible();
  await expect(theirs).toHaveURL(`/workspaces/${workspace.id}/dashboard`);
  await expect(theirs.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();

  await chooseAction(page, workspace.name, "Members");
  const members = page.getByRole("dialog", { name: `Members of ${workspace.name}` });
  const rows = members.getByRole("list", { name: "Members" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("(you)");
  await expect(rows.first()).toContainText("Owner");
  await expect(members.getByText("No pending invitations.")).toBeVisible();
  await rows
    .filter({ hasText: guest.email })
    .getByRole("button", { name: /^Remove / })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText(`Ada Lovelace was removed from ${workspace.name}`)).toBeVisible();
  await expect(rows).toHaveCount(1);

  await theirs.goto(path);
  await expect(theirs.getByRole("alert")).toHaveText(gone);
  await theirs.context().close();
});

test("the wrong account is refused, logs out and returns as the right one", async ({
  signedInPage: page,
  workspace,
  account,
  request,
}) => {
  const [guest, other] = [await signUpThroughApi(request), await signUpThroughApi(request)];
  const path = await invite(request, account, { email: guest.email.toUpperCase(), project: workspace.id });
  await page.evaluate(() => localStorage.clear());
  await keepTokens(page, other);

  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wrong Account");
  await expect(page.getByText(other.email)).toBeVisible();
  await expect(page.getByText(workspace.name)).toBeVisible();
  await expect(page.getByRole("complementary")).toHaveCount(0);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByLabel("E-mail")).toHaveValue(guest.email.toUpperCase());
  await page.getByLabel("Password", { exact: true }).fill(guest.password);
  await page.getByRole("button", { name: "Sign In" }).click();

  await expect(page).toHaveURL(path);
  const accept = page.getByRole("button", { name: "Accept Invitation" });
  await expect(accept).toBeVisible();
  await accept.click();
  await expect(page.getByText("You have successfully joined the project!")).toBeVisible();
});

test("open invitations are sent again and revoked", async ({
  signedInPage: page,
  workspace,
  account,
  request,
}) => {
  const email = newEmail();
  await invite(request, account, { email, project: workspace.id });
  await page.goto(overview);

  await chooseAction(page, workspace.name, "Members");
  const members = page.getByRole("dialog", { name: `Members of ${workspace.name}` });
  const pending = members.getByRole("region", { name: "Pending invitations" });
  await expect(pending.getByText(email)).toBeVisible();
  await expect(pending.getByText(/Invited by Ada Lovelace, (just now|.* ago)/)).toBeVisible();
  await pending.getByRole("button", { name: `Resend the invitation to ${email}` }).click();
  await expect(pending.getByLabel(`Link for ${email}`)).toHaveValue(/\/accept-invitation\/[\w-]{43}$/);
  await pending.getByRole("button", { name: `Revoke the invitation to ${email}` }).click();
  await expect(page.getByText(`Invitation to ${email} revoked`)).toBeVisible();
  await expect(pending.getByText("No pending invitations.")).toBeVisible();
});

test("a member leaves a workspace and is left with the others", async ({
  signedInPage: page,
  account,
  request,
}) => {
  const owner = await signUpThroughApi(request);
  const created = await request.post("/api/v1/projects/", {
    data: { name: "Fabrikam", url: "https://fabrikam.example" },
    headers: bearer(owner),
  });
  const path = await invite(request, owner, {
    email: account.email,
    project: ((await created.json()) as { id: string }).id,
  });
  await page.goto(path);
  await page.getByRole("button", { name: "Accept Invitation" }).click();
  await expect(page).toHaveURL(/\/workspaces\//);
  await page.goto(overview);
  const entry = await openWorkspaceMenu(page, "Fabrikam", "Members");
  await expect(page.getByRole("menuitem")).toHaveCount(1);

  await entry.click();
  const members = page.getByRole("dialog", { name: "Members of Fabrikam" });
  await expect(members.getByRole("button", { name: /^(Remove|Revoke|Resend)/ })).toHaveCount(0);
  await members.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();

  await expect(page.getByText("You have left Fabrikam")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No workspaces found" })).toBeVisible();
});
