import { type DialogTable, dialog, press } from "./dialog.ts";

const ads = "/workspaces/$projectId/ads";
const network = "ads/network";

/** Dialogs of superusers. */
export const adDialogs: DialogTable = {
  [`${ads}/campaigns/`]: [
    dialog("Account", press("ChatGPT account"), "ads/campaigns/ad-campaigns-page"),
    dialog("Disconnect", press("ChatGPT account", "Disconnect"), "ads/account/account-card"),
    dialog("Actions", press(/^Actions for/), "ads/campaigns/ad-campaign-menu"),
    dialog("Activate", press(/^Actions for a text/, "Activate"), "ads/campaigns/activate-dialog"),
    dialog("Archive", press(/^Actions for/, "Archive"), "ads/campaigns/campaign-dialogs"),
  ],
  [`${ads}/library`]: [
    dialog("New creative", press("New creative"), "ads/library/creatives/creative-dialog"),
    dialog("Actions", press(/^More for/), "ads/library/creatives/creative-acts"),
    dialog("Version history", press(/^More for/, "Version history"), "ads/library/creatives/versions-dialog"),
    dialog("Archive a creative", press(/^More for/, "Archive"), "ads/library/creatives/creative-acts"),
  ],
  [`${ads}/network/`]: [dialog("Invite a website", press("Add publisher"), `${network}/invite-dialog`)],
  [`${ads}/network/?tab=review`]: [
    dialog("Reject", press(/^Reject/), `${network}/review/queued-card`, "ads/reason-dialog"),
  ],
  [`${ads}/network/$publisherId`]: [
    dialog("Edit the publisher", press("Edit"), `${network}/publisher/publisher-dialog`),
    dialog("Edit a placement", press(/^Edit a text/), `${network}/publisher/placement-dialog`),
  ],
  [`${ads}/network/$publisherId?tab=matches`]: [
    dialog("Refuse a creative", press(/^Refuse/), `${network}/publisher/refuse-dialog`),
  ],
};

/** Dialogs of the owner of a website, by the link in a mail. */
export const invited: DialogTable = {
  "/publisher/$token": [dialog("Decline the invitation?", press("Decline"), "ads/owner/invitation")],
};
export const member: DialogTable = {
  "/publisher/$token": [dialog("Refuse a passage", press(/^Refuse/), "ads/owner/owner-creatives")],
};

export const sandbox: DialogTable = {
  "/sandbox/portal/$portalId": [
    dialog("Cancel the subscription?", press("Cancel subscription"), "billing/sandbox/portal-subscription"),
  ],
};
