import type { Ad } from "#platform/ai/operator.ts";
import { chance } from "../store/chance.rules.ts";
import { rivals } from "../web/fictional-answer.ts";
import { tovelume } from "../web/tovelume.ts";
import type { Taste } from "./tastes.ts";

/** Part of the questions a maker buys ads for, and in which part of the answers to them it is seen. */
const boughtPart = 0.15;
const seenPart = 0.5;
const adsMax = 2;

/** The ads of fictional makers that an answer of the demo is shown with; undefined of an assistant that shows none. */
export function demoAds(
  { adPlace }: Taste,
  { question, seed }: { readonly question: string; readonly seed: string },
): readonly Ad[] | undefined {
  if (adPlace === undefined) return undefined;
  return [tovelume, ...rivals]
    .filter(({ host }) => chance(`${host} buys ${question}`) < boughtPart)
    .filter(({ host }) => chance(`${seed} sees ${host}`) < seenPart)
    .slice(0, adsMax)
    .map(({ host, name, pages }) => ({
      advertiser: name,
      title: pages.find(({ path }) => path === "/")?.title ?? name,
      url: `https://${host}/`,
      place: adPlace,
    }));
}
