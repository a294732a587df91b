import type { SimulatedOutcome, SimulationResult } from "@citelens/contract/content/simulation-fields";
import { ChevronRight } from "lucide-react";
import { type ReactElement, useId, useState } from "react";
import { ForeignLink } from "#ui/text/foreign-link.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { useText } from "../text/current-text.tsx";
import { oldPageName, outcomeText } from "./simulation.rules.ts";

interface QuestionRowProps {
  readonly question: SimulationResult["questions"][number];
  readonly draws: number;
}

/** A question, which unfolds to the passages that did it and to what was cited instead. */
export function QuestionRow({ question, draws }: QuestionRowProps): ReactElement {
  const { optimization } = useText();
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const { text, cluster, old, draft } = question;
  return (
    <>
      <tr className={isOpen ? "align-top" : "border-b border-border align-top"}>
        <th scope="row" className="py-2 pr-3 font-normal">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={() => setIsOpen((isNow) => !isNow)}
            className="flex w-full items-start gap-1 rounded-control text-left wrap-anywhere hover:text-brand-text"
          >
            <ChevronRight
              size={14}
              aria-hidden="true"
              className={`mt-0.5 shrink-0 text-fg-3 transition-transform ${isOpen ? "rotate-90" : ""}`}
            />
            <span className="min-w-0">
              {text}
              {cluster !== text && (
                <span className="block text-xs text-fg-3">
                  <VisuallyHidden>searched for with </VisuallyHidden>
                  {cluster}
                </span>
              )}
            </span>
          </button>
        </th>
        <Outcome outcome={old} draws={draws} />
        <Outcome outcome={draft} draws={draws} />
      </tr>
      {isOpen && (
        <tr id={detailsId} className="border-b border-border">
          <td colSpan={3} className="space-y-3 pt-1 pb-3 pl-4.5">
            <Passage title={oldPageName(optimization)} outcome={old} />
            <Passage title="Draft" outcome={draft} />
          </td>
        </tr>
      )}
    </>
  );
}

interface OutcomeProps {
  readonly outcome: SimulatedOutcome;
  readonly draws: number;
}

function Outcome({ outcome, draws }: OutcomeProps): ReactElement {
  return (
    <td className="py-2 pr-3 tabular-nums">
      <span className={outcome.cited ? "block font-medium text-pos" : "block text-fg-2"}>
        {outcomeText(outcome)}
      </span>
      <span className="block text-xs text-fg-3">
        {outcome.cited_in_draws} of {draws} draws
      </span>
    </td>
  );
}

interface PassageProps {
  readonly title: string;
  readonly outcome: SimulatedOutcome;
}

function Passage({ title, outcome }: PassageProps): ReactElement {
  const { passage, cited, cited_instead: instead } = outcome;
  return (
    <div className="space-y-1">
      <p className="font-medium">
        {title}: {cited ? "the passage that was cited" : "the passage that came nearest"}
      </p>
      {passage ? (
        <blockquote className="border-l-2 border-border-strong pl-3 text-fg-2">
          {passage.heading !== "" && <p className="font-medium wrap-anywhere">{passage.heading}</p>}
          <p className="wrap-anywhere">{passage.text}</p>
        </blockquote>
      ) : (
        <p className="text-fg-3">None of its passages has anything of the question.</p>
      )}
      {instead.length > 0 && (
        <>
          <p className="text-fg-2">Cited instead</p>
          <ul className="space-y-0.5">
            {instead.map(({ url, title: name, own }) => (
              <li key={url}>
                <ForeignLink url={url} name={name.trim() || url} />
                {own && <span className="text-fg-3"> (yours)</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
