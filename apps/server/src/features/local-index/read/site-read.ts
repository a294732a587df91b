import type { NamesWorkspace } from "#platform/place.ts";
import { topic } from "#platform/topic.ts";

/** A site was read for the index of a workspace, and its pages are there. */
export const siteRead = topic<NamesWorkspace & { readonly host: string }>("local-index.site-read");
