import type { AnswerLine } from "@citelens/contract/visibility/conversations";
import { counted, wordFor } from "#lib/figures.ts";

type Line = Pick<AnswerLine, "status" | "mentioned" | "unknown_to_model" | "cited">;

/** How often the client is named and cited in these answers, in a sentence that counts only those that came back. */
export function campaignSums(lines: readonly Line[]): string {
  const came = lines.filter(({ status }) => status === "OK");
  const without = lines.filter(({ status }) => status === "REFUSED" || status === "FAILED").length;
  const none = without === 0 ? "" : ` ${counted(without, "question")} had no answer.`;
  if (came.length === 0) return `No answers came back yet.${none}`;

  const named = came.filter(({ mentioned }) => mentioned).length;
  const cited = came.filter(({ cited: isCited }) => isCited).length;
  const unknown = came.filter(({ unknown_to_model }) => unknown_to_model).length;
  const notKnown =
    unknown === 0
      ? ""
      : ` ${unknown} ${wordFor(unknown, "says that it does", "say that they do")} not know you.`;
  const answers = `${counted(came.length, "answer")} ${wordFor(came.length, "names", "name")}`;
  return `${named} of ${answers} you, and ${cited} ${wordFor(cited, "cites", "cite")} your pages.${notKnown}${none}`;
}
