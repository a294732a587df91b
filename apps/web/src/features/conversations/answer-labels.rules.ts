import type { AnswerDiff, AnswerShown } from "@citelens/contract/visibility/answers";
import type { AnswerLine } from "@citelens/contract/visibility/conversations";

type Line = Pick<AnswerLine, "status" | "failure_kind" | "mentioned" | "unknown_to_model" | "position">;

/** The outcome of an answer for the client. */
export function outcomeLabel({ status, failure_kind, mentioned, unknown_to_model, position }: Line): string {
  if (status === "PENDING") return "Pending";
  if (status === "REFUSED") return hasNoAnswer({ status, failure_kind }) ? "No answer" : "Refused";
  if (status === "FAILED") return "Failed";
  if (unknown_to_model) return "Unknown to the model";
  if (!mentioned) return "Not named";
  return position === null ? "Named" : `Named #${position}`;
}

/** Whether there was nothing to answer with, such as no page of the local index: nobody refused anything. */
export function hasNoAnswer({ status, failure_kind }: Pick<Line, "status" | "failure_kind">): boolean {
  return status === "REFUSED" && failure_kind === "nothing_shown";
}

/** How long a model took, such as "850 ms" or "12.4 s". */
export function formatDuration(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** The outcome of an answer for the client, as lists show it. */
export function outcomeOf({
  status,
  failure_kind,
  mentions,
  unknown_brands,
}: Pick<AnswerShown, "status" | "failure_kind" | "mentions" | "unknown_brands">): Line {
  const client = mentions.find(({ is_client }) => is_client);
  return {
    status,
    failure_kind,
    mentioned: client !== undefined,
    unknown_to_model: unknown_brands.some(({ is_client }) => is_client),
    position: client?.position ?? null,
  };
}

export type PositionChange = "new" | "gone" | "up" | "down" | "same";

/** How a brand's position changed; a smaller number is better. */
export function positionChange({
  before,
  after,
}: Pick<AnswerDiff["brands"][number], "before" | "after">): PositionChange {
  if (before === null) return "new";
  if (after === null) return "gone";
  if (after === before) return "same";
  return after < before ? "up" : "down";
}
