import { sentencesOf } from "@citelens/words";
import type { Evidence } from "../evidence.rules.ts";

/** A page with what is known of its subject, and sentences of which it is known whether they are true. */
export interface PlantedPage {
  readonly language: string;
  readonly evidence: Evidence;
  /** Claims that say in other words what the evidence says. */
  readonly truths: readonly string[];
  /** Something in each of them is made up, altered or taken from elsewhere. */
  readonly lies: readonly string[];
}

interface WrittenCase {
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
}: WrittenCase): PlantedPage {
  return {
    language,
    evidence: {
      oldText: sentences(oldText, language),
      brand: {
        names: brand.split(", "),
        products: products.split(", "),
        sentences: sentences(facts, language),
      },
      sources: [
        {
          id: "source-1",
          url: "https://source.example/page",
          title: source.title,
          language,
          sentences: sentences(source.text, language),
        },
      ],
    },
    truths: lines(said.truths),
    lies: lines(said.lies),
  };
}

/** As the product reads a page: a line may be of several sentences. */
function sentences(text: string, language: string): readonly string[] {
  return lines(text).flatMap((line) => sentencesOf(line, language));
}

function lines(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
