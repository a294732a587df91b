import type { PageFacts } from "../store/page-facts.rules.ts";
import { readAnswer, received, type Sent } from "./read-answer.ts";

/** The facts of what was fetched. */
export function work(fetched: Sent): PageFacts {
  return readAnswer(received(fetched), { parts: "facts" }).facts;
}
