import type { OrganizationDetails } from "@citelens/contract/platform/admin-organization";
import { people } from "#features/accounts/people/public.ts";
import { listKeysAfter } from "#features/api-keys/public.ts";
import { organizationBilling } from "#features/billing/support/public.ts";
import { campaignWalk } from "#features/campaigns/support/public.ts";
import { ledgerReport } from "#features/credits/report/public.ts";
import { organizationWalk } from "#features/workspaces/of-organization/public.ts";
import { firstId } from "#platform/ids.ts";
import { inOrder } from "#platform/list-file.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { findOpened } from "../workspace/opened-workspace.ts";
import { shownEntry, shownPayment } from "./organization-lists.ts";

/**
 * A line of JSON for each row: { table, row }. Rows are read in slices, as fast as the reader takes them; what changes meanwhile is
 * in the file or not. The last line tells how many rows there are, so that a file that was cut off shows it.
 */
export async function* exportedLines(tools: Tools, details: OrganizationDetails): AsyncGenerator<string> {
  let rows = 0;
  for await (const line of rowsOf(tools, details)) {
    rows += 1;
    yield `${JSON.stringify(line)}\n`;
  }
  yield `${JSON.stringify({ table: "end", row: { rows } })}\n`;
}

interface Line {
  readonly table: string;
  readonly row: object;
}

async function* rowsOf(tools: Tools, details: OrganizationDetails): AsyncGenerator<Line> {
  const { notes: _, holds: __, ...organization } = details;
  yield { table: "organization", row: organization };
  const workspaces = inOrder<{ readonly id: string }>((after) =>
    organizationWalk.workspaces(tools, details.id, after?.id ?? firstId),
  );
  for await (const workspace of workspaces) {
    const { place, facts } = await findOpened(tools, workspace.id);
    if (!facts || facts.deleted_at !== null) continue; // deleted since the slice was read
    yield { table: "workspaces", row: workspace };
    yield* membersIn(tools, place);
    yield* keysIn(tools, place);
    yield* campaignsIn(tools, place);
  }
  yield* ledgerOf(tools, details.id);
  yield* paymentsOf(tools, details.id);
}

async function* membersIn(tools: Tools, place: Place): AsyncGenerator<Line> {
  for (let afterId = firstId; ; ) {
    const members = await organizationWalk.members(tools, place, afterId);
    const known = await people.find(
      tools,
      members.map(({ user_id }) => user_id),
    );
    const byId = new Map(known.map((person) => [person.id, person]));
    for (const { user_id, role, created } of members) {
      const person = byId.get(user_id);
      const name = person ? `${person.first_name} ${person.last_name}` : null;
      const row = {
        workspace_id: place.workspaceId,
        user_id,
        name,
        email: person?.email ?? null,
        role,
        created,
      };
      yield { table: "members", row };
    }
    const last = members.at(-1);
    if (!last) return;
    afterId = last.user_id;
  }
}

async function* keysIn(tools: Tools, place: Place): AsyncGenerator<Line> {
  const keys = inOrder<{ readonly id: string }>((after) => listKeysAfter(tools, place, after?.id ?? firstId));
  for await (const row of keys) yield { table: "api_keys", row };
}

async function* campaignsIn(tools: Tools, place: Place): AsyncGenerator<Line> {
  const campaigns = inOrder<Awaited<ReturnType<typeof campaignWalk.campaigns>>[number]>((after) =>
    campaignWalk.campaigns(tools, place, after?.id ?? firstId),
  );
  for await (const { deleted_at: _, ...row } of campaigns) {
    yield { table: "campaigns", row };
    const queries = inOrder<{ readonly id: string }>((after) =>
      campaignWalk.queries(tools, place, { campaignId: row.id, afterId: after?.id ?? firstId }),
    );
    for await (const query of queries) yield { table: "campaign_queries", row: query };
  }
}

async function* ledgerOf(tools: Tools, organizationId: string): AsyncGenerator<Line> {
  const entries = inOrder<Awaited<ReturnType<typeof ledgerReport.walkEntries>>[number]>((after) =>
    ledgerReport.walkEntries(tools, organizationId, after?.id),
  );
  for await (const entry of entries) yield { table: "ledger", row: shownEntry(entry) };
}

async function* paymentsOf(tools: Tools, organizationId: string): AsyncGenerator<Line> {
  const orders = inOrder<Awaited<ReturnType<typeof organizationBilling.walkOrders>>[number]>((after) =>
    organizationBilling.walkOrders(tools, organizationId, after?.id ?? firstId),
  );
  for await (const order of orders) yield { table: "payments", row: shownPayment(order) };
}
