import { hostOf, registrableDomain } from "@citelens/answer-analysis";
import { dayIn, dayMs, earlier } from "@citelens/contract/base/days";
import type { ReadinessShown } from "@citelens/contract/content/optimization-fields";
import { sentencesOf } from "@citelens/words";
import { brandRecord } from "#features/brand-context/public.ts";
import { openCoverage } from "#features/local-index/fit/public.ts";
import { auditEvidence } from "#features/technical-audit/evidence/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import { newId } from "#platform/ids.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { brandFacts } from "../claims/brand-facts.rules.ts";
import type { Draft } from "../draft/draft.rules.ts";
import { charactersInPlace, orUnreadable } from "../draft/draft-in-thread.ts";
import { readinessScore, type ScoredDraft } from "../score/readiness-score.rules.ts";
import type { OptimizationChange, OptimizationRow } from "../store/optimizations.sql.ts";
import {
  type ClaimRow,
  listClaimRows,
  listSectionRows,
  listSourceRows,
  replaceClaims,
  type SourceRow,
} from "../store/parts.sql.ts";
import { noticeLabel } from "./notice-labels.rules.ts";
import type { ReadText, WrittenText } from "./read-text.thread.ts";
import { work } from "./read-text.thread.ts";

const auditDays = 90;

interface TextCheck {
  /** Claims of the text as it stands. */
  readonly store: (within: Tools) => Promise<void>;
  readonly changes: OptimizationChange;
}

/** Checks a text's claims, losses and readiness against all that is known; what a person vouched for stays with its sentence. */
export async function checkText(tools: Tools, place: Place, row: OptimizationRow): Promise<TextCheck> {
  const sections = await listSectionRows(tools, place, row.id);
  const sources = await listSourceRows(tools, place, row.id);
  const before = await listClaimRows(tools, place, row.id);
  const read = await readText(tools, {
    language: row.language,
    sections: sections.map(({ id, markdown }) => ({ id, markdown })),
    oldMarkdown: row.old_page?.markdown ?? null,
    evidence: await evidenceOf(tools, place, { row, sources }),
  });
  const { old, draft, notices } = read;
  const claims = claimsOf(read.claims, before);
  const score = await scorer(tools, place, { row, sources });
  const open = claims.filter(({ status }) => status === "UNSUPPORTED" || status === "CONTRADICTS_BRAND");
  return {
    store: (within) => replaceClaims(within, place, { optimizationId: row.id, claims }),
    changes: {
      claims_open: open.length,
      notices: notices.map((notice) => ({ kind: notice.kind, text: noticeLabel(notice) })),
      readiness_before: old === null ? null : score(old, row.old_page),
      readiness_after: score(draft, row.old_page),
    },
  };
}

async function evidenceOf(
  tools: Tools,
  place: Place,
  { row, sources }: ScoringInput,
): Promise<WrittenText["evidence"]> {
  return {
    brand: brandFacts(await brandRecord(tools, place), row.language),
    sources: sources
      .filter(({ problem }) => problem === null)
      .map((source) => ({
        id: source.id,
        url: source.url,
        title: source.title,
        language: source.language,
        sentences: source.passages.flatMap(({ heading, text }) => [
          heading,
          ...text.split("\n").flatMap((line) => sentencesOf(line, source.language)),
        ]),
      })),
  };
}

type NewClaim = Omit<ClaimRow, "workspace_id" | "optimization_id">;

function claimsOf(claims: ReadText["claims"], before: readonly ClaimRow[]): NewClaim[] {
  const vouched = new Map(
    before.filter(({ vouched_by }) => vouched_by !== null).map((one) => [one.text, one]),
  );
  // A sentence that stays is the same claim, for whoever has it before them.
  const ids = Map.groupBy(before, ({ section_id, text }) => `${section_id} ${text}`);
  return claims.map(({ sentence, kinds, values, status }, position) => {
    const known = status === "SUPPORTED" ? undefined : vouched.get(sentence.text);
    const shown = values.find((value) => value.status === status)?.support ?? null;
    return {
      id: ids.get(`${sentence.sectionId} ${sentence.text}`)?.shift()?.id ?? newId(),
      section_id: sentence.sectionId,
      position,
      text: sentence.text,
      kinds: [...kinds],
      status: known ? "VOUCHED" : status,
      place: shown?.from ?? null,
      source_id: shown?.sourceId ?? null,
      sentence: shown?.sentence ?? null,
      vouched_by: known?.vouched_by ?? null,
      vouched_at: known?.vouched_at ?? null,
    };
  });
}

interface ScoringInput {
  readonly row: OptimizationRow;
  readonly sources: readonly SourceRow[];
}

type Page = OptimizationRow["old_page"];

/** Scores drafts of one page, with what is known of that. */
async function scorer(
  tools: Tools,
  place: Place,
  { row, sources }: ScoringInput,
): Promise<(draft: Draft, page: Page) => ReadinessShown> {
  const coverage = await openCoverage(tools, place);
  const settings = await findWorkspaceSettings(tools, place.workspaceId);
  const audit = await auditEvidence.newest(tools, place, earlier(tools.now(), auditDays * dayMs));
  const { language, queries, page_url } = row;
  const blockers = audit ? [...(page_url ? audit.blockersOf(page_url) : []), ...audit.siteBlockers] : [];
  const common: Omit<ScoredDraft, "draft" | "date" | "author" | "hasCompleteJsonLd"> = {
    language,
    queries: queries.map(({ text }) => text),
    coverage: (query, text) => coverage.of({ text: query, language }, text),
    reachable: new Map(sources.map(({ url, problem }) => [registrableDomain(hostOf(url)), problem === null])),
    ownDomain: settings ? registrableDomain(hostOf(settings.url)) : null,
    today: dayIn(settings?.time_zone ?? "UTC", tools.now()),
    access: { isKnown: audit !== undefined, failedBlocker: blockers[0]?.title ?? null },
  };
  return (draft, page) => {
    const { score, lines, isCapped } = readinessScore({
      ...common,
      draft,
      date: page?.day ?? null,
      author: page?.author ?? null,
      hasCompleteJsonLd:
        page === null ? null : page.structured.types.length > 0 && page.structured.missing.length === 0,
    });
    return { score, lines: lines.map((line) => ({ ...line })), is_capped: isCapped };
  };
}

const ofText = new URL("./read-text.thread.ts", import.meta.url);

/** Reads a text for the rules: a long one beside everything else, and none longer than the deadline of that. */
async function readText(tools: Tools, written: WrittenText): Promise<ReadText> {
  const texts = [written.oldMarkdown ?? "", ...written.sections.map(({ markdown }) => markdown)];
  if (texts.reduce((sum, { length }) => sum + length, 0) <= charactersInPlace) return work(written);
  return orUnreadable(tools.threads.run<typeof work>(ofText, written));
}
