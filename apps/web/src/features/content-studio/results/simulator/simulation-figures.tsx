import type { SimulationResult } from "@citelens/contract/content/simulation-fields";
import type { ReactElement } from "react";
import { counted, percent } from "#lib/figures.ts";
import { Banner } from "#ui/frame/banner.tsx";
import { useText } from "../text/current-text.tsx";
import { QuestionTable } from "./question-table.tsx";
import { askedText, drawsText, intervalText, oldPageName } from "./simulation.rules.ts";

/** How the old page and the draft fared over all questions, and with each. */
export function SimulationFigures({ result }: { readonly result: SimulationResult }): ReactElement {
  const { optimization } = useText();
  const { old, draft, draws, stuffing, n } = result;
  if (n === 0) return <p className="text-fg-2">There was no question to ask.</p>;
  return (
    <div className="space-y-4">
      {stuffing && (
        <Banner tone="warn" title={`“${stuffing.term}” is said very often`}>
          {`${counted(stuffing.times, "time", "times")}, which makes ${percent(stuffing.share)} of the draft’s words. From 3 % on a text reads as if it was stuffed.`}
        </Banner>
      )}
      <table className="w-full text-left text-sm">
        <caption className="pb-1.5 text-left text-sm text-fg-2">{askedText(result)}</caption>
        <thead>
          <tr className="border-b border-border text-xs text-fg-3">
            <td />
            <th scope="col" className="py-1.5 pr-3 font-medium">
              {oldPageName(optimization)}
            </th>
            <th scope="col" className="py-1.5 font-medium">
              Draft
            </th>
          </tr>
        </thead>
        <tbody>
          <RateRow label="Retrieved" old={old.retrieved} draft={draft.retrieved} n={n} />
          <RateRow label="Cited" old={old.cited} draft={draft.cited} n={n} />
          <tr className="border-b border-border align-top">
            <th scope="row" className="py-2 pr-3 font-normal text-fg-2">
              Steadiness
            </th>
            <td className="py-2 pr-3 tabular-nums">{drawsText(old.cited_in_draws, draws)}</td>
            <td className="py-2 tabular-nums">{drawsText(draft.cited_in_draws, draws)}</td>
          </tr>
        </tbody>
      </table>
      <p className="text-sm text-fg-3 tabular-nums">
        {`Retrieved: among the five pages that a search would hand over. Steadiness: the mean of all questions over ${counted(draws.count, "draw")}, each without ${draws.left_out} of the ${counted(draws.foreign, "page")} of others.`}
      </p>
      <QuestionTable questions={result.questions} draws={draws.count} />
    </div>
  );
}

type Rate = SimulationResult["old"]["cited"];

interface RateRowProps {
  readonly label: string;
  readonly old: Rate;
  readonly draft: Rate;
  readonly n: number;
}

function RateRow({ label, old, draft, n }: RateRowProps): ReactElement {
  return (
    <tr className="border-b border-border align-top">
      <th scope="row" className="py-2 pr-3 font-normal text-fg-2">
        {label}
      </th>
      {[old, draft].map((rate, at) => (
        <td key={at === 0 ? "old" : "draft"} className="py-2 pr-3 tabular-nums">
          {rate.rate !== null && <span className="block font-medium">{percent(rate.rate)}</span>}
          <span className="block">
            {rate.hits} of {n}
          </span>
          {rate.interval && <span className="block text-xs text-fg-3">{intervalText(rate)}</span>}
        </td>
      ))}
    </tr>
  );
}
