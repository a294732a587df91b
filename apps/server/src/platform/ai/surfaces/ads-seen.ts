import { hostOf } from "@citelens/answer-analysis/sources/source-url";
import { z } from "zod";
import type { Ad } from "../operator.ts";
import { knownItems } from "../read/known-items.ts";

/** So many of an answer are kept: no page has shown as many. */
const adsMax = 20;
const wordsMax = 300;
const urlMax = 2_000;

/** The fields of the vendors' elements, each by the names that it bears anywhere. */
const element = z.object({
  website_name: z.string().nullish(),
  advertiser: z.object({ name: z.string().nullish() }).nullish().catch(null),
  source: z.string().nullish().catch(null),
  domain: z.string().nullish(),
  title: z.string().nullish(),
  url: z.string().nullish(),
  link: z.string().nullish(),
});

/** The ads among a page's elements, each title of an advertiser once in a place; those of nobody that can be named are left out. */
export function adsSeen(shown: Readonly<Record<Ad["place"], readonly unknown[]>>): Ad[] {
  const ads = [
    ...knownItems(shown.IN_ANSWER, element).map((one) => adOf(one, "IN_ANSWER")),
    ...knownItems(shown.BESIDE_ANSWER, element).map((one) => adOf(one, "BESIDE_ANSWER")),
  ].filter((ad) => ad !== undefined);
  const once = Map.groupBy(ads, ({ advertiser, title, place }) => [advertiser, title, place].join("\n"));
  return [...once.values()].flatMap(([first]) => first ?? []).slice(0, adsMax);
}

function adOf(shown: z.output<typeof element>, place: Ad["place"]): Ad | undefined {
  const url = addressOf(shown.url ?? shown.link);
  const host = (url && hostOf(url)) ?? null;
  const named = [shown.advertiser?.name, shown.website_name, shown.source, host ?? shown.domain];
  const advertiser = named.map((name) => wordsOf(name)).find((name) => name !== "");
  if (advertiser === undefined) return undefined;
  return { advertiser, title: wordsOf(shown.title) || advertiser, url, place };
}

function addressOf(address: string | null | undefined): string | null {
  if (!address || address.length > urlMax || !URL.canParse(address)) return null;
  return /^https?:$/.test(new URL(address).protocol) ? address : null;
}

/** In one line. */
function wordsOf(words: string | null | undefined): string {
  return (words ?? "").replaceAll(/\s+/g, " ").trim().slice(0, wordsMax);
}
