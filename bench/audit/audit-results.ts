import { setTimeout as wait } from "node:timers/promises";
import { type Account, logIn } from "../product.ts";
import { type BenchRow, quantile } from "../table.ts";
import type { ProductWithin } from "../within-product.ts";
import type { CrawlResult } from "./crawl-site.ts";

type Pool = ProductWithin["databases"]["postgres"]["pool"];

const others = 299;
const rowsOfEach = 3_350;
const calls = 20;
const goalMs = 300;
const statisticsMs = 1_500;

/** Times of the results of an audit of 10,000 pages through the API, among 300 workspaces with a million pages and findings. */
export async function benchResults(
  { databases, address }: ProductWithin,
  { account, auditId, pages }: CrawlResult,
): Promise<Partial<BenchRow>[]> {
  const { pool } = databases.postgres;
  const before = await fill(pool, account, auditId);
  const access = await logIn(address, account);
  const base = `${address}/api/v1/projects/${account.projectId}/audits/`;
  const { rows } = await pool.query<{ check_id: string; hash: string }>(
    `select check_id, min(hash) as hash from audit_findings where audit_id = $1 and hash <> ''
    group by check_id order by count(*) desc limit 1`,
    [auditId],
  );
  const { check_id: checkId = "", hash = "" } = rows[0] ?? {};
  const asked: Readonly<Record<string, string>> = {
    "its issues": `${auditId}/issues/`,
    "pages of the most frequent issue": `${auditId}/issues/${checkId}/pages/`,
    "pages of that issue, the last ones": `${auditId}/issues/${checkId}/pages/?page=40`,
    "pages of that issue, searched": `${auditId}/issues/${checkId}/pages/?search=77`,
    "its pages": `${auditId}/pages/`,
    "its pages by score, the last ones": `${auditId}/pages/?order_by=-score&page=100`,
    "its pages, searched": `${auditId}/pages/?search=77`,
    "a page": `${auditId}/pages/${hash}/`,
    "the access matrix": `${auditId}/access/`,
    "two audits compared": `${auditId}/compare/?with=${before}`,
    "the list of audits": "",
  };
  const scansBefore = await sequentialScans(pool);
  const times: (readonly [string, readonly number[]])[] = [];
  for (const [name, path] of Object.entries(asked))
    times.push([name, await timesOf(`${base}${path}`, access)]);
  const count = await countTimes(pool, account, auditId);
  await wait(statisticsMs);
  const scans = (await sequentialScans(pool)) - scansBefore;
  const straightMs = quantile(count, 0.95);
  return [
    ...times.map(([name, taken]) => ({
      what: `audit: results of ${pages.toLocaleString("en")} pages among 300 workspaces with a million pages and findings each, 95th percentile of ${calls} calls: ${name}`,
      value: `${quantile(taken, 0.95).toFixed(0)} ms`,
      ceiling: `a count of its pages and findings, ${straightMs.toFixed(0)} ms`,
      ratio: (quantile(taken, 0.95) / straightMs).toFixed(2),
      goal: `<= ${goalMs} ms`,
    })),
    { what: "the same: scans of whole tables of audits meanwhile", value: String(scans), goal: "0" },
  ];
}

/** Workspaces with an audit each, copied without the facts of their pages, which lists do not read; and an earlier audit of the same site. */
async function fill(pool: Pool, { projectId }: Account, auditId: string): Promise<string> {
  const copy = (table: string, change: string, from: string): string =>
    `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(one) || ${change})).* from ${from}`;
  const run = async (statement: string, values: unknown[] = []): Promise<void> => {
    const client = await pool.connect();
    try {
      await client.query("set statement_timeout = 0");
      await client.query(statement, values);
    } finally {
      client.release(true);
    }
  };
  const own = [projectId];
  const { rows } = await pool.query<{ id: string }>("select gen_random_uuid() as id");
  const before = rows[0]?.id ?? "";
  const earlier = `jsonb_build_object('id', '${before}', 'created', now() - interval '7 days')`;
  await run(copy("audits", earlier, "audits as one where id = $1"), [auditId]);
  const ofBefore = `jsonb_build_object('audit_id', '${before}', 'facts', null)`;
  // A tenth of its pages was not there yet, and a tenth had other titles.
  await run(
    copy(
      "audit_urls",
      `${ofBefore} || case when hash < '3' then '{"title": "Old"}'::jsonb else '{}'::jsonb end`,
      "audit_urls as one where audit_id = $1 and hash > '1'",
    ),
    [auditId],
  );
  await run(copy("audit_findings", ofBefore, "audit_findings as one where audit_id = $1 and hash > '1'"), [
    auditId,
  ]);

  const other = "jsonb_build_object('id', gen_random_uuid(), 'name', 'Other')";
  await run(
    copy("workspaces", other, `workspaces as one cross join generate_series(1, ${others}) where id = $1`),
    own,
  );
  const workspaces = "(select id from workspaces where name = 'Other') as other";
  const columns = async (table: string): Promise<readonly string[]> => {
    const { rows: found } = await pool.query<{ name: string }>(
      "select column_name as name from information_schema.columns where table_name = $1 and column_name <> 'workspace_id'",
      [table],
    );
    return found.map(({ name }) => name);
  };
  // Of the earlier one, whose pages have no facts: a million of those would be ten gigabytes.
  for (const table of ["audits", "audit_urls", "audit_findings"]) {
    const names = await columns(table);
    await run(
      `insert into ${table} (workspace_id, ${names.join(", ")})
      select other.id, ${names.map((name) => `one.${name}`).join(", ")} from ${workspaces} cross join (
        select * from ${table} where ${table === "audits" ? "id" : "audit_id"} = $1 limit ${rowsOfEach}) as one`,
      [before],
    );
  }
  await run("analyze audits, audit_urls, audit_findings, workspaces");
  return before;
}

async function timesOf(url: string, access: string): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const startedMs = performance.now();
    const reply = await fetch(url, { headers: { authorization: `Bearer ${access}` } });
    const said = await reply.text();
    if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${said}`);
    times.push(performance.now() - startedMs);
  }
  return times;
}

async function countTimes(pool: Pool, { projectId }: Account, auditId: string): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const startedMs = performance.now();
    for (const table of ["audit_urls", "audit_findings"])
      await pool.query(`select count(*) from ${table} where workspace_id = $1 and audit_id = $2`, [
        projectId,
        auditId,
      ]);
    times.push(performance.now() - startedMs);
  }
  return times;
}

async function sequentialScans(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ scans: number }>(
    "select sum(seq_scan)::int as scans from pg_stat_user_tables where relname in ('audits', 'audit_urls', 'audit_findings')",
  );
  return rows[0]?.scans ?? Number.NaN;
}
