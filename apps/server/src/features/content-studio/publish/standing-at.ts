import type { Place } from "#platform/place.ts";
import { topic } from "#platform/topic.ts";

/** Asks whether a published text is known to stand at its address, unread: in a web that a workspace has for itself alone. */
export const standsAt = topic<Place & { readonly url: string }, boolean>("content-studio.stands-at");
