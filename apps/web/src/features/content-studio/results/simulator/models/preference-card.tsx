import type { PreferenceFigure, PreferenceFigures } from "@citelens/contract/content/preference-fields";
import type { ReactElement } from "react";
import { counted, percent } from "#lib/figures.ts";
import { VerdictBadge } from "#ui/text/verdict-badge.tsx";
import {
  changeText,
  hitsText,
  pointsText,
  preferenceVerdict,
  rateIntervalText,
  sentencesText,
} from "./model-labels.rules.ts";

interface PreferenceCardProps {
  readonly name: string;
  readonly figures: PreferenceFigures;
}

/** How often a model cites the old page and the draft, and whether that differs by more than chance. */
export function PreferenceCard({ name, figures }: PreferenceCardProps): ReactElement {
  const { cited, first, sentences, failed } = figures;
  const hasOld = cited.old !== null;
  return (
    <div className="space-y-2">
      <table className="w-full table-fixed text-left text-sm">
        <caption className="pb-1 text-left font-medium text-fg wrap-anywhere">{name}</caption>
        <thead>
          <tr className="border-b border-border text-xs text-fg-3">
            <td className="w-1/4" />
            {hasOld && (
              <th scope="col" className="py-1.5 pr-3 font-medium">
                Old page
              </th>
            )}
            <th scope="col" className="py-1.5 font-medium">
              Draft
            </th>
          </tr>
        </thead>
        <tbody>
          <FigureRows label="Cited" figure={cited} />
          <FigureRows label="Cited first" figure={first} />
          <tr className="border-b border-border align-top">
            <th scope="row" className="py-2 pr-3 font-normal text-fg-2">
              Sentences
            </th>
            {sentences.old && <td className="py-2 pr-3 tabular-nums">{sentencesText(sentences.old)}</td>}
            <td className="py-2 tabular-nums">{sentencesText(sentences.draft)}</td>
          </tr>
        </tbody>
      </table>
      {failed > 0 && (
        <p className="text-sm text-fg-3">
          {counted(failed, "ask")} brought no reply. They count nowhere and cost nothing.
        </p>
      )}
    </div>
  );
}

interface FigureRowsProps {
  readonly label: string;
  readonly figure: PreferenceFigure;
}

function FigureRows({ label, figure }: FigureRowsProps): ReactElement {
  const verdict = preferenceVerdict(figure);
  return (
    <>
      <tr className="align-top">
        <th scope="row" rowSpan={figure.change ? 2 : 1} className="py-2 pr-3 font-normal text-fg-2">
          {label}
        </th>
        {figure.old && <RateCell rate={figure.old} />}
        <RateCell rate={figure.draft} />
      </tr>
      <tr className="border-b border-border align-top">
        {figure.change && (
          <td colSpan={2} className="pb-2 tabular-nums">
            <span className="flex flex-wrap items-center gap-x-2">
              <span className="font-medium">{pointsText(figure)}</span>
              {verdict && <VerdictBadge {...verdict} />}
            </span>
            <span className="block text-xs text-fg-3">{changeText(figure)}</span>
          </td>
        )}
      </tr>
    </>
  );
}

function RateCell({ rate }: { readonly rate: PreferenceFigure["draft"] }): ReactElement {
  return (
    <td className="py-2 pr-3 tabular-nums">
      <span className="block font-medium">{percent(rate.rate)}</span>
      <span className="block">{hitsText(rate)}</span>
      {rate.interval && <span className="block text-xs text-fg-3">{rateIntervalText(rate)}</span>}
    </td>
  );
}
