import { isCampaigning, listLaunchedIn } from "../store/campaigns.sql.ts";

/** Workspaces that have begun to ask, for superusers. */
export const launchedCampaigns = { workspacesAmong: listLaunchedIn } as const;

/** Whether a workspace has campaigns; for statements of other rooms, by the column of its id. */
export const hasCampaigns = isCampaigning;
