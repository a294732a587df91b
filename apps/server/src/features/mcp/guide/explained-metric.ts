import type { GuideSection } from "./metrics-sections.ts";

/** Explanations of a word: rows of the guide's tables and paragraphs, those first that begin with it. */
export function explainedMetric(sections: readonly GuideSection[], word: string): readonly string[] {
  const wanted = plain(word);
  const pieces = sections
    .flatMap(({ text }) => piecesOf(text))
    .filter((piece) => plain(piece).includes(wanted));
  return pieces.toSorted((one, other) => rankOf(one, wanted) - rankOf(other, wanted));
}

/** Names of figures that the guide's tables explain. */
export function metricNames(sections: readonly GuideSection[]): string[] {
  return sections.flatMap(({ text }) =>
    [...text.matchAll(/^\| ([a-z][^|]*?) \| [^|]{20}/gm)].map(([, name = ""]) => name),
  );
}

function piecesOf(text: string): string[] {
  return text
    .split(/\n{2,}|\n(?=[|-] ?)/)
    .map((piece) => piece.replaceAll("\n", " ").trim())
    .filter((piece) => piece !== "" && !/^[#|][-|:# ]*$/.test(piece) && !piece.startsWith("#"));
}

function rankOf(piece: string, wanted: string): number {
  const at = plain(piece).indexOf(wanted);
  return at < 5 ? 0 : at;
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll("_", " ").replace(/\s+/g, " ").trim();
}
