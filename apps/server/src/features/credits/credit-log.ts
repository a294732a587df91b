import type { Parsed } from "@citelens/contract/base/endpoint";
import type { CreditUse, CreditUseObject, listCreditUses } from "@citelens/contract/billing/credits";
import { creditActions } from "@citelens/contract/billing/pricing";
import type { Csv } from "#platform/csv.ts";
import { type Page, pageOfRows } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";
import { countUses, listUses, type Use, type UseOrder } from "./credit-log.sql.ts";

type Query = Parsed<typeof listCreditUses>["query"];

/** One page of what an organization used its credits for. */
export async function listUsesOf(
  tools: Tools,
  organizationId: string,
  { query, url }: { readonly query: Query; readonly url: string },
): Promise<Page<CreditUse>> {
  const { page, page_size: pageSize, ordering } = query;
  const range = { organizationId, ordering, limit: pageSize, offset: (page - 1) * pageSize };
  const [count, rows] = await Promise.all([countUses(tools, organizationId), listUses(tools, range)]);
  return pageOfRows(rows.map(shown), { count, page, pageSize, url });
}

/** All of it, as a table. */
export function exportUsesOf(tools: Tools, organizationId: string, ordering: UseOrder): Csv {
  return {
    kind: "csv",
    fileName: "credit-usage.csv",
    header: ["Date & Time", "Action Type", "Credits Used", "Details"],
    rows: cellsOf(tools, organizationId, ordering),
  };
}

const chunkRows = 1_000;

async function* cellsOf(
  tools: Tools,
  organizationId: string,
  ordering: UseOrder,
): AsyncGenerator<(string | number)[]> {
  for (let offset = 0; ; offset += chunkRows) {
    const rows = await listUses(tools, { organizationId, ordering, limit: chunkRows, offset });
    for (const row of rows) {
      const use = shown(row);
      yield [use.created_at, use.action_display, use.credits_used, detailsOf(use.content_object_info)];
    }
    if (rows.length < chunkRows) return;
  }
}

function shown({ id, created, action, credits, object }: Use): CreditUse {
  return {
    id,
    created_at: created.toISOString(),
    action_type: action,
    action_display: creditActions[action],
    credits_used: credits,
    content_object_info: object,
  };
}

function detailsOf(object: CreditUseObject | null): string {
  if (!object) return "";
  const { name, query, campaign_name, message_type } = object;
  return [name, query, campaign_name, message_type].filter(Boolean).join(" | ");
}
