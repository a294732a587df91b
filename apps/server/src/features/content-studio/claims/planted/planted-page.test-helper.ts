import type { Evidence } from "../evidence.rules.ts";

/** A page with what is known of its subject, and sentences of which it is known whether they are true. */
export interface PlantedPage {
  readonly language: string;
  readonly evidence: Evidence;
  /** They say in other words what the evidence says. */
  readonly truths: readonly string[];
  /** Something in each of them is made up, altered or taken from elsewhere. */
  readonly lies: readonly string[];
}

interface Written {
  readonly language: string;
  readonly brand: string;
  readonly products: string;
  /** A sentence, heading or row a line, as all that follow. */
  readonly oldText: string;
  readonly facts: string;
  readonly source: { readonly title: string; readonly text: string };
  readonly truths: string;
  readonly lies: string;
}

export function plantedPage({
  language,
  brand,
  products,
  oldText,
  facts,
  source,
  ...said
}: Written): PlantedPage {
  return {
    language,
    evidence: {
      oldText: lines(oldText),
      brand: { names: brand.split(", "), products: products.split(", "), sentences: lines(facts) },
      sources: [
        {
          id: "source-1",
          url: "https://source.example/page",
          title: source.title,
          language,
          sentences: lines(source.text),
        },
      ],
    },
    truths: lines(said.truths),
    lies: lines(said.lies),
  };
}

function lines(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
