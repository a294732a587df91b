import type { SimulationResult } from "@citelens/contract/content/simulation-fields";
import { type ReactElement, useState } from "react";
import { counted } from "#lib/figures.ts";
import { Button } from "#ui/forms/button.tsx";
import { useText } from "../text/current-text.tsx";
import { QuestionRow } from "./question-row.tsx";
import { oldPageName } from "./simulation.rules.ts";

interface QuestionTableProps {
  readonly questions: SimulationResult["questions"];
  /** How many draws were made for each. */
  readonly draws: number;
}

const firstRows = 12;

/** Each question, as the old page and the draft fared with it. */
export function QuestionTable({ questions, draws }: QuestionTableProps): ReactElement {
  const { optimization } = useText();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? questions : questions.slice(0, firstRows);
  return (
    <div className="space-y-2">
      <table className="w-full table-fixed text-left text-sm">
        <caption className="pb-1 text-left font-medium text-fg">Questions</caption>
        <thead>
          <tr className="border-b border-border text-xs text-fg-3">
            <th scope="col" className="w-1/2 py-1.5 pr-3 font-medium">
              Question
            </th>
            <th scope="col" className="py-1.5 pr-3 font-medium">
              {oldPageName(optimization)}
            </th>
            <th scope="col" className="py-1.5 font-medium">
              Draft
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((question) => (
            <QuestionRow key={`${question.cluster} ${question.text}`} question={question} draws={draws} />
          ))}
        </tbody>
      </table>
      {questions.length > firstRows && (
        <Button size="sm" variant="ghost" onClick={() => setIsWhole((isNow) => !isNow)}>
          {isWhole ? "Show fewer" : `Show all ${counted(questions.length, "question")}`}
        </Button>
      )}
    </div>
  );
}
