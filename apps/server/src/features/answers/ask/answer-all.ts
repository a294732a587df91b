import { later } from "@citelens/contract/base/days";
import { newId } from "#platform/ids.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { storeOutcomes } from "../keep/store-outcomes.ts";
import type { Outcome } from "../store/outcome.ts";
import { listLanesOf } from "../store/queue.sql.ts";
import { listLanes } from "../store/turns.sql.ts";
import { askAnswer } from "./ask-answer.ts";
import { takeNext } from "./take-next.ts";

const atOnce = 250;
const leaseMs = 600_000;

/**
 * Asks everything that is due by the product's clock, in this process and perhaps within one transaction, and resolves to
 * the number of questions; of one workspace if it is named. For tests, and for calendars that are only simulated.
 */
export async function answerAll(tools: Tools, place?: Place): Promise<number> {
  const workerId = newId();
  let count = 0;
  for (;;) {
    const before = count;
    for (const lane of await dueLanes(tools, place)) {
      const until = later(tools.now(), leaseMs);
      const taken = await takeNext(tools, { lane, limit: atOnce, until, workerId, place });
      const { signal } = new AbortController();
      // One after the other: within a transaction there is one connection for all of them.
      const outcomes: Outcome[] = [];
      for (const row of taken) outcomes.push(await askAnswer(tools, row, { signal }));
      await storeOutcomes(tools, outcomes);
      count += taken.length;
    }
    if (count === before) return count;
  }
}

async function dueLanes(tools: Tools, place: Place | undefined): Promise<string[]> {
  if (place) return listLanesOf(tools, place);
  const lanes = await listLanes(tools);
  return lanes.filter(({ nextAt }) => nextAt <= tools.now()).map(({ lane }) => lane);
}
