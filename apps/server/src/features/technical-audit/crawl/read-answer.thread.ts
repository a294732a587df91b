import { readAnswer, received, type Sent } from "./read-answer.ts";
import { type Reading, type SentAnswer, writtenPages } from "./written-answer.ts";

/** Reads what was fetched, and writes out what an audit keeps of it. */
export function work({
  fetched,
  reading,
}: {
  readonly fetched: Sent;
  readonly reading: Reading;
}): SentAnswer {
  const { facts, links, named, kept } = readAnswer(received(fetched), reading);
  return {
    pages: writtenPages(facts, reading),
    links: links.join("\n"),
    named: named.join("\n"),
    kept: kept === undefined ? "" : JSON.stringify(kept),
  };
}
