import { sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import { storableJson } from "#platform/requests/storable-text.ts";
import type { Tools } from "#platform/tools.ts";
import type { RenderFacts } from "../store/page-facts.rules.ts";
import { audit_urls } from "../store/technical-audit.tables.ts";

interface Renderings {
  readonly auditId: string;
  readonly renderings: readonly {
    readonly hash: string;
    readonly rendering: RenderFacts;
    /** The page that was opened: itself, or one that is built like it. */
    readonly opened: string;
  }[];
}

/** Keeps what a browser made of pages. */
export async function storeRendering(
  tools: Tools,
  place: Place,
  { auditId, renderings }: Renderings,
): Promise<void> {
  if (renderings.length === 0) return;
  await withinWorkspace(tools, place, (db) =>
    db.execute(sql`
      update ${audit_urls} as page set rendering = row.rendering, rendered_page = row.opened
      from jsonb_to_recordset(${storableJson(renderings)}::jsonb) as row(hash text, rendering jsonb, opened text)
      where page.workspace_id = ${place.workspaceId} and page.audit_id = ${auditId} and page.hash = row.hash`),
  );
}
