import { readAnswer, received, type Sent } from "./read-answer.ts";
import { type Reading, type WrittenAnswer, writtenPages } from "./written-answer.ts";

/** Reads what was fetched, and writes out what an audit keeps of it. */
export function work({
  fetched,
  reading,
}: {
  readonly fetched: Sent;
  readonly reading: Reading;
}): WrittenAnswer {
  const { facts, links, kept } = readAnswer(received(fetched), reading);
  return { pages: writtenPages(facts, reading), links, kept };
}
