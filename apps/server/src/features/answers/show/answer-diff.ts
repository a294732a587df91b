import { countedPage } from "@citelens/answer-analysis/sources/source-url";
import type { AnswerDiff, AnswerShown } from "@citelens/contract/visibility/answers";
import { diffWordsWithSpace } from "diff";

/** Changes between two answers to one query: the words, the places of brands, the cited sources. */
export function answerDiff(before: AnswerShown, after: AnswerShown): AnswerDiff {
  return {
    before,
    after,
    parts: diffWordsWithSpace(before.text, after.text, { timeout: diffMsMax })?.map(
      ({ added, removed, value }) => ({ kind: kindOf(added, removed), text: value }),
    ) ?? [
      { kind: "removed", text: before.text },
      { kind: "added", text: after.text },
    ],
    brands: brandsOf(before, after),
    sources: sourcesOf(before, after),
  };
}

/** Two long answers that share nothing would take very long to compare, and the comparison would say nothing. */
const diffMsMax = 200;

type Change = AnswerDiff["parts"][number]["kind"];

function kindOf(added: boolean, removed: boolean): Change {
  if (added) return "added";
  return removed ? "removed" : "same";
}

/** Every brand that one of them names: in the order of the later one, those that went at the end. */
function brandsOf(before: AnswerShown, after: AnswerShown): AnswerDiff["brands"] {
  const placeIn = ({ mentions }: AnswerShown, id: string): number | null =>
    mentions.find(({ brand_id }) => brand_id === id)?.position ?? null;
  const all = new Map([...after.mentions, ...before.mentions].map((one) => [one.brand_id, one]));
  return [...all.values()].map(({ brand_id, brand, is_client }) => ({
    brand,
    is_client,
    before: placeIn(before, brand_id),
    after: placeIn(after, brand_id),
  }));
}

function sourcesOf(before: AnswerShown, after: AnswerShown): AnswerDiff["sources"] {
  const citedBy = ({ citations }: AnswerShown) => citations.filter(({ cited }) => cited);
  const pageOf = ({ url }: { readonly url: string }) => countedPage(url) ?? url;
  const pages = (answer: AnswerShown) => new Set(citedBy(answer).map(pageOf));
  const [was, is] = [pages(before), pages(after)];
  const all = new Map([...citedBy(before), ...citedBy(after)].map((one) => [pageOf(one), one]));
  return [...new Set([...is, ...was])].flatMap((page) => {
    const { url, domain } = all.get(page) ?? {};
    return url && domain ? [{ url, domain, change: kindOf(!was.has(page), !is.has(page)) }] : [];
  });
}
