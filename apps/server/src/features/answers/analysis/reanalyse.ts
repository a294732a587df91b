import { analyserVersion, negativityOf } from "@citelens/answer-analysis";
import { workspaceList } from "#features/workspaces/list/public.ts";
import { firstId } from "#platform/ids.ts";
import { type Place, placeOfJob } from "#platform/place.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { announceCountChanges } from "../counts/announce-count-changes.ts";
import { listVerdicts } from "../store/judge.sql.ts";
import {
  type AnalysableAnswer,
  type AnswerFindings,
  listAnalysable,
  type MentionRow,
  replaceFindings,
} from "../store/store.sql.ts";
import type { JudgedMention } from "../store/verdicts.rules.ts";
import { analysed } from "./analysed.ts";
import { brandsOf } from "./brands-of.ts";

const atOnce = 200;

export interface Reanalysis {
  /** Only the answers of this campaign; else of all. */
  readonly campaignId?: string | undefined;
  /** Also those that this version of the analysis has seen, because the brands changed. */
  readonly all?: boolean;
}

/** Runs the analysis over the stored answers of every workspace once more; resolves to how many there were. */
export async function reanalyseAll(tools: Tools, reanalysis: Reanalysis): Promise<number> {
  let count = 0;
  for (const workspaceId of await workspaceList.listIds(tools))
    count += await reanalyse(tools, placeOfJob({ workspaceId }), reanalysis);
  return count;
}

/** Runs the analysis over stored answers of a workspace once more; resolves to how many there were. */
export async function reanalyse(
  tools: Tools,
  place: Place,
  { campaignId, all = false }: Reanalysis,
): Promise<number> {
  const belowVersion = all ? undefined : analyserVersion;
  let count = 0;
  let after = firstId;
  for (;;) {
    const slice = { campaignId, belowVersion, after };
    const read = await inTransaction(tools, (within) => reanalyseNext(within, place, slice));
    if (!read) return count;

    after = read.last;
    count += read.count;
  }
}

/** The next answers behind one, in the order of their ids. */
interface Slice {
  readonly campaignId?: string | undefined;
  /** Only those of an older version; else all. */
  readonly belowVersion?: number | undefined;
  readonly after: string;
  /** 200 by default. */
  readonly limit?: number;
}

/**
 * Runs the analysis over the next 200 answers once more, within the caller's transaction. Resolves to how many they were and
 * to the id of the last one; undefined when there are no more.
 */
export async function reanalyseNext(
  within: Tools,
  place: Place,
  slice: Slice,
): Promise<{ readonly count: number; readonly last: string } | undefined> {
  const answers = await nextAnswers(within, place, slice);
  const last = answers.at(-1);
  if (!last) return undefined;

  await analyseAgain(within, place, answers);
  return { count: answers.length, last: last.id };
}

/** The id of the next answer, whatever becomes of its analysis. */
export async function findNextAnalysable(
  tools: Tools,
  place: Place,
  slice: Slice,
): Promise<string | undefined> {
  const [next] = await nextAnswers(tools, place, { ...slice, limit: 1 });
  return next?.id;
}

function nextAnswers(tools: Tools, place: Place, slice: Slice): Promise<AnalysableAnswer[]> {
  return listAnalysable(tools, place, { limit: atOnce, ...slice });
}

async function analyseAgain(
  within: Tools,
  place: Place,
  answers: readonly AnalysableAnswer[],
): Promise<void> {
  const ids = answers.map(({ id }) => id);
  const found = keepVerdicts(
    analysed(answers, await brandsOf(within, answers)),
    await listVerdicts(within, place, ids),
  );
  await announceCountChanges(within, answers, () => replaceFindings(within, found, false));
}

/** Keeps a judge's verdict on a brand: only words are looked through again. */
function keepVerdicts(found: AnswerFindings, verdicts: ReadonlyMap<string, JudgedMention>): AnswerFindings {
  const verdictOn = (answerId: string, brandId: string) => verdicts.get(`${answerId} ${brandId}`);
  const clients = new Map(
    found.mentions
      .filter(({ is_client }) => is_client)
      .map(({ answer_id, brand_id }) => [answer_id, brand_id]),
  );
  const kept = found.mentions.map((mention): MentionRow => {
    const verdict = verdictOn(mention.answer_id, mention.brand_id);
    return verdict ? { ...mention, ...verdict, sentiment_basis: "JUDGED" } : mention;
  });
  const mentions = Map.groupBy(kept, ({ answer_id }) => answer_id);
  return {
    ...found,
    mentions: kept,
    findings: found.findings.map((finding) => {
      const verdict = verdictOn(finding.id, clients.get(finding.id) ?? "");
      const labels = (mentions.get(finding.id) ?? []).map(({ sentiment }) => sentiment);
      return { ...finding, ...(verdict && { sentiment: verdict.sentiment }), ...negativityOf(labels) };
    }),
  };
}
