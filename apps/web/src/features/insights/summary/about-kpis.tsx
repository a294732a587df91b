import type { InsightSummary } from "@citelens/contract/visibility/insights";
import type { ReactElement } from "react";
import { counted, countText, percent } from "#lib/figures.ts";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";

interface AboutProps {
  readonly summary: InsightSummary;
}

export function AboutVoice({ summary }: AboutProps): ReactElement {
  return (
    <InfoPopover topic="Share of voice">
      <p>Share of voice = mentions of you / mentions of you and your competitors × 100.</p>
      <p>If no brand is named there is no share, which is not the same as 0.</p>
      <p className="tabular-nums">n = {counted(summary.share_of_voice.n, "mention")}.</p>
    </InfoPopover>
  );
}

export function AboutAnswers({ summary }: AboutProps): ReactElement {
  return (
    <InfoPopover topic="AI answers">
      <p>Answers that AI models gave to the queries of your campaigns in the period, failed ones left out.</p>
      <p>Answers of the local index count only in campaigns that ask nothing else.</p>
      <p className="tabular-nums">
        n = {countText(summary.total_answers)}; {countText(summary.previous_total_answers)} in the period
        compared with.
      </p>
    </InfoPopover>
  );
}

export function AboutPosition({ summary }: AboutProps): ReactElement {
  return (
    <InfoPopover topic="Average position">
      <p>The mean place of your name among the brands of an answer, over the answers that name you.</p>
      <p>The first place is 1: lower is better.</p>
      <p className="tabular-nums">n = {counted(summary.average_position.n, "answer")}.</p>
      <p>
        Content authority = answers that cite a page of yours / answers that cite anything × 100:{" "}
        {percent(summary.content_authority.value)} of {countText(summary.content_authority.n)}.
      </p>
    </InfoPopover>
  );
}
