import type { Gap } from "@citelens/contract/content/optimization-fields";
import type { GapKind } from "@citelens/contract/content/studio-words";
import { counted, percent } from "#lib/figures.ts";

const kindLabels: Readonly<Record<GapKind, string>> = {
  QUESTION: "Question",
  NUMBERS: "Figures",
  PRICES: "Prices",
  DEFINITIONS: "Definition",
  TABLE: "Table",
  DATES: "Dates",
};

type Facts = Pick<Gap, "kind" | "held" | "searches" | "quotes">;

/** Facts about a gap beside its text. */
export function gapFacts({ kind, held, searches, quotes }: Facts): readonly string[] {
  return [
    kindLabels[kind],
    ...(held === null ? [] : [`your page holds ${percent(held)} of it`]),
    ...(searches > 0 ? [`searched for in ${counted(searches, "answer")}`] : []),
    ...(quotes.length === 0 ? ["no page that was read answers it"] : []),
  ];
}
