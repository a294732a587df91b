import { createHash } from "node:crypto";
import { shiftDay } from "@citelens/contract/base/days";
import {
  effortOf,
  type OpportunityPeriod,
  opportunityPeriodDays,
} from "@citelens/contract/content/opportunity-words";
import { answerEvidence, type EvidenceAnswerRow } from "#features/answers/evidence/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { type NewPeriod, storeFound } from "../store/store-found.sql.ts";
import { tellingAnswers } from "./evidence-answers.rules.ts";
import { type FoundOpportunity, opportunitiesOf } from "./opportunities-of.rules.ts";
import { impactOf } from "./query-score.rules.ts";
import { seePeriods } from "./see-periods.ts";
import { type SeenWorkspace, seeWorkspace } from "./see-workspace.ts";

const keyCharactersMax = 400;
const queriesAtOnce = 100;
const ofQueryUsual = 12;
/** Most of the queries whose answers speak badly of the client, of which few may be new. */
const ofBadToneMax = 60;

/** Looks for everything that can be done in a workspace, and stores it. Resolves to how many answers it has looked at. */
export async function findOpportunities(tools: Tools, place: Place): Promise<number> {
  const seen = await seeWorkspace(tools, place);
  if (!seen) {
    await storeFound(tools, place, []);
    return 0;
  }

  const { periods, answers } = await seePeriods(tools, place, seen);
  const rows: NewPeriod[] = [];
  for (const [period, whole] of periods) {
    const found = opportunitiesOf(whole);
    const answersOf = await evidenceOf(tools, { seen, period, found });
    rows.push(...found.map((one) => periodRow(period, one, answersOf(one))));
  }
  tools.stopping.throwIfAborted(); // it is somebody else's by now
  await storeFound(tools, place, rows);
  return answers;
}

interface OpportunityInput {
  readonly seen: SeenWorkspace;
  readonly period: OpportunityPeriod;
  readonly found: readonly FoundOpportunity[];
}

/** The answers that show what opportunities are about. */
async function evidenceOf(
  tools: Tools,
  { seen, period, found }: OpportunityInput,
): Promise<(one: FoundOpportunity) => EvidenceAnswerRow[]> {
  const days = { start: shiftDay(seen.today, 1 - opportunityPeriodDays[period]), end: seen.today };
  const list = async (of: readonly FoundOpportunity[], ofQueryMax: number) => {
    const ids = [...new Set(of.flatMap(({ queries }) => queries.map(({ query_id }) => query_id)))];
    const rows: EvidenceAnswerRow[] = [];
    for (let from = 0; from < ids.length; from += queriesAtOnce) {
      const scope = { ...seen.scope, period: days, queryIds: ids.slice(from, from + queriesAtOnce) };
      rows.push(...(await answerEvidence.listAnswers(tools, scope, { ofQueryMax })));
    }
    return Map.groupBy(rows, ({ query_id }) => query_id);
  };
  const [badTones, others] = [true, false].map((isBadTone) =>
    found.filter(({ kind }) => (kind === "FIX_REPUTATION") === isBadTone),
  );
  const ofBadTones = await list(badTones ?? [], ofBadToneMax);
  const ofOthers = await list(others ?? [], ofQueryUsual);
  return ({ kind, queries }) => {
    const rows = kind === "FIX_REPUTATION" ? ofBadTones : ofOthers;
    return tellingAnswers(
      kind,
      queries.flatMap(({ query_id }) => rows.get(query_id) ?? []),
    );
  };
}

function periodRow(
  period: OpportunityPeriod,
  found: FoundOpportunity,
  answers: readonly EvidenceAnswerRow[],
): NewPeriod {
  const { kind, target, title, why, score, parts, queries, figures, evidence } = found;
  return {
    kind,
    target_kind: target.kind,
    target_key: storableKey(target.key),
    period,
    score,
    score_parts: parts,
    impact: impactOf(score),
    effort: effortOf[kind],
    n: figures.n,
    title,
    why,
    target_name: target.name,
    target_title: target.title,
    campaign_ids: [...new Set(queries.map(({ campaign_id }) => campaign_id))],
    queries,
    figures,
    evidence: {
      ...evidence,
      answers: answers.map(({ created, ...answer }) => ({ ...answer, created: created.toISOString() })),
    },
  };
}

/** A key that an index can hold, however long the address or query is. */
function storableKey(key: string): string {
  if (key.length <= keyCharactersMax) return key;
  return `${key.slice(0, keyCharactersMax)} ${createHash("sha256").update(key).digest("hex")}`;
}
