import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { dayMs } from "@citelens/contract/base/days";
import { z } from "zod";
import type { ClickHouse } from "../../apps/server/src/platform/clickhouse.ts";
import { fillWorkspace } from "../deletion/fill.ts";
import { logIn, signUp } from "../product.ts";
import type { BenchRow } from "../table.ts";
import { type ProductWithin, withinProduct } from "../within-product.ts";

type Pool = ProductWithin["databases"]["postgres"]["pool"];

const answers = 300_000;
const visits = 1_000_000;
const goal = ">= 20,000 rows/s; <= 60 MB";
const reader = fileURLToPath(new URL("count-lines.ts", import.meta.url));

/** All answers of a workspace with their texts and sources, and the pages of a million visits, as files that nobody keeps. */
export function benchExports(): Promise<BenchRow[]> {
  return withinProduct(measure);
}

async function measure({ databases, address }: ProductWithin): Promise<BenchRow[]> {
  const { events, postgres } = databases;
  const account = await signUp(address);
  const { projectId } = await fillWorkspace(
    postgres.pool,
    { address, access: account.access },
    { name: "Exports", answers },
  );
  await fillVisits(events, projectId);
  const access = await logIn(address, account); // the one from before ended while the tables were filled
  const day = (daysAgo: number): string => new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);
  const range = new URLSearchParams({ from_date: day(1), to_date: day(0) });
  const read = (path: string) => (): Promise<number> =>
    countLines(`${address}/api/v1/projects/${projectId}/${path}`, access);
  const contenders = [
    { what: "answers", path: "answers/?", bare: () => readTexts(postgres.pool, projectId) },
    { what: "visits", path: `events/bot-visits/?${range}&`, bare: () => readPages(events, projectId) },
  ];
  const rows: BenchRow[] = [];
  for (const { what, path, bare } of contenders) {
    await read(`${path}format=ndjson`)(); // a process that has made no file yet grows by what its engine takes for itself
    const alone = await taken(bare);
    for (const format of ["ndjson", "csv"]) {
      const file = await taken(read(`${path}format=${format}`));
      rows.push({
        what: `exports: ${file.rows.toLocaleString("en")} ${what} as ${format.toUpperCase()}`,
        value: `${perSecond(file)} rows/s, at most ${file.addedMb.toFixed(0)} MB more memory`,
        ceiling: `the rows alone from the database, ${perSecond(alone)} rows/s, ${alone.addedMb.toFixed(0)} MB`,
        ratio: (file.rows / file.seconds / (alone.rows / alone.seconds)).toFixed(2),
        goal,
      });
    }
  }
  return rows;
}

interface ReadingTime {
  readonly rows: number;
  readonly seconds: number;
  /** The most memory of the process above what it had before; the reader of a file is another one. */
  readonly addedMb: number;
}

async function taken(read: () => Promise<number>): Promise<ReadingTime> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  const startedAt = performance.now();
  const rows = await read();
  clearInterval(looking);
  return { rows, seconds: (performance.now() - startedAt) / 1_000, addedMb: (most - before) / 1_000_000 };
}

function perSecond({ rows, seconds }: ReadingTime): string {
  return Math.round(rows / seconds).toLocaleString("en");
}

async function countLines(url: string, access: string): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [reader, url, access]);
  return Number(stdout) - (url.endsWith("csv") ? 1 : 0); // its header
}

/** The texts and sources of all answers in slices, of which nothing is made. */
async function readTexts(pool: Pool, workspaceId: string): Promise<number> {
  let count = 0;
  for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
    const { rows } = await pool.query(
      `select answer.*, (select json_agg(citation) from answer_citations as citation
          where citation.workspace_id = answer.workspace_id and citation.answer_id = answer.id) as citations,
        (select json_agg(mention) from answer_mentions as mention
          where mention.workspace_id = answer.workspace_id and mention.answer_id = answer.id) as mentions
      from answers as answer where answer.workspace_id = $1 and answer.id > $2 order by answer.id limit 500`,
      [workspaceId, after],
    );
    count += rows.length;
    if (rows.length === 0) return count;
    after = rows.at(-1).id;
  }
}

async function readPages(events: ClickHouse, workspace: string): Promise<number> {
  let count = 0;
  const rows = events.stream(
    `SELECT path, max(ts) AS last, count() AS visits, any(token) AS token, any(verdict) AS verdict FROM visits
     WHERE workspace_id = {workspace:UUID} GROUP BY path ORDER BY last DESC`,
    { workspace },
    z.unknown(),
  );
  for await (const _ of rows) count += 1;
  return count;
}

/** A visit of each page, one a millisecond up to now. */
async function fillVisits(events: ClickHouse, workspace: string): Promise<void> {
  await events.command(
    `INSERT INTO visits (workspace_id, ts, path, query, method, status, token, bot_type, purpose, operator, ua,
       address_prefix, verdict, catalogue_version)
     SELECT {workspace:UUID}, fromUnixTimestamp64Milli({last:Int64} - toInt64(number), 'UTC'),
       concat('/articles/', lower(hex(cityHash64(number))), '-', toString(number)), '', 'GET', 200, 'GPTBot', 1,
       'llm_training', 'OpenAI', 'Mozilla/5.0 (compatible; GPTBot/1.4)', '203.0.113.0/24', 'verified', 'bench'
     FROM numbers({count:UInt64})`,
    { workspace, last: Date.now(), count: visits },
  );
}
