import {
  type Analysis,
  analyseAnswer,
  analyserVersion,
  brandCandidates,
  negativityOf,
  prepareBrands,
  subQuestions,
} from "@citelens/answer-analysis";
import { nameKey } from "@citelens/contract/visibility/name-settings";
import type { BrandsOfCampaign } from "../store/brand-of.rules.ts";
import { localLane } from "../store/local-lane.rules.ts";
import type { AnalysableAnswer, AnswerFindings, Findings } from "../store/store.sql.ts";

/** Findings of the rules in stored answers, as rows; a campaign that is gone has no brands, and its answers none. */
export function analysed(
  answers: readonly AnalysableAnswer[],
  brandsOf: ReadonlyMap<string, BrandsOfCampaign>,
): AnswerFindings {
  const known = new Map([...brandsOf].map(([id, brands]) => [id, prepareBrands(brands)]));
  const found = answers.map((answer) => {
    const brands = known.get(answer.campaign_id) ?? prepareBrands([]);
    const sources = answer.sources.map(({ url, title, cited }) => ({
      url,
      isCited: cited,
      ...(title !== null && { title }),
    }));
    const analysis = analyseAnswer(answer.text, sources, brands, {
      language: answer.language,
      isReadHere: answer.lane === localLane,
    });
    return rowsOf(answer, analysis, brandsOf.get(answer.campaign_id) ?? []);
  });
  return {
    findings: found.map(({ findings }) => findings),
    mentions: found.flatMap(({ mentions }) => mentions),
    citations: found.flatMap(({ citations }) => citations),
    candidates: found.flatMap(({ candidates }) => candidates),
    searches: found.flatMap(({ searches }) => searches),
  };
}

/** So many of an answer's sources are kept, of hosts that may exist: RFC 1035 allows so many characters. */
const citationsMax = 1_000;
const hostMax = 253;

interface Rows extends Omit<AnswerFindings, "findings"> {
  readonly findings: Findings;
}

function rowsOf(answer: AnalysableAnswer, analysis: Analysis, brands: BrandsOfCampaign): Rows {
  const { workspace_id, id, campaign_id, query_id } = answer;
  const key = { workspace_id, answer_id: id };
  const byId = new Map(brands.map((brand) => [brand.id, brand]));
  const client = analysis.mentions.find(({ brandId }) => byId.get(brandId)?.isClient);
  const citations = analysis.citations
    .filter(({ domain }) => domain.length <= hostMax)
    .slice(0, citationsMax);
  const cited = citations.filter(({ isCited }) => isCited);
  const isOwnCited = cited.some(({ kind }) => kind === "OWNED");
  return {
    findings: {
      workspace_id,
      id,
      analyser_version: analyserVersion,
      preview: analysis.answerPreview,
      mentioned: client !== undefined,
      position: client?.position ?? null,
      sentiment: client?.sentiment.label ?? null,
      unknown_to_model: analysis.unknown.some((brandId) => byId.get(brandId)?.isClient),
      unknown_brands: analysis.unknown.map((brandId) => ({
        brand_id: brandId,
        brand: byId.get(brandId)?.name ?? "",
        is_client: byId.get(brandId)?.isClient ?? false,
      })),
      cited: isOwnCited,
      citation_count: cited.length,
      ...negativityOf(analysis.mentions.map(({ sentiment }) => sentiment.label)),
    },
    mentions: analysis.mentions.map(({ brandId, position, basis, sentiment }) => ({
      ...key,
      brand_id: brandId,
      brand: byId.get(brandId)?.name ?? "",
      is_client: byId.get(brandId)?.isClient ?? false,
      position,
      basis,
      sentiment: sentiment.label,
      score: sentiment.score,
      sentiment_basis: sentiment.basis,
      evidence: sentiment.evidence,
      spans: analysis.occurrences
        .filter((one) => one.brandId === brandId)
        .map(({ start, end }) => ({ start, end })),
    })),
    citations: citations.map(({ isCited, position, url, page, domain, title, kind, brandId }) => ({
      ...key,
      cited: isCited,
      position,
      url,
      page: page === url ? null : page,
      domain,
      title: title ?? null,
      kind,
      brand_id: brandId ?? null,
    })),
    candidates: [...namesByKey(brandCandidates(answer.text, analysis.occurrences))].map(
      ([name_key, name]) => ({ ...key, name, name_key, query_id, campaign_id }),
    ),
    searches: subQuestions(answer.searches, { titles: titlesOf(answer), brands }).map(
      ({ key: query_key, foundOwned, ...search }) => ({
        ...key,
        ...search,
        query_key,
        found_owned: foundOwned,
        answer_found_owned: analysis.citations.some(({ kind }) => kind === "OWNED"),
        answer_cited_owned: isOwnCited,
      }),
    ),
  };
}

function titlesOf({ sources }: AnalysableAnswer): Map<string, string> {
  return new Map(sources.flatMap(({ url, title }) => (title === null ? [] : [[url, title]])));
}

function namesByKey(names: readonly string[]): Map<string, string> {
  return new Map(names.map((name) => [nameKey(name), name]));
}
