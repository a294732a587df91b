import { type DialogTable, dialog, firstLink, press } from "./dialog.ts";

const optimization = "/workspaces/$projectId/optimization";
const audits = "/workspaces/$projectId/technical-optimization";
const results = `${optimization}/campaigns/$campaignId/results`;
const studio = "content-studio";
const audit = "technical-audit";

/** Dialogs of the content studio and of audits. */
export const studioDialogs: DialogTable = {
  [`${optimization}/dashboard`]: [
    dialog("It was published", press(/^Published: /), `${studio}/effect/publish-dialog`),
    dialog("Actions of an effect", press(/^Actions for/), `${studio}/overview/effect-columns`),
    dialog("Effect", press(/^Actions for/, "Show effect"), `${studio}/overview/effect-panel`),
  ],
  [`${optimization}/campaigns/`]: [
    dialog("Actions", press(/^Actions for/), `${studio}/list/row-menu`),
    dialog("Delete", press(/^Actions for/, /elete$/), `${studio}/list/delete-optimization-dialog`),
  ],
  [`${optimization}/create`]: [
    dialog("Queries", press("Pick from a campaign"), `${studio}/editor/pick-queries-dialog`),
    dialog(
      "Leave without saving?",
      async (page) => {
        await page.getByLabel("Title (optional)").fill("Something new");
        await page.getByRole("link", { name: "Integrations" }).first().click();
      },
      `${studio}/editor/editor-form`,
    ),
  ],
  [`${optimization}/$campaignId/generating`]: [
    dialog("Cancel", press("Cancel"), `${studio}/generating/steps-card`),
  ],
  [results]: [
    dialog("Title", press("Change the title"), `${studio}/results/rename-dialog`),
    dialog("Export", press("Export"), `${studio}/results/files/text-export`),
    dialog("Revisions", press("Revisions"), `${studio}/results/files/revisions`),
    dialog("Restore", press("Revisions", /^Restore/), `${studio}/results/files/revision-list`),
  ],
  [`${audits}/dashboard`]: [
    dialog("Start an audit", press("Start an audit"), `${audit}/start/start-dialog`),
    dialog("Options", press("Change the options"), `${audit}/dashboard/schedule-card`),
    dialog("Actions", press(/^Actions for/), `${audit}/dashboard/history-columns`),
    dialog("Delete", press(/^Actions for/, /elete$/), `${audit}/dashboard/delete-audit-dialog`),
  ],
  [`${audits}/results/$auditId`]: [
    dialog("Export", press("Export"), `${audit}/results/results-header`),
    dialog("Severity", press("Severity"), "ui/forms/multi-select"),
    dialog("Issue", firstLink, `${audit}/results/issues/issue-panel`),
  ],
  [`${audits}/results/$auditId?tab=pages`]: [dialog("Page", firstLink, `${audit}/results/pages/page-panel`)],
};
