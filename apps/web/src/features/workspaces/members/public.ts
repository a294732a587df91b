export { membersQuery } from "../workspaces.queries.ts";
