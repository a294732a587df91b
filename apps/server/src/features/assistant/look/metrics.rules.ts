/** Meaning of each figure: the table of docs/metrics.md, row by row, as a test holds them against each other. */
export const metrics: Readonly<Record<string, string>> = {
  "visibility score":
    "100 × answers that name the brand / n; several mentions in one answer count once. Visibility points: 10 for each",
  "share of voice": "the brand's part of all mentions of the client and the accepted competitors",
  "average position":
    "mean place where the brand is named: its place in a ranking list of the answer, else the order of first mention",
  "industry ranking":
    "by visibility, then mean position, then mentions, then name; the first five, and the client with its true rank",
  sources:
    "use count: answers that cite the site, each once; usage: of the answers that cite anything; position: mean place of its first citation among the cited sites. Retrieved: answers for which it was read, cited or not",
  "AI channels": "by model, the answers that name the client, and those that cite its pages",
  "content authority": "100 × answers that cite a page of the client / answers that cite anything",
  prompts:
    "most performing: named in at least half of the answers, on average among the first three; promising: named or cited at all; underperforming: neither",
  sentiment:
    "each brand's mentions by label, in per cent of its mentions; the most frequent label, of ties the first of positive, negative, neutral, unknown",
  negativity:
    "0.6 × negative/judged + 0.3 × (1 − positive/judged) + 0.1 × min(negative, 5)/5 over the judged mentions of an answer; listed from one negative mention on",
  searches:
    'what models searched for before they answered, equal ones together whatever their case, accents and blanks: searches; answers that searched for it, each once, and 100 × these / the counted answers of the models that reveal any search in the period. Own pages found: of these answers, those for which the search found a page of the client; where the provider does not say which search found what ("by answer"), those made from one. Cited: those that cite one',
  "mention × citation":
    "named and cited, named only, cited only, absent; beside them, how many of the answers that do not name the brand are unknown to the model",
  "unknown to the model":
    "answers that say that they do not know the client (“I'm not familiar with Acme”), and nothing else of it; they stay in n, and are no mentions",
};

/** Other words in which people ask for them. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  "visibility score": ["visibility", "mention rate", "mentions"],
  "share of voice": ["sov", "voice"],
  "average position": ["position", "mean position"],
  "industry ranking": ["ranking", "rank"],
  sources: ["source", "use count", "usage", "retrieved"],
  "AI channels": ["channels", "channel"],
  "content authority": ["authority"],
  prompts: ["most performing", "promising", "underperforming"],
  sentiment: ["tone"],
  negativity: ["negative answers"],
  searches: ["fan-out", "search queries"],
  "mention × citation": ["matrix", "named only", "cited only"],
  "unknown to the model": ["unknown", "not familiar", "do not know"],
};

/** The figure that a text speaks of: the longest name that stands in it as words. */
export function metricIn(text: string): string | undefined {
  const asked = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}×-]+/gu, " ")} `;
  const names = Object.keys(metrics).flatMap((metric) =>
    [metric, ...(otherNames[metric] ?? [])].map((name) => ({ metric, name: name.toLowerCase() })),
  );
  return names
    .filter(({ name }) => asked.includes(` ${name} `))
    .toSorted((one, other) => other.name.length - one.name.length)[0]?.metric;
}
