import { countPeopleOf, listPayersOfMembers } from "./people.sql.ts";

/** People by the organizations whose workspaces they belong to. */
export const workspacePeople = { payersOf: listPayersOfMembers, count: countPeopleOf } as const;
