import type { AnswerLine } from "@citelens/contract/visibility/conversations";
import { GitCompareArrows } from "lucide-react";
import { type ReactElement, useState } from "react";
import { instantText } from "#lib/dates/dates.ts";
import { Button } from "#ui/forms/button.tsx";
import { Select } from "#ui/forms/select.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import type { AnswerPair } from "../conversations.queries.ts";
import { DiffView } from "./diff-view.tsx";
import { comparable, firstComparison } from "./history.rules.ts";

interface CompareAnswersProps {
  readonly history: readonly AnswerLine[];
  readonly shownId: string;
}

export function CompareAnswers({ history, shownId }: CompareAnswersProps): ReactElement | null {
  const [chosen, setChosen] = useState(() => firstComparison(history, shownId));
  const [isOpen, setOpen] = useState(false);
  if (!chosen) return null;

  const options = comparable(history).map(({ id, created }) => ({
    value: id,
    label: instantText(created),
  }));
  const choose = (part: Partial<AnswerPair>): void => setChosen({ ...chosen, ...part });
  return (
    <section aria-label="Compare two answers" className="space-y-4 border-t border-border pt-4">
      <div className="flex flex-wrap items-center gap-2 text-fg-2">
        <span>From</span>
        <Select
          label="Earlier answer"
          options={options}
          value={chosen.withId}
          onChange={(withId) => choose({ withId })}
        />
        <span>to</span>
        <Select
          label="Later answer"
          options={options}
          value={chosen.answerId}
          onChange={(answerId) => choose({ answerId })}
        />
        <Button
          size="sm"
          aria-expanded={isOpen}
          icon={<GitCompareArrows size={14} aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Hide changes" : "Show changes"}
        </Button>
      </div>
      {isOpen && chosen.answerId === chosen.withId && (
        <Banner tone="info">Choose two different answers to compare them.</Banner>
      )}
      {isOpen && chosen.answerId !== chosen.withId && <DiffView compared={chosen} />}
    </section>
  );
}
