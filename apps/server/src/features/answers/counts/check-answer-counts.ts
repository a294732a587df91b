import { campaigns } from "#features/campaigns/lookup/public.ts";
import { workspaceList } from "#features/workspaces/list/public.ts";
import { checkCounts } from "#platform/checks/check-counts.ts";
import { type Place, placeOfJob } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { listWorkspaceTallies } from "../store/run-tallies.sql.ts";
import { type CountedRun, countRuns } from "../store/tallies.sql.ts";

interface Difference {
  readonly subject: string;
  readonly what: string;
  readonly kept: number;
  readonly counted: number;
}

/** Compares every campaign's counter of answers, and what is known of its runs, with the answers themselves. */
export async function checkAnswerCounts(tools: Tools): Promise<void> {
  await checkCounts(tools, {
    check: "answers.check-counts",
    scopes: await workspaceList.listIds(tools),
    differences: async (snapshot, workspaceId) => {
      const place = placeOfJob({ workspaceId });
      const launched = await campaigns.listLaunched(snapshot, place);
      if (launched.length === 0) return [];
      const counted = await countedRuns(snapshot, place);
      const came = new Map<string, number>();
      for (const { campaign_id, ok, refused } of counted.values())
        came.set(campaign_id, (came.get(campaign_id) ?? 0) + ok + refused);
      const ofCampaigns = launched.map(({ id, answer_count }) => ({
        subject: id,
        what: "answers of the campaign",
        kept: answer_count,
        counted: came.get(id) ?? 0,
      }));
      return [...ofCampaigns, ...(await ofRuns(snapshot, place, counted))].filter(
        ({ kept, counted: found }) => kept !== found,
      );
    },
  });
}

const keyOf = ({ run_id, operator_model }: Pick<CountedRun, "run_id" | "operator_model">): string =>
  `${run_id} ${operator_model}`;

async function countedRuns(snapshot: Tools, place: Place): Promise<Map<string, CountedRun>> {
  const counted = new Map<string, CountedRun>();
  for await (const slice of countRuns(snapshot, place)) {
    for (const part of slice) {
      const known = counted.get(keyOf(part));
      counted.set(keyOf(part), {
        ...part,
        asked: part.asked + (known?.asked ?? 0),
        ok: part.ok + (known?.ok ?? 0),
        refused: part.refused + (known?.refused ?? 0),
        failed: part.failed + (known?.failed ?? 0),
        credits: part.credits + (known?.credits ?? 0),
      });
    }
  }
  return counted;
}

const measures = {
  asked: "questions",
  ok: "answers",
  refused: "refusals",
  failed: "failures",
  credits: "credits",
} as const;

async function ofRuns(
  snapshot: Tools,
  place: Place,
  counted: ReadonlyMap<string, CountedRun>,
): Promise<Difference[]> {
  const kept = new Map((await listWorkspaceTallies(snapshot, place)).map((tally) => [keyOf(tally), tally]));
  return [...new Set([...kept.keys(), ...counted.keys()])].flatMap((key) => {
    const [one, other] = [kept.get(key), counted.get(key)];
    const row = one ?? other;
    if (!row) return [];
    return Object.entries(measures).map(([measure, name]) => ({
      subject: row.run_id,
      what: `${name} of the run by ${row.operator_model}`,
      kept: one?.[measure as keyof typeof measures] ?? 0, // exactly its keys
      counted: other?.[measure as keyof typeof measures] ?? 0,
    }));
  });
}
