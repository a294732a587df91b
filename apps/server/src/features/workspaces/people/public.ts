export { listMembers } from "../members/members.service.ts";
export { workspacePeople } from "./people.ts";
