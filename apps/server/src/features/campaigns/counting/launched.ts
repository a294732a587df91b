import { listLaunchedIn } from "./launched-in.sql.ts";

/** Which workspaces have begun to ask, for superusers. */
export const launchedCampaigns = { workspacesAmong: listLaunchedIn } as const;
