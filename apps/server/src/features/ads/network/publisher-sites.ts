import { findSites, type Site } from "#features/workspaces/support/public.ts";
import type { Place } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { findPublisherRow, type PublisherRow } from "./publishers.sql.ts";

/** A publisher with its website. */
export interface Publisher extends PublisherRow {
  readonly name: string;
  readonly url: string;
}

/** Publishers with their websites; those of deleted workspaces are left out. */
export async function withSites(tools: Tools, rows: readonly PublisherRow[]): Promise<Publisher[]> {
  const sites = await findSites(
    tools,
    rows.map(({ workspace_id }) => workspace_id),
  );
  return rows.flatMap((row) => {
    const site = sites.get(row.workspace_id);
    return site ? [{ ...row, name: site.name, url: site.url }] : [];
  });
}

export async function findPublisher(tools: Tools, place: Place): Promise<Publisher | undefined> {
  const row = await findPublisherRow(tools, place);
  const [publisher] = row ? await withSites(tools, [row]) : [];
  return publisher;
}

/** Throws NOT_FOUND for a website that is not in the network. */
export async function expectPublisher(tools: Tools, place: Place): Promise<Publisher> {
  const publisher = await findPublisher(tools, place);
  if (!publisher) throw new Refusal("NOT_FOUND");
  return publisher;
}

/** By which a website is found. */
export function siteText({ name, url }: Pick<Site, "name" | "url">): string {
  return `${name} ${url}`.toLowerCase();
}
