import type { AnswerDiff, AnswerShown } from "@citelens/contract/visibility/answers";
import type { AnswerLine } from "@citelens/contract/visibility/conversations";

type Line = Pick<AnswerLine, "status" | "mentioned" | "position">;

/** The outcome of an answer for the client. */
export function outcomeLabel({ status, mentioned, position }: Line): string {
  if (status === "PENDING") return "Pending";
  if (status === "REFUSED") return "Refused";
  if (status === "FAILED") return "Failed";
  if (!mentioned) return "Not named";
  return position === null ? "Named" : `Named #${position}`;
}

/** How long a model took, such as "850 ms" or "12.4 s". */
export function formatDuration(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** The outcome of an answer for the client, as lists show it. */
export function outcomeOf({ status, mentions }: Pick<AnswerShown, "status" | "mentions">): Line {
  const client = mentions.find(({ is_client }) => is_client);
  return { status, mentioned: client !== undefined, position: client?.position ?? null };
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
