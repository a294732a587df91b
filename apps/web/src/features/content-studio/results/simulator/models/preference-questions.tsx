import type { PreferenceResult } from "@citelens/contract/content/preference-fields";
import { ChevronRight } from "lucide-react";
import { type ReactElement, useId, useState } from "react";
import { ForeignLink } from "#ui/text/foreign-link.tsx";
import { hitsText, totalOf } from "./model-labels.rules.ts";
import { Replies } from "./replies.tsx";

interface PreferenceQuestionsProps {
  readonly simulationId: string;
  readonly preference: PreferenceResult;
}

/** Each question and model, which unfolds to the places, the pages beside ours, and the replies. */
export function PreferenceQuestions({ simulationId, preference }: PreferenceQuestionsProps): ReactElement {
  const names = new Map(preference.models.map(({ id, name }) => [id, name]));
  return (
    <div className="space-y-1">
      <p className="font-medium">Questions</p>
      <ul className="divide-y divide-border border-y border-border">
        {preference.questions.flatMap((question, at) =>
          question.models.map((model) => (
            <Question
              key={`${question.text} ${model.id}`}
              asked={{ simulationId, operator_model: model.id, question: at }}
              name={names.get(model.id) ?? model.id}
              {...{ question, model }}
            />
          )),
        )}
      </ul>
    </div>
  );
}

type AskedQuestion = PreferenceResult["questions"][number];

interface QuestionProps {
  readonly asked: {
    readonly simulationId: string;
    readonly operator_model: string;
    readonly question: number;
  };
  readonly name: string;
  readonly question: AskedQuestion;
  readonly model: AskedQuestion["models"][number];
}

function Question({ asked, name, question, model }: QuestionProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const { places } = model;
  const hasOld = places.some(({ old }) => old !== null);
  return (
    <li className="py-2 text-sm">
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
        <span className="min-w-0 flex-1">
          {question.text}
          <span className="block text-xs text-fg-3 tabular-nums">
            {name}: {hasOld && `old page cited in ${hitsText(totalOf(places, "old"))}, `}draft cited in{" "}
            {hitsText(totalOf(places, "draft"))}
          </span>
        </span>
      </button>
      {isOpen && (
        <div id={detailsId} className="space-y-3 pt-2 pl-4.5">
          <PlaceTable places={places} hasOld={hasOld} />
          <div className="space-y-0.5">
            <p className="text-fg-2">Beside it stood</p>
            <ul className="space-y-1.5">
              {question.rivals.map(({ url, title }) => (
                <li key={url}>
                  <ForeignLink url={url} name={title.trim() || url} />
                </li>
              ))}
            </ul>
          </div>
          <Replies asked={asked} />
        </div>
      )}
    </li>
  );
}

interface PlaceTableProps {
  readonly places: AskedQuestion["models"][number]["places"];
  readonly hasOld: boolean;
}

function PlaceTable({ places, hasOld }: PlaceTableProps): ReactElement {
  return (
    <table className="w-full text-left tabular-nums">
      <caption className="sr-only">Replies that cite it, by the place at which it stood</caption>
      <thead>
        <tr className="border-b border-border text-xs text-fg-3">
          <th scope="col" className="py-1 pr-3 font-medium">
            Place
          </th>
          {hasOld && (
            <th scope="col" className="py-1 pr-3 font-medium">
              Old page cited
            </th>
          )}
          <th scope="col" className="py-1 font-medium">
            Draft cited
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ place, old, draft }) => (
          <tr key={place} className="border-b border-border">
            <th scope="row" className="py-1 pr-3 font-normal text-fg-2">
              {place}
            </th>
            {hasOld && <td className="py-1 pr-3">{old && hitsText(old)}</td>}
            <td className="py-1">{hitsText(draft)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
