export { workspacePeople } from "./people.ts";
