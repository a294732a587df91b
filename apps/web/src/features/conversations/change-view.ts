import type { ConversationsView } from "./conversations-search.rules.ts";

/** Filters replace the history entry; page changes add one. */
export type ChangeView = (part: Partial<ConversationsView>, history: "push" | "replace") => void;
