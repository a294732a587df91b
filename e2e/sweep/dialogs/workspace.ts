import { atOnce, type DialogTable, dialog, press } from "./dialog.ts";

const here = "/workspaces/$projectId";
const insight = `${here}/insight`;
const queries = "campaigns/editor/queries";
const overview = `${insight}/dashboard`;

/** Dialogs of campaigns, visits and what answers say. */
export const workspaceDialogs: DialogTable = {
  [`${here}/dashboard`]: [dialog("About a figure", press(/^About /), "ui/overlays/info-popover")],
  [`${here}/agent-visits`]: [
    dialog("Tracking", press("Tracking"), "visits/tracking/tracking-button"),
    dialog("Period", press(/ \d{4}$/), "ui/forms/range-picker/range-picker"),
    dialog("Options of a chart", press(/^Options of/), "ui/charts/chart-frame"),
    dialog("Export", press("Export"), "ui/forms/export-button"),
    { ...dialog("Filters", press(/^Filters/), "ui/forms/collapsed-filters"), isOfPhones: true },
  ],
  [`${here}/agent-visits?open-agent=GPTBot`]: [
    dialog("Agent", atOnce, "visits/agents-page/panels/agent-panel"),
  ],
  [`${here}/agent-visits?open-page=%2F`]: [dialog("Page", atOnce, "visits/agents-page/panels/page-panel")],
  [`${here}/opportunities?opportunity=01890000-0000-7000-8000-000000000000`]: [
    dialog("Opportunity", atOnce, "opportunities/opportunity-panel"),
  ],
  [overview]: [
    dialog("Campaign", press(/^Campaign: /), "ui/forms/search-select/search-select"),
    dialog("Evidence", press(/^Evidence/), "insights/summary/evidence-note"),
    dialog("All brands", press(/^Show all \d+ brands/), "insights/visibility/ranking-card"),
  ],
  [`${insight}/campaigns`]: [
    dialog("Actions", press(/^Actions for Tovelume/), "campaigns/list/campaign-menu"),
    dialog("Frequency", press(/^Actions for Tovelume/, "Edit Frequency"), "campaigns/list/frequency-dialog"),
    dialog("Delete", press(/^Actions for Tovelume/, "Delete"), "campaigns/list/delete-campaign-dialog"),
  ],
  [`${insight}/conversations/`]: [
    dialog("Ask", press("Ask"), "assistant/panel/panel-body"),
    dialog("Delete a thread", press("Ask", "Threads", /^Delete /), "assistant/panel/delete-thread-dialog"),
  ],
  [`${insight}/$campaignId/details`]: [
    dialog("Run now", press("Run now"), "campaigns/details/run-now-button"),
    dialog("Merge", press(/^Merge/), "campaigns/details/suggestions-card"),
  ],
  [`${insight}/create`]: [
    dialog("Paste a list", press("Paste a list"), `${queries}/paste-dialog`, `${queries}/add-dialog`),
    dialog("Import CSV", press("Import CSV"), `${queries}/file-dialog`),
    dialog("Suggest queries", press("Suggest queries"), `${queries}/suggest-dialog`),
  ],
  [`${insight}/conversations/$queryId`]: [
    dialog("Share", press("Share"), "conversations/sharing/share-dialog"),
    dialog(
      "Citation",
      (page) =>
        page
          .getByRole("main")
          .getByRole("link", { name: /^(Source \d|.*\[\d+\])/ })
          .first()
          .hover(),
      "conversations/answer/citation-chip",
    ),
  ],
  [`${insight}/sources/?domain=www.tovelume.example`]: [dialog("Source", atOnce, "sources/source-panel")],
};
