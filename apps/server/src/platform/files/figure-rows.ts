import { type FigureRow, figureRow } from "@citelens/contract/visibility/figure-row";

/**
 * The figures of a card that is no list, a row for each: beside each that is shown with its predecessor (`previous_` and its name, or
 * the same within `previous`) stands this one, and what belongs to a rate stands beside the rate.
 */
export function figureRows(card: object): FigureRow[] {
  return rowsIn(card, "");
}

interface NamedFigure extends Partial<Record<keyof FigureRow, unknown>> {
  readonly figure: string;
}

/** A row of a figure, of which no more need be known. */
export function rowOf(row: NamedFigure): FigureRow {
  return figureRow.parse({ ...notKnown, ...row });
}

const notKnown = {
  value: null,
  previous: null,
  change_points: null,
  change_percent: null,
  n: null,
  previous_n: null,
  interval: null,
  paired: null,
  verdict: null,
} satisfies Omit<FigureRow, "figure">;

function rowsIn(card: object, before: string): FigureRow[] {
  const fields = new Map<string, unknown>(Object.entries(card));
  const earlier = fields.get("previous");
  const previous = new Map<string, unknown>(isObject(earlier) ? Object.entries(earlier) : []);
  return [...fields]
    .filter(([name]) => !name.startsWith("previous"))
    .flatMap(([name, value]): FigureRow[] => {
      const figure = `${before}${name}`;
      if (Array.isArray(value)) return [rowOf({ figure, value: value.join(" | ") })];
      if (isObject(value) && "value" in value) return [rowOf({ ...value, figure })];
      if (isObject(value)) return rowsIn(value, `${figure}_`);
      const compared = previous.get(name) ?? fields.get(`previous_${name}`) ?? null;
      return [rowOf({ figure, value, previous: compared })];
    });
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
