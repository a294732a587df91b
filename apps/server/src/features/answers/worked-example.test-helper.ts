import type { SentimentLabel } from "@citelens/contract/answers";
import type { CountedAnswer } from "./counted-answer.rules.ts";

export const brands = ["Acme", "Beta", "Gamma"].map((name) => ({
  id: name,
  name,
  isClient: name === "Acme",
}));

/** Two queries, two models, three runs; one of the twelve failed and is not counted. */
export const answers = [
  answer("q1 m1", "Beta Acme", "acme review", "POSITIVE"),
  answer("q1 m1", "Acme", "acme", "POSITIVE"),
  answer("q1 m1", "Beta Gamma", "review"),
  answer("q1 m2", "Gamma Beta Acme", "review beta", "NEGATIVE"),
  answer("q1 m2", "", ""),
  answer("q1 m2", "Beta", "beta"),
  answer("q2 m1", "Acme Beta", "acme acme wiki", "NEUTRAL"),
  answer("q2 m1", "Beta Acme", "wiki", "NEGATIVE"),
  answer("q2 m1", "Acme", "acme review", "UNKNOWN"),
  answer("q2 m2", "Beta", ""),
  answer("q2 m2", "Beta Gamma", "review"),
];

export function answer(
  of: string,
  named: string,
  cited: string,
  label: SentimentLabel = "UNKNOWN",
): CountedAnswer {
  const [queryId = "", operatorModelId = ""] = of.split(" ");
  const words = (text: string): string[] => text.split(" ").filter((word) => word !== "");
  return {
    answerId: `${of}: ${named} | ${cited}`,
    queryId,
    operatorModelId,
    mentions: words(named).map((brandId, index) => ({
      brandId,
      position: index + 1,
      label: brandId === "Acme" ? label : "UNKNOWN",
    })),
    citations: words(cited).map((domain) => ({ domain, isOwned: domain === "acme" })),
  };
}

export const rounded = (value: number | null | undefined, digits = 2): number | null =>
  typeof value === "number" ? Number(value.toFixed(digits)) : null;
