import type { AnswerLine } from "@citelens/contract/visibility/conversations";
import { CircleAlert, CircleCheck, CircleHelp, CircleMinus, CircleSlash, Hourglass } from "lucide-react";
import type { ReactElement } from "react";
import { hasNoAnswer, outcomeLabel } from "../answer-labels.rules.ts";

type Line = Pick<AnswerLine, "status" | "failure_kind" | "mentioned" | "unknown_to_model" | "position">;

const looks = {
  named: { icon: CircleCheck, colour: "text-pos" },
  unknown: { icon: CircleHelp, colour: "text-fg-2" },
  absent: { icon: CircleMinus, colour: "text-fg-3" },
  PENDING: { icon: Hourglass, colour: "text-info" },
  REFUSED: { icon: CircleSlash, colour: "text-warn" },
  FAILED: { icon: CircleAlert, colour: "text-neg" },
} as const;

/** The outcome of an answer for the client; icon and text carry the meaning, the colour is only an aid. */
export function OutcomeBadge({ line }: { readonly line: Line }): ReactElement {
  const { icon: Icon, colour } = looks[lookOf(line)];
  return (
    <span
      className={`inline-flex items-center gap-1 text-sm in-[a]:text-xs in-[a]:[&>svg]:size-3 font-medium whitespace-nowrap ${colour}`}
    >
      <Icon size={14} aria-hidden="true" />
      {outcomeLabel(line)}
    </span>
  );
}

function lookOf({ status, failure_kind, mentioned, unknown_to_model }: Line): keyof typeof looks {
  if (hasNoAnswer({ status, failure_kind })) return "absent";
  if (status !== "OK") return status;
  if (unknown_to_model) return "unknown";
  return mentioned ? "named" : "absent";
}
