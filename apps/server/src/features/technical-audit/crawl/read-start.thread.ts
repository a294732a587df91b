import type { PageFacts } from "../store/page-facts.rules.ts";
import { readAnswer, received, type SentFetch } from "./read-answer.ts";

/** The facts of what was fetched. */
export function work(fetched: SentFetch): PageFacts {
  return readAnswer(received(fetched), { parts: "facts" }).facts;
}
