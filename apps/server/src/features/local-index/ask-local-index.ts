import { OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import type { Answer as OperatorAnswer } from "#platform/ai/operator.ts";
import { searched } from "#platform/ai/read/searched.ts";
import { unknownUsage } from "#platform/ai/usage.ts";
import type { Place } from "#platform/place.ts";
import { isWithinTransaction } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import type { Brand } from "./answer/entities.rules.ts";
import { type LocalAnswer, localAnswer } from "./answer/local-answer.rules.ts";
import type { IndexedPage } from "./rank/search-index.rules.ts";
import { workspaceIndex } from "./rank/workspace-index.ts";
import { readSites } from "./read/read-sites.ts";

interface IndexQuestion {
  readonly question: string;
  /** ISO 639, two small letters. */
  readonly language: string;
  readonly brands: readonly Brand[];
  readonly signal?: AbortSignal;
}

const modelId = "local-index-1";
const pagesMax = { own: 60, others: 20 };

/**
 * Answers from the pages that this installation has read for the workspace, and first reads the brands' sites where
 * that is due. Throws an OperatorFailure of kind nothing_shown where the pages hold too little, or the reason of the
 * caller's signal.
 */
export async function askLocalIndex(
  tools: Tools,
  place: Place,
  asked: IndexQuestion,
): Promise<OperatorAnswer> {
  await readBrandSites(tools, place, asked);
  const { question, language, brands } = asked;
  const index = await workspaceIndex(tools, place);
  asked.signal?.throwIfAborted();

  const startedMs = performance.now();
  const answer = localAnswer(index, { text: question, language, brands });
  if (!answer) throw new OperatorFailure("nothing_shown", "No answer in the local index");
  const sources = sourcesOf(answer);
  return {
    text: answer.text,
    sources,
    ...searched([{ query: question, found: sources.map(({ url }) => url) }]),
    located: "nowhere",
    model_id: modelId,
    usage: unknownUsage,
    latencyMs: Math.round(performance.now() - startedMs),
    raw: answer.scored,
  };
}

async function readBrandSites(tools: Tools, place: Place, { brands, signal }: IndexQuestion): Promise<void> {
  const hostsOf = (isClient: boolean): string[] =>
    brands.filter((brand) => brand.isClient === isClient).flatMap(({ domains }) => domains);
  const reading = { ...(signal && { signal }) };
  const own = (): Promise<unknown> =>
    readSites(tools, place, { ...reading, hosts: hostsOf(true), pagesMax: pagesMax.own });
  const others = (): Promise<unknown> =>
    readSites(tools, place, { ...reading, hosts: hostsOf(false), pagesMax: pagesMax.others });
  if (!isWithinTransaction(tools)) {
    await Promise.all([own(), others()]);
    return;
  }
  await own();
  await others();
}

/** The cited ones first, so that [1] is the first of them. */
function sourcesOf({ cited, retrieved }: LocalAnswer): OperatorAnswer["sources"] {
  const others = retrieved.filter((page) => !cited.includes(page));
  const sourceOf = ({ url, title }: IndexedPage, isCited: boolean) => ({
    url,
    title: title || null,
    cited: isCited,
  });
  return [...cited.map((page) => sourceOf(page, true)), ...others.map((page) => sourceOf(page, false))];
}
