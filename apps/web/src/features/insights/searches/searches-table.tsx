import type { SearchList, SubQuestion } from "@citelens/contract/visibility/searches";
import type { ReactElement } from "react";
import { countText, percent, wordFor } from "#lib/figures.ts";
import { IntervalNote } from "#ui/charts/interval-note.tsx";
import { RateBar } from "#ui/charts/rate-bar.tsx";
import { type FigureColumn, FigureTable } from "#ui/table/figure-table.tsx";
import type { AnswersPath, AnswerTraits } from "../links/answer-links.rules.ts";
import { NumberLink } from "../links/number-link.tsx";
import { coverageText, foundBasis, hiddenText } from "./search-text.rules.ts";

export interface SearchesTableProps {
  readonly label: string;
  readonly list: SearchList;
  /** Where those answers are that have these traits too. */
  readonly pathOf: (traits: AnswerTraits) => AnswersPath;
}

/** Searches, with the answers behind each number. */
export function SearchesTable({ label, list, pathOf }: SearchesTableProps): ReactElement {
  return (
    <FigureTable
      label={label}
      columns={columnsOf(list.n, pathOf)}
      rows={list.results}
      rowKey={({ query }) => query}
    />
  );
}

/** Assistants that the list is of, and what is known of the others. */
export function SearchCoverage({ list }: Pick<SearchesTableProps, "list">): ReactElement {
  return (
    <p className="text-sm text-fg-3">
      {coverageText(list.models)} {hiddenText(list.models)}
    </p>
  );
}

function columnsOf(n: number, pathOf: SearchesTableProps["pathOf"]): readonly FigureColumn<SubQuestion>[] {
  return [
    {
      id: "query",
      header: "Search",
      kind: "main",
      cell: (row) => (
        <>
          <p className="font-medium">{row.query}</p>
          <Models row={row} pathOf={pathOf} />
        </>
      ),
    },
    {
      id: "searches",
      header: "Searches",
      kind: "figure",
      cell: ({ searches }) => <span className="font-medium text-fg">{countText(searches)}</span>,
    },
    {
      id: "answers",
      header: "Answers",
      kind: "bar",
      cell: (row) => <Share row={row} n={n} pathOf={pathOf} />,
    },
    {
      id: "found",
      header: "Your pages found",
      kind: "detail",
      cell: (row) => <Found row={row} pathOf={pathOf} />,
    },
    {
      id: "cited",
      header: "Your pages cited",
      kind: "detail",
      cell: ({ query, cited_owned }) => (
        <Count
          count={cited_owned}
          path={pathOf({ searched_for: query, cited: true })}
          label={wordFor(cited_owned, "answer that cites your pages", "answers that cite your pages")}
        />
      ),
    },
  ];
}

interface RowProps extends Pick<SearchesTableProps, "pathOf"> {
  readonly row: SubQuestion;
}

function Models({ row, pathOf }: RowProps): ReactElement {
  return (
    <ul aria-label="Searched by" className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-fg-3 tabular-nums">
      {row.models.map(({ operator_model: { id, display_name }, answers }) => (
        <li key={id}>
          {display_name}{" "}
          <NumberLink
            path={pathOf({ searched_for: row.query, operator_model: id })}
            label={`${wordFor(answers, "answer")} of ${display_name}`}
          >
            {countText(answers)}
          </NumberLink>
        </li>
      ))}
    </ul>
  );
}

function Share({ row, n, pathOf }: RowProps & { readonly n: number }): ReactElement {
  const { query, answers, percentage, interval } = row;
  return (
    <div className="space-y-0.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium text-fg">
          <NumberLink
            path={pathOf({ searched_for: query })}
            label={wordFor(answers, "answer that searched for this", "answers that searched for this")}
          >
            {countText(answers)}
          </NumberLink>
        </span>
        <span className="text-sm text-fg-2">{percent(percentage)}</span>
      </p>
      <RateBar value={percentage} low={interval?.low} high={interval?.high} />
      <IntervalNote n={n} low={interval?.low} high={interval?.high} />
    </div>
  );
}

function Found({ row, pathOf }: RowProps): ReactElement {
  const { query, found_owned } = row;
  const basis = foundBasis(row);
  return (
    <span className="inline-flex flex-col items-end @max-md:flex-row @max-md:items-baseline @max-md:gap-x-1.5">
      <Count
        count={found_owned}
        path={pathOf({ searched_for: query, found_owned: true })}
        label={wordFor(found_owned, "answer that found your pages", "answers that found your pages")}
      />
      {found_owned > 0 && basis !== undefined && <span className="text-xs text-fg-3">{basis}</span>}
    </span>
  );
}

interface CountProps {
  readonly count: number;
  readonly path: AnswersPath;
  readonly label: string;
}

function Count({ count, path, label }: CountProps): ReactElement {
  return (
    <span className="font-medium text-fg">
      {count === 0 ? (
        countText(count)
      ) : (
        <NumberLink path={path} label={label} isAlone>
          {countText(count)}
        </NumberLink>
      )}
    </span>
  );
}
