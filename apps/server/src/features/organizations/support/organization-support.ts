import { changeOwner } from "./support.sql.ts";

/** What superusers do to an organization itself, in the caller's transaction; one name of the door for all of it. */
export const organizationSupport = { changeOwner } as const;
