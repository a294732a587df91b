import type { Place } from "#platform/place.ts";
import { topic } from "#platform/topic.ts";

/** Asks whether a workspace may be looked at now; whoever still makes what it rests on says no, and asks to look afterwards. */
export const mayLook = topic<Place, boolean>("opportunities.may-look");
