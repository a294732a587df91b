import { dayIn, shiftDay } from "@citelens/contract/base/days";
import { findSites, findWorkspaceFacts } from "#features/workspaces/support/public.ts";
import { placeOfJob } from "#platform/place.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { listSpending, listToBook } from "./bookable.sql.ts";
import { entriesOf } from "./entries.rules.ts";
import { addEntries, findPlacementNames } from "./figures.sql.ts";

/** A day is booked once nothing more of it can be counted. */
export const settledDays = 3;
/** Longer than anybody leaves the service switched off. */
const lookedBackDays = 60;

/** Writes what was spent on settled days into the books of both sides, of each advertiser alone. Can be repeated. */
export async function bookAll(tools: Tools): Promise<void> {
  const before = shiftDay(dayIn("UTC", tools.now()), 1 - settledDays);
  const since = shiftDay(before, -lookedBackDays);
  await eachAlone(tools, await listSpending(tools, { since, before }), {
    sweep: "ads.book",
    idOf: (advertiserId) => advertiserId,
    run: (advertiserId) => book(tools, { advertiserId, before }),
  });
}

async function book(
  tools: Tools,
  { advertiserId, before }: { readonly advertiserId: string; readonly before: string },
): Promise<void> {
  const place = placeOfJob({ workspaceId: advertiserId });
  const advertiser = await findWorkspaceFacts(tools, place);
  if (!advertiser) return;
  await inTransaction(tools, async (within) => {
    const toBook = await listToBook(within, place, before);
    const { bookable } = toBook;
    if (bookable.length === 0) return;
    const publisherIds = [...new Set(bookable.map(({ publisher_id }) => publisher_id))];
    const sites = await findSites(within, publisherIds);
    const publishers = publisherIds.flatMap((id) => {
      const name = sites.get(id)?.name;
      return name === undefined ? [] : [{ id, name }];
    });
    const placements = await findPlacementNames(within, [
      ...new Set(bookable.map(({ placement_id }) => placement_id)),
    ]);
    await addEntries(
      within,
      entriesOf({
        advertiser: { id: advertiserId, name: advertiser.name },
        ...toBook,
        publishers,
        placements,
        created: within.now(),
      }),
    );
  });
}
