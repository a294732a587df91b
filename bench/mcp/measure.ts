import { dayIn, shiftDay } from "@citelens/contract/base/days";
import { z } from "zod";
import { openCpuTime } from "../cpu-time.ts";
import { type Account, makeReadKey, signUp } from "../product.ts";
import { type BenchRow, median } from "../table.ts";
import { type ProductWithin, withinProduct } from "../within-product.ts";

const callsPerTurn = 100;
const turns = 7;
const pages = 200;
const goal = "<= 3 ms above";

/** Processor time of a call of a tool above that of its endpoint: both with one key, over HTTP from this process, in turns. */
export function benchMcp(): Promise<BenchRow[]> {
  return withinProduct(measure);
}

interface ComparedCall {
  readonly what: string;
  readonly tool: string;
  readonly given: Readonly<Record<string, unknown>>;
  /** The same of the API, below the workspace. */
  readonly path: string;
}

async function measure({ databases: { postgres }, address }: ProductWithin): Promise<BenchRow[]> {
  const account = await signUp(address);
  const today = dayIn("UTC", new Date());
  const days = { from_date: shiftDay(today, -29), to_date: today };
  await reportVisits(address, account);
  const reader = {
    address,
    projectId: account.projectId,
    key: await makeReadKey(address, account, "Reader"),
  };
  const compared: readonly ComparedCall[] = [
    { what: "one workspace", tool: "get_workspace", given: {}, path: "/" },
    { what: "the headline figures", tool: "get_summary", given: {}, path: "/insights/summary/" },
    {
      what: "100 rows of agents' pages",
      tool: "list_agent_visits",
      given: { ...days, page_size: 100 },
      path: `/events/agent-pages/?${new URLSearchParams({ ...days, page_size: "100" })}`,
    },
  ];

  const rows: BenchRow[] = [];
  for (const one of compared) {
    const [ofTool, ofEndpoint] = await inTurns(postgres.pool, [
      () => callTool(reader, one),
      () => callEndpoint(reader, one),
    ]);
    const [tool, endpoint] = [median(ofTool ?? []), median(ofEndpoint ?? [])];
    rows.push({
      what: `mcp: processor time of a call, ${one.what}`,
      value: `${tool.toFixed(2)} ms, ${(tool - endpoint).toFixed(2)} above`,
      ceiling: `its endpoint, ${endpoint.toFixed(2)} ms`,
      ratio: (tool / endpoint).toFixed(2),
      goal,
    });
  }
  return rows;
}

/** Milliseconds of this process for each call, by turn. */
async function inTurns(
  pool: ProductWithin["databases"]["postgres"]["pool"],
  calls: readonly (() => Promise<void>)[],
): Promise<number[][]> {
  const times = calls.map((): number[] => []);
  for (let turn = 0; turn <= turns; turn += 1) {
    for (const [index, call] of calls.entries()) {
      const cpu = await openCpuTime(pool);
      for (let nth = 0; nth < callsPerTurn; nth += 1) await call();
      const { processMs } = await cpu.used();
      if (turn > 0) times[index]?.push(processMs / callsPerTurn); // a first one warms up
    }
  }
  return times;
}

const version = "2026-07-28";
const meta = {
  "io.modelcontextprotocol/protocolVersion": version,
  "io.modelcontextprotocol/clientInfo": { name: "bench", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
};
const called = z.object({ result: z.object({ structuredContent: z.object({ as_of: z.string() }) }) });

interface Reader {
  readonly address: string;
  readonly projectId: string;
  readonly key: string;
}

async function callTool({ address, projectId, key }: Reader, { tool, given }: ComparedCall): Promise<void> {
  const params = { name: tool, arguments: { workspace_id: projectId, ...given }, _meta: meta };
  const response = await fetch(`${address}/mcp`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": version,
      "mcp-method": "tools/call",
      "mcp-name": tool,
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
  });
  called.parse(await response.json());
}

async function callEndpoint({ address, projectId, key }: Reader, { path }: ComparedCall): Promise<void> {
  const response = await fetch(`${address}/api/v1/projects/${projectId}${path}`, {
    headers: { authorization: `Api-Key ${key}` },
  });
  z.looseObject({}).parse(await response.json());
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
}

async function reportVisits(address: string, { key }: Account): Promise<void> {
  const visits = Array.from({ length: 2_000 }, (_, at) => ({
    request_path: `/articles/article-${at % pages}`,
    request_method: "GET",
    request_headers: { "user-agent": "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)" },
    response_status: 200,
  }));
  const response = await fetch(`${address}/api/v1/tracking/visits/`, {
    method: "POST",
    headers: { authorization: `Api-Key ${key}`, "content-type": "application/json" },
    body: JSON.stringify(visits),
  });
  if (response.status !== 202) throw new Error(`Visits were answered with ${response.status}`);
}
