import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type { CreditUse, CreditUseObject, listCreditUses } from "@citelens/contract/billing/credits";
import { creditActions } from "@citelens/contract/billing/pricing";
import { dates } from "#platform/files/list-column.ts";
import { inBatches, type ListFile, listFile } from "#platform/list-file.ts";
import { type Page, pageOfRows } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";
import { countUses, listUses, type Use, type UseOrder } from "./store/credit-log.sql.ts";

type Query = ParsedInput<typeof listCreditUses>["query"];

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
export function exportUsesOf(tools: Tools, organizationId: string, ordering: UseOrder): ListFile {
  return listFile({
    name: "credit-usage",
    items: inBatches(async (range) => {
      const rows = await listUses(tools, { organizationId, ordering, ...range });
      return rows.map(shown);
    }),
    header: [dates("Date & Time"), "Action Type", "Credits Used", "Details"],
    cellsOf: (use) => [
      use.created_at,
      use.action_display,
      use.credits_used,
      detailsOf(use.content_object_info),
    ],
  });
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
