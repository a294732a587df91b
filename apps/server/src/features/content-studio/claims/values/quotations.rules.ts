import { plainValue, readAll, type SentenceReading } from "./value.rules.ts";

const wordsMin = 3;
const quoted =
  /“([^“”„]{5,1500})[”“]|„([^“”„]{5,1500})[“”]|«\s?([^«»]{5,1500}?)\s?»|»([^«»]{5,1500})«|(?<![\p{L}\p{N}])"([^"]{5,1500})"(?![\p{L}\p{N}])/gu;

/** Quotations: what stands in quotation marks and has at least three words; shorter ones are names and irony. */
export function readQuotations(text: string): SentenceReading {
  if (!/[“”„«»"]/.test(text)) return { values: [], rest: text };
  return readAll(text, quoted, (found) => {
    const said = found.slice(1).find((part) => part !== undefined) ?? "";
    const folded = foldedQuotation(said);
    return folded.split(" ").length < wordsMin ? undefined : plainValue("quotation", folded);
  });
}

/** As quotations are compared: the words, with what stands between them but without marks at the edges, in lower case. */
export function foldedQuotation(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[“”„«»"‘’‚‹›'`]/g, "")
    .replace(/[–—]/g, "-")
    .replace(/\s+/g, " ")
    .replace(/^[\s.,;:!?…-]+|[\s.,;:!?…-]+$/gu, "");
}
