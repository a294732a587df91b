import { setTimeout as wait } from "node:timers/promises";
import { startAnswering } from "../../apps/server/src/features/answers/room.ts";
import { signUp } from "../product.ts";
import { type BenchRow, median } from "../table.ts";
import type { ProductWithin } from "../within-product.ts";
import { answerAfterAWhile, askMs, concurrency } from "./answers.ts";
import { giveCredits, launch, type Workspace } from "./launch.ts";

const rounds = 7;
/** No campaign may ask so much at once: they are a hundred of one organization. */
const giant = { campaigns: 100, queries: 100, repeats: 5 };
const small = { campaigns: 1, queries: 25, repeats: 1 };

/** A campaign of 25 questions, from its launch to its end: with nothing else to do, and while another organization has 50,000 asked. */
export async function benchFairTurns(product: ProductWithin): Promise<BenchRow[]> {
  const { tools, databases, address } = product;
  const [first, second] = [await signUp(address), await signUp(address)];
  for (const { projectId } of [first, second]) await giveCredits(product, projectId);
  const answering = startAnswering(tools, { ask: answerAfterAWhile, url: databases.directUrl });
  try {
    await timeSmall(product, second);
    const alone = await timeRounds(product, second);
    await launch(product, first, giant);
    await wait(2_000);
    const beside = await timeRounds(product, second);
    return [
      {
        what: `campaign run: a campaign of 25 questions of ${askMs} ms beside one of 50,000, ${concurrency} at once, until it is done`,
        value: `${median(beside).toFixed(0)} ms (longest ${Math.max(...beside).toFixed(0)})`,
        ceiling: `alone, ${median(alone).toFixed(0)} ms (longest ${Math.max(...alone).toFixed(0)})`,
        ratio: (median(beside) / median(alone)).toFixed(2),
        goal: "<= 2",
      },
    ];
  } finally {
    await answering.stop();
  }
}

async function timeRounds(product: ProductWithin, workspace: Workspace): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timeSmall(product, workspace));
  return times;
}

async function timeSmall(product: ProductWithin, workspace: Workspace): Promise<number> {
  const startedAt = performance.now();
  const [id] = await launch(product, workspace, small);
  for (;;) {
    const { rows } = await product.databases.postgres.pool.query(
      "select from runs where workspace_id = $1 and campaign_id = $2 and status = 'RUNNING'",
      [workspace.projectId, id],
    );
    if (rows.length === 0) return performance.now() - startedAt;
    await wait(10);
  }
}
