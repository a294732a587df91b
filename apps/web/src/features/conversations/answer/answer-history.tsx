import type { AnswerLine } from "@citelens/contract/visibility/conversations";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { counted } from "#lib/figures.ts";
import { cx } from "#ui/cx.ts";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { Instant } from "#ui/text/instant.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { CompareAnswers } from "./compare-answers.tsx";
import { OutcomeBadge } from "./outcome-badge.tsx";
import { SentimentBadge } from "./sentiment-badge.tsx";

export interface AnswerHistoryProps {
  readonly modelName: string;
  /** All answers of one model to the query, newest first. */
  readonly history: readonly AnswerLine[];
  readonly shownId: string;
}

const shownAtFirst = 10;

/** How one model's answers changed over time; any two can be compared. */
export function AnswerHistory({ modelName, history, shownId }: AnswerHistoryProps): ReactElement {
  const [isWhole, setWhole] = useState(false);
  const lines = isWhole ? history : history.slice(0, shownAtFirst);
  return (
    <Card title={`History of ${modelName}`} hint={`${counted(history.length, "answer")}, the newest first`}>
      <div className="space-y-5">
        <ol aria-label="Answers over time" className="ml-1.5 border-l-2 border-border">
          {lines.map((line) => (
            <HistoryEntry key={line.id} line={line} isShown={line.id === shownId} />
          ))}
        </ol>
        {lines.length < history.length && (
          <Button size="sm" onClick={() => setWhole(true)}>
            Show all {history.length} answers
          </Button>
        )}
        <CompareAnswers key={shownId} history={history} shownId={shownId} />
      </div>
    </Card>
  );
}

interface HistoryEntryProps {
  readonly line: AnswerLine;
  readonly isShown: boolean;
}

function HistoryEntry({ line, isShown }: HistoryEntryProps): ReactElement {
  const { id, created, status, cited, citation_count, sentiment, sentiment_basis, mentioned } = line;
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-0.5 py-1.5 pl-5">
      <span
        aria-hidden="true"
        className={cx(
          "absolute -left-1.75 size-3 rounded-full border-2 border-surface",
          isShown ? "bg-brand" : "bg-border-strong",
        )}
      />
      <span aria-current={isShown ? "true" : undefined} className={cx(isShown && "font-medium")}>
        <TextLink render={<Link to="." hash={`answer-${id}`} />}>
          <Instant at={created} />
        </TextLink>
      </span>
      <OutcomeBadge line={line} />
      {mentioned && sentiment !== null && <SentimentBadge sentiment={sentiment} basis={sentiment_basis} />}
      {status === "OK" && (
        <span className="text-sm text-fg-3">
          {cited ? "Your site is cited" : "Your site is not cited"} · {counted(citation_count, "source")}
        </span>
      )}
      {isShown && <span className="text-sm text-fg-3">Shown above</span>}
    </li>
  );
}
