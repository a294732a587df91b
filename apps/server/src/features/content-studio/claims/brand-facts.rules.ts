import type { BrandRecord } from "@citelens/contract/workspaces/brand-context";
import { sentencesOf } from "@citelens/words";
import type { BrandFacts } from "./evidence.rules.ts";

const nameWordsMax = 5;

/** The Brand Context as evidence: its names, its products, and every sentence of it. */
export function brandFacts(brand: BrandRecord, language: string): BrandFacts {
  const { market_scope, market_context } = brand.market_positioning;
  const texts = [
    brand.about_brand,
    ...brand.main_products_services,
    market_scope,
    ...market_context.flatMap(wordsOf),
    ...brand.brand_point_of_view.flatMap((point) => (typeof point === "string" ? [point] : wordsOf(point))),
  ];
  return {
    names: [brand.project_name, ...brand.aliases].filter((name) => name.trim() !== ""),
    products: brand.main_products_services.map(productName).filter((name) => name !== ""),
    sentences: texts.flatMap((text) => sentencesOf(text, language)),
  };
}

function wordsOf(part: Readonly<Record<string, string | readonly string[]>>): readonly string[] {
  return Object.values(part).flat();
}

/** "Alder One: a standing desk for $499" is called Alder One; a line that is a sentence names nothing. */
function productName(line: string): string {
  const [name = ""] = line.split(/\s*(?:[:;(,]|\s[-–—]\s)/);
  return name.split(/\s+/).length <= nameWordsMax ? name.trim() : "";
}
