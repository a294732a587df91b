export { askForDeletion } from "./ask-for-deletion.ts";
export { findDeletionOf, type ListedDeletion, listDeletions } from "./list-deletions.ts";
