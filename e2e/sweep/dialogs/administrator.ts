import { type DialogTable, dialog, press } from "./dialog.ts";

const act = "admin/act-dialog";
const organization = "admin/organization";
const acts = `${organization}/organization-acts`;

/** Dialogs in which a superuser is asked; none of it is sent. */
export const administrator: DialogTable = {
  "/admin/agencies": [
    dialog("Edit an agency", press(/^Edit/), "admin/agencies/agency-dialog"),
    dialog("Remove an agency", press(/^Remove/), "admin/agencies/agencies-page", act),
  ],
  "/admin/announcements": [
    dialog("Delete", press(/^Delete/), "admin/announcements/announcement-dialogs"),
    dialog("Unpublish", press(/^(Unpublish|Withdraw|Publish)/), "admin/announcements/announcement-dialogs"),
  ],
  "/admin/jobs": [
    dialog("A failed job", press(/^Open/), "admin/jobs/job-panel"),
    dialog("Discard a job", press(/^Discard/), "admin/jobs/jobs-act-dialog", "admin/jobs/failed-jobs"),
  ],
  "/admin/mails": [dialog("A mail", press(/^Open/), "admin/mail-dialog")],
  "/admin/models": [
    dialog("Switch a model", press(/^Ask /), "admin/models/switch-model"),
    dialog("Price", press(/^Price of/), "admin/models/terms-dialogs"),
    dialog("Limits", press(/^Limits of/), "admin/models/terms-dialogs"),
  ],
  "/admin/organizations/": [
    dialog("Grant credits", press(/^Grant credits to/), "admin/grant-credits-dialog"),
  ],
  "/admin/organizations/$organizationId": [
    dialog("Actions", press("Actions"), acts),
    dialog("Give a plan", press("Actions", "Give a plan"), `${organization}/comp-dialog`),
    dialog("Change limits", press("Actions", "Change limits"), `${organization}/limits-dialog`),
    dialog("Suspend", press("Actions", /^(Suspend|Lift suspension)$/), `${organization}/standing-dialogs`),
    dialog("Transfer", press("Actions", "Transfer ownership"), `${organization}/transfer-dialog`),
    dialog("Deletion", press("Actions", "Schedule deletion"), `${organization}/deletion-dialogs`),
    dialog("Export", press("Actions", "Export data"), acts),
    dialog("Features", press("Change features"), `${organization}/features-dialog`),
  ],
  "/admin/system": [
    dialog("Banner", press(/^(Show|Replace) banner/), "admin/system/maintenance-dialog"),
    dialog("Analyse again", press(/^(Analyse again|Cancel)$/), "admin/health/reanalysis-card"),
    dialog("Store an answer again", press(/^Retry a text/), "admin/health/unstored-answers"),
  ],
  "/admin/users/": [dialog("Impersonate", press(/^Impersonate/), "admin/impersonate-dialog")],
  "/admin/users/$userId": [
    dialog("Actions", press("Actions"), "admin/user/user-acts"),
    dialog("Rights", press("Actions", "Superuser rights"), "admin/user/user-acts"),
    dialog("End sessions", press("Actions", "End sessions"), "admin/user/user-acts"),
  ],
  "/admin/workspaces/$workspaceId": [
    dialog("Actions", press("Actions"), "admin/workspace/workspace-acts"),
    dialog("Rebuild sums", press("Actions", "Rebuild sums"), "admin/workspace/workspace-acts"),
  ],
};
