import type { MentionShown } from "@citelens/contract/visibility/answers";
import { oneAhead } from "#platform/files/one-ahead.ts";
import { chunksOf, inOrder } from "#platform/list-file.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import type { ListedFilter } from "./listed-answers.sql.ts";
import { type AnswerKey, listAnswerKeys, listSavedRows, type SavedRow } from "./saved-answers.sql.ts";
import { shownMention } from "./shown-answers.ts";

/** An answer whole, its brands as they are shown. */
export interface WholeAnswer extends Omit<SavedRow, "mentions"> {
  readonly mentions: MentionShown[];
}

/** So many are read at once, while those before them are used. */
const savedAtOnce = 1000;

/** The answers of a list whole, in its order, so many at a time. */
export function savedAnswers(
  tools: Tools,
  place: Place,
  filter: ListedFilter,
): AsyncIterable<readonly WholeAnswer[]> {
  return oneAhead(slicesOf(tools, place, filter));
}

async function* slicesOf(
  tools: Tools,
  place: Place,
  filter: ListedFilter,
): AsyncGenerator<readonly WholeAnswer[]> {
  const keys = inOrder<AnswerKey>((after) => listAnswerKeys(tools, place, { ...filter, after }));
  for await (const slice of chunksOf(keys, savedAtOnce)) {
    const rows = await listSavedRows(
      tools,
      place,
      slice.map(({ id }) => id),
    );
    yield rows.map((row) => Object.assign(row, { mentions: row.mentions.map(shownMention) }));
  }
}
