import type { EffectFigure, EffectWindow } from "@citelens/contract/content/effect-fields";
import type { ReactElement } from "react";
import { type FigureColumn, FigureTable } from "#ui/table/figure-table.tsx";
import { Badge } from "#ui/text/badge.tsx";
import {
  aheadText,
  comparedText,
  hitsText,
  judgedOver,
  lengthText,
  ratesText,
  stateLooks,
} from "./effect-labels.rules.ts";
import { FigureVerdict } from "./figure-verdict.tsx";

interface Row {
  readonly name: string;
  readonly what: string;
  readonly figure: EffectFigure;
  readonly state: EffectWindow["state"];
}

const columns: readonly FigureColumn<Row>[] = [
  { id: "name", header: "Answers", kind: "main", cell: (row) => <Name {...row} /> },
  {
    id: "target",
    header: "Target queries",
    kind: "detail",
    cell: ({ figure }) => <Group {...figure.target} />,
  },
  {
    id: "others",
    header: "Other queries",
    kind: "detail",
    cell: ({ figure }) => <Group {...figure.others} />,
  },
  { id: "difference", header: "Difference", kind: "figure", cell: (row) => <Difference {...row} /> },
];

/** Effect on the target queries 7, 14 and 28 days after, each against as many days before. */
export function EffectWindows({ windows }: { readonly windows: readonly EffectWindow[] }): ReactElement {
  return (
    <ol aria-label="After so many days" className="divide-y divide-border border-t border-border">
      {windows.map((window) => (
        <li key={window.days} className="pt-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-5 pb-1">
            <h3 className="font-semibold">{lengthText(window)}</h3>
            <Badge tone={stateLooks[window.state].tone}>{stateLooks[window.state].label}</Badge>
            <p className="w-full text-sm text-fg-3">{comparedText(window) ?? aheadText(windows, window)}</p>
          </div>
          <Figures window={window} />
        </li>
      ))}
    </ol>
  );
}

function Figures({ window }: { readonly window: EffectWindow }): ReactElement {
  const { named, cited, state, days } = window;
  const rows: readonly Row[] = [
    ...(named ? [{ name: "Named", what: "of all answers", figure: named, state }] : []),
    ...(cited ? [{ name: "Cited", what: "of those that cite anything", figure: cited, state }] : []),
  ];
  if (rows.length === 0) return <div className="pb-3" />;
  return (
    <FigureTable
      label={`Effect after ${days} days`}
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
    />
  );
}

function Name({ name, what, figure }: Row): ReactElement {
  return (
    <span className="inline-block @md:min-w-48">
      <span className="font-medium">{name}</span>
      <span className="block text-xs text-fg-3">{what}</span>
      <span className="block text-xs text-fg-3">{judgedOver(figure)}</span>
    </span>
  );
}

function Group(group: EffectFigure["target"]): ReactElement {
  return (
    <span className="inline-block min-w-32 tabular-nums">
      <span className="whitespace-nowrap">{ratesText(group)}</span>
      <span className="block text-xs whitespace-nowrap text-fg-3">{hitsText(group)}</span>
    </span>
  );
}

/** As wide in each window, so that their columns stand below each other. */
function Difference({ figure, state }: Row): ReactElement {
  return (
    <span className="inline-block w-28 @xs:w-36">
      <FigureVerdict figure={figure} state={state} />
    </span>
  );
}
