import type { Parsed } from "@citelens/contract/base/endpoint";
import type { Competitor, updateCompetitor as contract } from "@citelens/contract/visibility/campaigns";
import type { Member } from "#features/workspaces/members/public.ts";
import type { Place } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { brandsChanged } from "./brands-changed.ts";
import type { CompetitorRow } from "./campaign-parts.sql.ts";
import { recordCompetitorChanges } from "./competitor-changes.ts";
import {
  changeCompetitor,
  insertSuggested,
  listCompetitorRows,
  lockCompetitor,
  mergeCompetitors,
  type Suggested,
} from "./competitors.sql.ts";

export async function listCompetitors(
  tools: Tools,
  member: Member,
  status: CompetitorRow["status"] | undefined,
): Promise<Competitor[]> {
  return (await listCompetitorRows(tools, member, status)).map(shown);
}

/** Suggests brands that answers named; those that are known already are left as they are. */
export function suggestCompetitors(
  tools: Tools,
  place: Place,
  suggested: readonly Suggested[],
): Promise<void> {
  return insertSuggested(tools, place, suggested);
}

interface Decision {
  readonly competitorId: string;
  readonly body: Parsed<typeof contract>["body"];
}

/** Accepts, ignores or renames a competitor, or makes it another name of an accepted one. */
export async function decideCompetitor(
  tools: Tools,
  member: Member,
  { competitorId, body }: Decision,
): Promise<Competitor> {
  const { merge_into, status, aliases, domains } = body;
  return inTransaction(tools, async (within) => {
    const row = await getLocked(within, member, competitorId);
    await brandsChanged.announce(within, { ...member, campaignId: undefined });
    if (merge_into !== undefined) {
      const merging = () => merge(within, member, { row, intoId: merge_into });
      return shown(await recordCompetitorChanges(within, member, merging));
    }

    const changes = {
      ...(status && { status }),
      ...(aliases && { aliases }),
      ...(domains && { domains }),
    };
    if (Object.keys(changes).length === 0) return shown(row);
    const change = () => changeCompetitor(within, member, { competitorId, changes });
    return shown(await recordCompetitorChanges(within, member, change));
  });
}

interface Merge {
  readonly row: CompetitorRow;
  readonly intoId: string;
}

async function merge(within: Tools, member: Member, { row, intoId }: Merge): Promise<CompetitorRow> {
  if (intoId === row.id) return row;
  const into = await getLocked(within, member, intoId);
  const aliases = [...new Set([...into.aliases, row.name, ...row.aliases])];
  const domains = [...new Set([...into.domains, ...row.domains])];
  await mergeCompetitors(within, member, { from: row.id, into: into.id });
  const seen = Math.max(into.seen_in_answers, row.seen_in_answers);
  const changes = { aliases, domains, status: "accepted" as const, seen_in_answers: seen };
  return changeCompetitor(within, member, { competitorId: into.id, changes });
}

async function getLocked(within: Tools, member: Member, competitorId: string): Promise<CompetitorRow> {
  const row = await lockCompetitor(within, member, competitorId);
  if (!row) throw new Refusal("NOT_FOUND");
  return row;
}

function shown({ id, name, aliases, domains, status, seen_in_answers }: CompetitorRow): Competitor {
  return { id, name, aliases, domains, status, seen_in_answers };
}
