import type { AnswerShown } from "@citelens/contract/visibility/answers";
import type { ReactElement, ReactNode } from "react";
import { codeName } from "#lib/code-name.ts";
import { instantText } from "#lib/dates/dates.ts";
import { counted, dollarsText } from "#lib/figures.ts";
import { formatDuration } from "../answer-labels.rules.ts";
import { AnswerSearches } from "./answer-searches.tsx";
import { placeText } from "./place.rules.ts";

const accessLabels = {
  api: "API of the model",
  search: "The search page that people see",
  app: "App surface: the app that people use",
  local: "Local index",
  demo: "Demo: made up by this installation",
} as const;

const localNote =
  "Local index: not an AI assistant; shows what a retrieval engine would find in the pages this instance has read";

const demoNote =
  "Demo data: no AI assistant wrote this. The retrieval engine of the local index did, with a taste of its own, over a fictional web";

/** How an answer was obtained, so that readers can judge it. */
export function HowObtained({ answer }: { readonly answer: AnswerShown }): ReactElement {
  return (
    <div className="space-y-3">
      {answer.access === "local" && <p className="text-fg-2">{localNote}</p>}
      {answer.access === "demo" && <p className="text-fg-2">{demoNote}</p>}
      <dl className="space-y-2 text-sm">
        {factsOf(answer).map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="shrink-0 text-fg-3">{name}</dt>
            <dd className="text-right wrap-anywhere text-fg tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {answer.searches.length > 0 && <AnswerSearches searches={answer.searches} />}
    </div>
  );
}

type Fact = readonly [name: string, value: ReactNode];

function factsOf(answer: AnswerShown): readonly Fact[] {
  const { model_id, answered, latency_ms } = answer;
  return [
    [
      "Asked through",
      accessLabels[answer.access === "surface" ? (answer.surface ?? "search") : answer.access],
    ],
    ["Grounded in search", answer.searched ? "Yes" : "No, from what it learnt"],
    ...(model_id === null ? [] : [["Model", model_id] as const]),
    ["Place", placeText(answer)],
    ["Language", codeName("language", answer.language)],
    ["Asked", instantText(answer.created)],
    ...(answered === null ? [] : [["Answered", instantText(answered)] as const]),
    ...(latency_ms === null ? [] : [["Took", formatDuration(latency_ms)] as const]),
    ["Cost", counted(answer.credits, "credit")],
    ...(answer.cost === null ? [] : [["Charged by AI providers", chargedText(answer.cost)] as const]),
  ];
}

function chargedText({ usd, judge_usd, is_exact, is_guessed }: NonNullable<AnswerShown["cost"]>): string {
  if (usd === 0 && is_exact) return "Nothing";
  const judging = judge_usd > 0 ? `, ${dollarsText(judge_usd)} of it for judging` : "";
  const how = is_guessed ? "at most: the model’s price is guessed" : "estimated";
  return `${dollarsText(usd)}${judging} (${is_exact ? "as reported" : how})`;
}
