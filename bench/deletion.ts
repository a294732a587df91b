import { jobs } from "../apps/server/src/app/jobs.ts";
import { createCampaign, fillWorkspace } from "./deletion/fill.ts";
import { signUp } from "./product.ts";
import type { BenchRow } from "./table.ts";
import { type ProductWithin, withinProduct } from "./within-product.ts";

type Pool = ProductWithin["databases"]["postgres"]["pool"];

const goalMs = 1_000;
const calls = 200;

/** Deleting a campaign of 300,000 answers and a workspace of a million, beside another workspace that is read. */
export function benchDeletion(): Promise<BenchRow[]> {
  return withinProduct(measure);
}

async function measure({ databases, tools, address }: ProductWithin): Promise<BenchRow[]> {
  const { pool } = databases.postgres;
  const account = await signUp(address);
  const bearer = { authorization: `Bearer ${account.access}` };
  await createCampaign({ address, ...account });
  const read = async (): Promise<number> => {
    const startedMs = performance.now();
    const reply = await fetch(`${address}/api/v1/projects/${account.projectId}/campaigns/organic/`, {
      headers: bearer,
    });
    await reply.arrayBuffer();
    return performance.now() - startedMs;
  };
  const removal = jobs.find(({ name }) => name === "workspaces.remove-deleted");
  const watched = watch(pool);
  const rows: BenchRow[] = [];
  const projects = `${address}/api/v1/projects`;
  const deletions = [
    { what: "a campaign of 300,000 answers", name: "Many", answers: 300_000, isCampaign: true },
    { what: "a workspace of 1,000,000 answers", name: "Most", answers: 1_000_000, isCampaign: false },
  ];
  for (const { what, isCampaign, ...filling } of deletions) {
    const { projectId, campaignId } = await fillWorkspace(pool, { address, ...account }, filling);
    const url = `${projects}/${projectId}/${isCampaign ? `campaigns/organic/${campaignId}/` : ""}`;
    const alone: number[] = [];
    for (let call = 0; call < calls; call += 1) alone.push(await read());
    watched.reset();
    const askedMs = performance.now();
    const reply = await fetch(url, { method: "DELETE", headers: bearer });
    if (reply.status !== 204) throw new Error(await reply.text());
    const hiddenMs = performance.now() - askedMs;
    await pool.query("update deletions set not_before = now()");

    const beside: number[] = [];
    const startedMs = performance.now();
    let isDone = false;
    const reading = (async () => {
      while (!isDone) beside.push(await read());
    })();
    while (await isUnderWay(pool)) await removal?.run(tools, {} as never);
    isDone = true;
    await reading;
    const seconds = (performance.now() - startedMs) / 1_000;
    const { rows: receipts } = await pool.query<{ removed: Record<string, number> }>(
      "select removed from deletions order by finished_at desc limit 1",
    );
    const removed = Object.entries(receipts[0]?.removed ?? {});
    const total = removed.reduce((sum, [, count]) => sum + count, 0);
    rows.push(
      {
        what: `${what}: until it is hidden`,
        value: `${hiddenMs.toFixed(0)} ms`,
        ceiling: "",
        ratio: "",
        goal: `<= ${goalMs} ms`,
      },
      {
        what: `${what}: until its ${total.toLocaleString("en")} rows are gone`,
        value: `${seconds.toFixed(0)} s`,
        ceiling: `${(total / seconds).toFixed(0)} rows a second`,
        ratio: "",
        goal: "",
      },
      {
        what: `${what}: the longest statement`,
        value: `${watched.longest().ms.toFixed(0)} ms`,
        ceiling: watched.longest().text,
        ratio: "",
        goal: `<= ${goalMs} ms`,
      },
      {
        what: `${what}: a list of another workspace meanwhile, median`,
        value: `${quantile(beside, 0.5).toFixed(1)} ms`,
        ceiling: `alone, ${quantile(alone, 0.5).toFixed(1)} ms`,
        ratio: (quantile(beside, 0.5) / quantile(alone, 0.5)).toFixed(2),
        goal: "<= 1.20",
      },
      {
        what: `${what}: a list of another workspace meanwhile, 95th percentile`,
        value: `${quantile(beside, 0.95).toFixed(1)} ms`,
        ceiling: `alone, ${quantile(alone, 0.95).toFixed(1)} ms`,
        ratio: (quantile(beside, 0.95) / quantile(alone, 0.95)).toFixed(2),
        goal: "",
      },
    );
  }
  return rows;
}

async function isUnderWay(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query("select from deletions where finished_at is null");
  return (rowCount ?? 0) > 0;
}

interface Statement {
  readonly ms: number;
  readonly text: string;
}

/** Times each statement that the product sends from now on. */
function watch(pool: Pool): { reset(): void; longest(): Statement } {
  let longest: Statement = { ms: 0, text: "" };
  const known = new WeakSet<object>();
  pool.on("acquire", (client) => {
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query: (...args: unknown[]) => {
        const startedMs = performance.now();
        const done = query(...args);
        if (done instanceof Promise)
          void done
            .finally(() => {
              const ms = performance.now() - startedMs;
              const [first] = args;
              const text = typeof first === "string" ? first : ((first as { text?: string }).text ?? "");
              if (ms > longest.ms) longest = { ms, text: text.replace(/\s+/g, " ").trim().slice(0, 60) };
            })
            .catch(() => undefined);
        return done;
      },
    });
  });
  return {
    reset: () => {
      longest = { ms: 0, text: "" };
    },
    longest: () => longest,
  };
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? Number.NaN;
}
