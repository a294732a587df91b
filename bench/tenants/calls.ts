import { validQuery } from "../../apps/server/test/valid-inputs.ts";
import { type Operation, operations } from "../../packages/contract/src/api.ts";
import { apiBase } from "../../packages/contract/src/base/endpoint.ts";
import { logIn } from "../product.ts";
import { type BenchRow, quantile } from "../table.ts";
import type { Tenant } from "./tenant.ts";
import type { Pool } from "./with-cluster.ts";

const rounds = 10;
/** A call that is so slow is not asked as often. */
const patienceMs = 5_000;
/** Operations left out: they read events, have a benchmark of their own, never end, or fetch a site. */
const left = new Set(["visits", "referrals", "robots", "integrations", "indexing"]);
const endless = new Set(["watchRun"]);

interface TimedCall {
  readonly name: string;
  readonly ms: number;
  /** Other than 200. */
  readonly statuses: ReadonlySet<number>;
}

/** Every list and page of a workspace that the contract has, some over one campaign too: which are over the goal, and the rest. */
export async function callsOf(
  pool: Pool,
  address: string,
  { tenant, state }: { readonly tenant: Tenant; readonly state: string },
): Promise<BenchRow[]> {
  const ids = await idsOf(pool, tenant);
  const access = await logIn(address, tenant); // the token of the filling has expired meanwhile
  const asked: TimedCall[] = [];
  for (const operation of operations) {
    const { room, name, endpoint } = operation;
    const isOfWorkspace = endpoint.method === "GET" && endpoint.path.startsWith("/projects/:projectId/");
    if (!isOfWorkspace || endpoint.caller !== "user" || left.has(room) || endless.has(name)) continue;
    for (const query of queriesOf(operation, ids)) {
      const search = new URLSearchParams(query);
      const path = endpoint.path.replace(/:(\w+)/g, (_, param: string) => ids[param] ?? "");
      const took = await p95(`${address}${apiBase}${path}?${search}`, access);
      asked.push({ name: `${path.replace(/[0-9a-f-]{36}/g, "…")}?${[...search.keys()].join("&")}`, ...took });
    }
  }
  for (const { name, path, body } of readingPosts(ids)) {
    const took = await p95(`${address}${apiBase}${path}`, access, body);
    asked.push({ name, ...took });
  }
  const straight = await timesOf(() => countAnswers(pool, tenant));
  const straightMs = quantile(straight, 0.95);
  const row = (what: string, value: string, ms: number): BenchRow => ({
    what: `${tenant.what}; tables ${state}: ${what}`,
    value,
    ceiling: `a count of its answers, ${straightMs.toFixed(0)} ms`,
    ratio: (ms / straightMs).toFixed(2),
    goal: `<= ${tenant.goalMs} ms`,
  });
  const slowest = asked.toSorted((a, b) => b.ms - a.ms);
  const over = slowest.filter(({ ms, statuses }) => ms > tenant.goalMs || statuses.size > 0);
  const shown = over.length > 0 ? over : slowest.slice(0, 3);
  const middle = quantile(
    asked.map(({ ms }) => ms),
    0.5,
  );
  return [
    row(
      `${asked.length} lists and pages, the median of their 95th percentiles; over the goal`,
      `${middle.toFixed(0)} ms; ${over.length}`,
      middle,
    ),
    ...shown.map(({ name, ms, statuses }) =>
      row(name, `${ms.toFixed(0)} ms${statuses.size > 0 ? `, answers ${[...statuses].join(", ")}` : ""}`, ms),
    ),
  ];
}

type Ids = Readonly<Record<string, string>>;

/** Ids for a path's parameters, and further queries. */
async function idsOf(pool: Pool, { projectId, campaignId }: Tenant): Promise<Ids> {
  const { rows } = await pool.query<{ id: string; query_id: string; earlier_id: string }>(
    `select one.id, one.query_id, earlier.id as earlier_id from answers as one
    join answers as earlier on earlier.workspace_id = one.workspace_id and earlier.query_id = one.query_id
      and earlier.operator_model = one.operator_model and earlier.created < one.created
    where one.workspace_id = $1 and one.campaign_id = $2 and one.status = 'OK'
    order by one.created desc limit 1`,
    [projectId, campaignId],
  );
  const [answer] = rows;
  if (!answer) throw new Error("The campaign has no answers.");
  return {
    projectId,
    campaignId,
    answerId: answer.id,
    queryId: answer.query_id,
    earlierAnswerId: answer.earlier_id,
  };
}

/** As a page opens it, and narrowed to the campaign where that can be asked for. */
function queriesOf(operation: Operation, ids: Ids): readonly Readonly<Record<string, string>>[] {
  const { name, endpoint } = operation;
  if (name === "diffAnswers") return [{ with: ids.earlierAnswerId ?? "" }];
  const required = validQuery(operation);
  const fields = endpoint.query && "shape" in endpoint.query ? Object.keys(Object(endpoint.query.shape)) : [];
  const narrowing = ["campaign", "campaign_id"].filter((field) => fields.includes(field));
  const narrowed = narrowing.map((field) => ({ ...required, [field]: ids.campaignId ?? "" }));
  const counted = fields.includes("counted") ? [{ ...required, counted: "true" }] : [];
  return [...(narrowing.some((field) => field in required) ? [] : [required]), ...narrowed, ...counted];
}

interface ReadingPost {
  readonly name: string;
  readonly path: string;
  readonly body: object;
}

/** Posts of editors while somebody types: they store nothing. */
function readingPosts({ projectId = "", campaignId = "" }: Ids): readonly ReadingPost[] {
  const names = { before: { name: "Acme" }, after: { name: "Acme", aliases: ["Beta", "Gamma"] } };
  const preview = `/projects/${projectId}/answers/name-preview/`;
  const draft = { queries: Array.from({ length: 25 }, (_, at) => `Question ${at}`), operator_models: [] };
  return [
    { name: "a preview of names", path: preview, body: names },
    { name: "a preview of names, campaign", path: preview, body: { ...names, campaign_id: campaignId } },
    {
      name: "an estimate, with how the workspace's answers vary",
      path: `/projects/${projectId}/campaigns/organic/estimate/`,
      body: draft,
    },
  ];
}

async function p95(url: string, access: string, body?: object): Promise<Omit<TimedCall, "name">> {
  const statuses = new Set<number>();
  const times = await timesOf(async () => {
    const reply = await fetch(url, {
      method: body ? "POST" : "GET",
      headers: { authorization: `Bearer ${access}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    await reply.arrayBuffer();
    if (!reply.ok) statuses.add(reply.status);
  });
  return { ms: quantile(times, 0.95), statuses };
}

async function timesOf(run: () => Promise<void>): Promise<number[]> {
  const taken: number[] = [];
  const startedMs = performance.now();
  while (taken.length < rounds && (taken.length === 0 || performance.now() - startedMs < patienceMs)) {
    const roundMs = performance.now();
    await run();
    taken.push(performance.now() - roundMs);
  }
  return taken;
}

async function countAnswers(pool: Pool, { projectId }: Tenant): Promise<void> {
  await pool.query(
    `select count(*), count(*) filter (where mentioned) from answers
    where workspace_id = $1 and status = 'OK' and created >= now() - interval '60 days'`,
    [projectId],
  );
}
