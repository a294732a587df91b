import { creditHolds, creditPurchases } from "../apps/server/src/features/credits/ledger/public.ts";
import type { Tools } from "../apps/server/src/platform/tools.ts";
import { signUp } from "./product.ts";
import { type BenchRow, median } from "./table.ts";
import { type ProductWithin, withinProduct } from "./within-product.ts";

const connections = 16;
const roundMs = 4_000;
const rounds = 3;
const cost = 5;
/** As many as a worker stores in one transaction. */
const atOnce = 200;

/** Spends a second on the ledger of one organization, beside a bare update of one row by as many connections. */
export function benchLedger(): Promise<BenchRow[]> {
  return withinProduct(measure);
}

async function measure({ databases, tools, address }: ProductWithin): Promise<BenchRow[]> {
  const { projectId: workspaceId } = await signUp(address);
  const { pool } = databases.postgres;
  const { rows } = await pool.query("select organization_id from workspaces where id = $1", [workspaceId]);
  const organizationId: string = rows[0].organization_id;
  await creditPurchases.add(tools, {
    organizationId,
    key: "bench",
    credits: 1_000_000_000,
    reason: "Bench",
  });
  await pool.query("create table bench_row (id int primary key, n bigint not null)");
  await pool.query("insert into bench_row values (1, 0)");

  const bare = (): Promise<unknown> => pool.query("update bench_row set n = n - $1 where id = 1", [cost]);
  const run = await reserveForAll(tools, { organizationId, workspaceId });
  const settle = (n: number): Promise<unknown> =>
    creditHolds.settle(tools, { organizationId, holdKey: run, key: `answer ${n}`, amount: cost });
  const spend = async (n: number): Promise<void> => {
    const key = `spend ${n}`;
    await reserve(tools, { organizationId, workspaceId, key, amount: cost });
    await creditHolds.settle(tools, { organizationId, holdKey: key, key, amount: cost });
  };
  const settleMany = async (n: number): Promise<void> => {
    const items = Array.from({ length: atOnce }, (_, nth) => ({ key: `answer ${n} ${nth}`, amount: cost }));
    await creditHolds.settleAll(tools, [{ organizationId, holdKey: run, items }]);
  };
  const rates = {
    bare: [] as number[],
    settle: [] as number[],
    settleMany: [] as number[],
    spend: [] as number[],
  };
  for (let round = 0; round < rounds; round += 1) {
    rates.bare.push(await perSecond(bare));
    rates.settle.push(await perSecond(settle));
    rates.settleMany.push(atOnce * (await perSecond(settleMany)));
    rates.spend.push(await perSecond(spend));
  }
  const ceiling = median(rates.bare);
  const row = (what: string, rate: number, goal = ""): BenchRow => ({
    what,
    value: `${Math.round(rate)}/s`,
    ceiling: `update of one row, ${Math.round(ceiling)}/s`,
    ratio: (rate / ceiling).toFixed(2),
    goal,
  });
  return [
    row(
      `ledger: settle ${atOnce} answers of a reserved run together, answers`,
      median(rates.settleMany),
      ">= 0.3",
    ),
    row("ledger: settle an answer of a reserved run, one organization", median(rates.settle)),
    row("ledger: reserve and settle, one organization", median(rates.spend), ">= 0.3"),
  ];
}

interface ReservationInput {
  readonly organizationId: string;
  readonly workspaceId: string;
  readonly key: string;
  readonly amount: number;
}

function reserve(tools: Tools, wanted: ReservationInput): Promise<void> {
  const expiresAt = new Date(tools.now().getTime() + 86_400_000);
  return creditHolds.reserve(tools, { ...wanted, action: 1, object: null, expiresAt });
}

async function reserveForAll(tools: Tools, payer: Omit<ReservationInput, "key" | "amount">): Promise<string> {
  await reserve(tools, { ...payer, key: "run", amount: 100_000_000 });
  return "run";
}

let last = 0;

/** How often an action is done in a second by all connections together. */
async function perSecond(action: (n: number) => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  let done = 0;
  const worker = async (): Promise<void> => {
    while (performance.now() - startedAt < roundMs) {
      last += 1;
      await action(last);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return done / ((performance.now() - startedAt) / 1000);
}
