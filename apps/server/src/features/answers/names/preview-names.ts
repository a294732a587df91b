import { setImmediate as nextTurn } from "node:timers/promises";
import {
  analyseAnswer,
  type Occurrence,
  type PreparedBrands,
  prepareBrands,
} from "@citelens/answer-analysis";
import type { Answer, ParsedInput } from "@citelens/contract/base/endpoint";
import type {
  previewNames as contract,
  PreviewedOccurrence,
} from "@citelens/contract/visibility/brand-names";
import {
  nameKey,
  previewAnswersMax,
  previewOccurrencesMax,
} from "@citelens/contract/visibility/name-settings";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import type { Tools } from "#platform/tools.ts";
import { brandOf } from "../store/brand-of.rules.ts";
import { localLane } from "../store/local-lane.rules.ts";
import { listNewest, type NewestAnswer } from "./newest-answers.sql.ts";
import { comparedOccurrences, quoteAround } from "./preview-names.rules.ts";

type Preview = Answer<typeof contract>;
type Body = ParsedInput<typeof contract>["body"];
type KnownBrands = NonNullable<ReturnType<Awaited<ReturnType<typeof campaigns.brandsOf>>["get"]>>;

/** So many characters are read for one preview, of the newest answers: a second's work or two. */
const charactersMax = 2_000_000;

/**
 * Where the newest answers name a brand by the names and settings before a change, and by those after it, as their analysis
 * would tell: beside the other brands of their campaign. Nothing is stored. Between two answers others get their turn,
 * so that a long text stops nobody for longer than its own analysis takes.
 */
export async function previewNames(tools: Tools, member: Member, body: Body): Promise<Preview> {
  if (body.campaign_id !== undefined) await campaigns.expect(tools, member, body.campaign_id);
  const newest = await listNewest(tools, member, { campaignId: body.campaign_id, limit: previewAnswersMax });
  const ids = [...new Set(newest.map(({ campaign_id }) => campaign_id))];
  const known = await campaigns.brandsOf(tools, member, ids);
  const changes = new Map(ids.map((id) => [id, changeIn(known.get(id) ?? [], body)]));
  const found = {
    added: new OccurrenceSample(),
    removed: new OccurrenceSample(),
    kept: new OccurrenceSample(),
  };
  let read = 0;
  let answers = 0;
  for (const answer of newest) {
    read += answer.text.length;
    if (read > charactersMax && answers > 0) break;
    answers++;
    const change = changes.get(answer.campaign_id);
    if (!change) continue;
    const compared = comparedOccurrences(
      occurrences(answer, change.before, change.brandId),
      occurrences(answer, change.after, change.brandId),
    );
    found.added.add(answer, compared.added);
    found.removed.add(answer, compared.removed);
    found.kept.add(answer, compared.kept);
    await nextTurn();
  }
  return { answers, added: found.added.shown(), removed: found.removed.shown(), kept: found.kept.shown() };
}

interface Change {
  readonly brandId: string;
  readonly before: PreparedBrands;
  readonly after: PreparedBrands;
}

/** Brands that a campaign's answers are searched for before and after a change; a brand that it does not know stands beside its own. */
function changeIn(known: Readonly<KnownBrands>, { before, after, domains }: Body): Change {
  const brand = known.find(({ name }) => nameKey(name) === nameKey(before.name));
  const others = known.filter((one) => one !== brand).map(brandOf);
  const start = brand ?? { id: unknownId, isClient: false, domains, aliases: [], nameSettings: [] };
  const gone = new Set(before.aliases.map(nameKey));
  const brandWith = (names: Body["before"]): PreparedBrands => {
    const kept = start.aliases.filter((alias) => !gone.has(nameKey(alias)));
    const own = new Set([names.name, ...names.aliases].map(nameKey));
    const changed = brandOf({
      ...start,
      name: names.name,
      aliases: [...names.aliases, ...kept.filter((alias) => !own.has(nameKey(alias)))],
      nameSettings: [
        ...names.name_settings,
        ...start.nameSettings.filter(({ name }) => !own.has(nameKey(name))),
      ],
    });
    return prepareBrands([...others, changed]);
  };
  return { brandId: start.id, before: brandWith(before), after: brandWith(after) };
}

const unknownId = "unknown";

function occurrences(answer: NewestAnswer, brands: PreparedBrands, brandId: string): readonly Occurrence[] {
  const sources = answer.cited.map((url) => ({ url, isCited: true }));
  const { occurrences: all, unknown } = analyseAnswer(answer.text, sources, brands, {
    language: answer.language,
    isReadHere: answer.lane === localLane,
  });
  return unknown.includes(brandId) ? [] : all.filter((one) => one.brandId === brandId);
}

/** Occurrences of one kind: all counted, the first ones shown. */
class OccurrenceSample {
  private count = 0;
  private readonly first: PreviewedOccurrence[] = [];

  add(answer: NewestAnswer, spans: readonly { readonly start: number; readonly end: number }[]): void {
    this.count += spans.length;
    for (const span of spans.slice(0, previewOccurrencesMax - this.first.length)) {
      this.first.push({
        answer_id: answer.id,
        campaign_id: answer.campaign_id,
        query_id: answer.query_id,
        answered: answer.answered.toISOString(),
        ...quoteAround(answer.text, span),
      });
    }
  }

  shown(): Preview["added"] {
    return { count: this.count, shown: this.first };
  }
}
