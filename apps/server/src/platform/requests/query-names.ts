import type { Endpoint } from "@citelens/contract/base/endpoint";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { z } from "zod";

type FieldMessages = Readonly<Record<string, readonly string[]>>;

/**
 * Sentences under the names of parameters that the endpoint does not have: a filter that is overlooked makes a wrong number.
 * What customers' servers report is taken whatever stands behind its address.
 */
export function unknownParameters({ caller, query }: Endpoint, sent: unknown): FieldMessages {
  if (caller === "api-key" || typeof sent !== "object" || sent === null) return {};

  const known = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
  const unknown = Object.keys(sent).filter((name) => !known.includes(name));
  return Object.fromEntries(unknown.map((name) => [name || "non_field_errors", [sentenceOn(name, known)]]));
}

function sentenceOn(name: string, known: readonly string[]): string {
  if (known.length === 0) return fieldErrors.parametersNone;
  const near = nearest(name, known);
  return near === undefined
    ? `${fieldErrors.parameterUnknown} Choose from ${known.join(", ")}.`
    : `${fieldErrors.parameterUnknown} Did you mean ${near}?`;
}

/** The known name that a typing error, another way to join words, or brackets behind it make of the one sent. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const letters = lettersOf(name.slice(0, nameLengthMax));
  const [first] = known
    .map((one) => ({ one, distance: editDistance(letters, lettersOf(one)) }))
    .filter(({ one, distance }) => distance <= Math.min(3, Math.floor(lettersOf(one).length / 3)))
    .toSorted((one, other) => one.distance - other.distance);
  return first?.one;
}

/** Far longer than any known name. */
const nameLengthMax = 60;

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** Letters to put in, to take out, to change or to swap with their neighbour until one text is the other. */
function editDistance(one: string, other: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[at - 1] === other[to - 1];
      const isSwapped = one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[to - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}
