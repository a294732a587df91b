export { askForDeletion } from "./ask-for-deletion.ts";
export { type ListedDeletion, listDeletions } from "./list-deletions.ts";
