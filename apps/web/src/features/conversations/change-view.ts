import type { ConversationsView } from "./conversations-search.rules.ts";

/** Filters replace the address that they change; pages can be gone back to. */
export type ChangeView = (part: Partial<ConversationsView>, history: "push" | "replace") => void;
