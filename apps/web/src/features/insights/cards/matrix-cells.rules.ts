import type { AnswerTraits } from "../links/answer-links.rules.ts";

export interface MatrixCellText {
  readonly name: "named_and_cited" | "named_only" | "cited_only" | "absent";
  readonly title: string;
  /** Meaning of the cell, and what to do about it. */
  readonly meaning: string;
  readonly advice: string;
  readonly traits: AnswerTraits;
}

/** From best to worst, two cells per row: first the answers that name the client, then the others. */
export const matrixCells: readonly MatrixCellText[] = [
  {
    name: "named_and_cited",
    title: "Named and cited",
    meaning: "You are recommended, and your own pages are the proof.",
    advice: "Keep these pages up to date.",
    traits: { mentioned: true, cited: true },
  },
  {
    name: "named_only",
    title: "Named only",
    meaning: "You are known, but others tell your story.",
    advice: "Publish what those sources say about you on your own pages.",
    traits: { mentioned: true, cited: false },
  },
  {
    name: "cited_only",
    title: "Cited only",
    meaning: "Your pages inform the answer, your brand is left out.",
    advice: "Say on the cited pages what you offer, by name.",
    traits: { mentioned: false, cited: true },
  },
  {
    name: "absent",
    title: "Absent",
    meaning: "Neither your brand nor a page of yours appears.",
    advice: "See which sources these answers cite, and cover the same topics.",
    traits: { mentioned: false, cited: false },
  },
];
