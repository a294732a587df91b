import { readAnswer, received, type SentFetch } from "./read-answer.ts";
import { type AnswerReading, type SentAnswer, writtenPages } from "./written-answer.ts";

/** Reads what was fetched, and writes out what an audit keeps of it. */
export function work({
  fetched,
  reading,
}: {
  readonly fetched: SentFetch;
  readonly reading: AnswerReading;
}): SentAnswer {
  const { facts, links, named, kept } = readAnswer(received(fetched), reading);
  return {
    pages: writtenPages(facts, reading),
    links: links.join("\n"),
    named: named.join("\n"),
    kept: kept === undefined ? "" : JSON.stringify(kept),
  };
}
