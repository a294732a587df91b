import { sampleAnswer } from "@citelens/contract/test/samples/sample-answer";
import { suggestBrandSettings } from "@citelens/contract/workspaces/brand-context";
import { listConnectedApps } from "@citelens/contract/workspaces/connected-apps";
import { type DialogTable, dialog, press, pressKey } from "./dialog.ts";

const workspaces = "workspaces";

/** Dialogs of the shell and of the settings. */
export const settings: DialogTable = {
  "/settings/my-account": [
    dialog("Account menu", press("Account"), "shell/user-menu"),
    dialog("Credits", press(/^Credits:/), "credits/credits-menu"),
    dialog("Announcements", press(/^Announcements/), "announcements/announcements-bell"),
    dialog("An announcement", press(/^Announcements/, /^a text/), "announcements/announcements-bell"),
    dialog("Workspaces", press(/^Workspace:/), `${workspaces}/switcher/workspace-switcher`),
    dialog("Command palette", (page) => page.keyboard.press("Control+k"), "shell/palette/palette-body"),
    dialog("Keyboard shortcuts", pressKey("?"), "shell/palette/shortcut-sheet"),
    {
      ...dialog("Navigation", press("Open navigation"), "shell/navigation/nav-drawer"),
      isOfPhones: true,
    },
    dialog("Delete your account?", press("Delete Account"), "accounts/my-account/delete-account"),
  ],
  "/settings/api-keys": [
    dialog("Revoke a key", press(/^Revoke/), "api-keys/revoke-key-dialog"),
    dialog("Calls of a key", press(/^Calls of/), "api-keys/key-usage-dialog"),
  ],
  "/settings/connected-apps": [
    dialog(
      "Disconnect an app",
      async (page) => {
        const json = sampleAnswer(listConnectedApps);
        await page.route("**/connected-apps/", (route) => route.fulfill({ json }));
        await page.reload();
        await press(/^Disconnect/)(page);
      },
      "connected-apps/disconnect-dialog",
    ),
  ],
  "/settings/billing": [
    dialog("Buy credits", press("Buy More Credits"), "billing/buy-credits-dialog"),
    dialog("What are credits?", press("What are credits?"), "billing/credits-explainer"),
    dialog("Billing information", press("Edit Billing Info"), "billing/billing-info-dialog"),
    dialog("Another plan", press(/^Choose /), "billing/confirm-change-dialog"),
    dialog("Cancel the subscription?", press("Cancel Subscription"), "billing/cancel-card"),
  ],
  "/settings/brand-context": [
    dialog(
      "Suggestions",
      async (page) => {
        const json = sampleAnswer(suggestBrandSettings);
        await page.route("**/ai-suggestions/", (route) => route.fulfill({ json }));
        await press("Get AI Suggestions")(page);
      },
      "brand-context/suggestion-dialog",
    ),
    dialog(
      "Leave without saving?",
      async (page) => {
        await press("Edit About brand")(page);
        await page.getByRole("main").getByRole("textbox").first().fill("Something new");
        await page.getByRole("link", { name: "Integrations" }).click();
      },
      "brand-context/brand-kit-page",
    ),
  ],
  "/settings/exports": [
    dialog("New export", press("New export"), "exports/files/begin-export-dialog"),
    dialog("Remove an export", press(/^Remove|^Cancel/), "exports/files/remove-export-dialog"),
    dialog("New address", press("New address"), "exports/links/create-link-dialog"),
    dialog("Revoke an address", press(/^Revoke/), "exports/links/revoke-link-dialog"),
  ],
  "/settings/data-warehouse": [dialog("Remove a bucket", press("Remove bucket"), "warehouse/remove-bucket")],
  "/settings/shared-links": [
    dialog("Revoke a link", press(/^Revoke/), "conversations/sharing/revoke-link-dialog"),
  ],
  "/settings/tracking": [
    dialog(
      "Keep visits for less long",
      async (page) => void (await page.getByLabel("Keep", { exact: true }).selectOption({ index: 1 })),
      "visits/tracking-page/retention-card",
    ),
  ],
  "/settings/workspaces": [
    dialog("Actions", press(/^More actions for/), `${workspaces}/workspace-actions`),
    dialog("Invite", press(/^More actions for/, "Invite"), "invitations/invite-dialog"),
    dialog("Edit", press(/^More actions for/, "Edit"), `${workspaces}/edit-workspace-dialog`),
    dialog("Delete", press(/^More actions for/, "Delete"), `${workspaces}/delete-workspace-dialog`),
    dialog("Members", press(/^More actions for/, "Members"), `${workspaces}/members/members-dialog`),
    dialog(
      "Remove a member",
      press(/^More actions for/, "Members", /^Remove/),
      `${workspaces}/members/remove-member-dialog`,
    ),
    dialog(
      "Leave a workspace",
      press(/^More actions for/, "Members", /^Leave/),
      `${workspaces}/members/leave-dialog`,
    ),
  ],
};

/** With more workspaces the switcher has a search. */
export const manyWorkspaces: DialogTable = {
  "/settings/my-account": [
    dialog("Workspaces", press(/^Workspace:/), "workspaces/switcher/searched-switcher"),
  ],
};
