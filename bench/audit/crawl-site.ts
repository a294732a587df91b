import { setTimeout as wait } from "node:timers/promises";
import {
  beginAudit,
  crawlSlice,
  finishAudit,
  workAtAudit,
} from "../../apps/server/src/features/technical-audit/room.ts";
import { placeOfJob } from "../../apps/server/src/platform/place.ts";
import { type CpuTime, openCpuTime } from "../cpu-time.ts";
import { type Account, signUp } from "../product.ts";
import type { ProductWithin } from "../within-product.ts";

export interface CrawlResult {
  readonly account: Account;
  readonly auditId: string;
  readonly pages: number;
  readonly crawl: Phase;
  readonly finish: Phase;
  /** Peak memory of this process, above what it had before the crawl. */
  readonly peakBytes: number;
}

export interface Phase extends CpuTime {
  readonly elapsedMs: number;
}

export const atOnce = 32;
const sampleMs = 20;

/** Audits a site as the product does, in slices, as fast as it answers; nothing else runs in this process. */
export async function crawlSite(
  { databases, tools, address }: ProductWithin,
  { origin, pages }: Site,
): Promise<CrawlResult> {
  const { pool } = databases.postgres;
  const account = await signUp(address);
  const { projectId } = account;
  const place = placeOfJob({ workspaceId: projectId });
  const auditId = await startAudit(address, account, { origin, pages });
  global.gc?.();
  await wait(500);
  const memory = watchMemory();
  const phases: Phase[] = [];
  const measured = async <T>(run: () => Promise<T>): Promise<T> => {
    const cpuTime = await openCpuTime(pool);
    const startedMs = performance.now();
    const result = await run();
    phases.push({ ...(await cpuTime.used()), elapsedMs: performance.now() - startedMs });
    return result;
  };
  let read = 0;
  await workAtAudit(tools, place, {
    auditId,
    step: "QUEUED",
    run: async (work) => {
      const { site, failure } = await beginAudit(tools, place, work);
      if (failure) throw new Error(failure.seen);
      await measured(async () => {
        const pace = { atOnce, perSecond: Number.POSITIVE_INFINITY };
        let isDone = false;
        while (!isDone) ({ isDone } = await crawlSlice(tools, place, { site, work, pace }));
      });
      read = work.progress.read;
      const { audit, signal } = work;
      const verdict = await measured(() => finishAudit(tools, place, { audit, site, signal }));
      await pool.query(
        `update audits set status = 'DONE', finished_at = now(), read = $2, site = $3, access = $4, counts = $5,
          applies = $6, categories = $7, score = $8, not_checked = $9 where id = $1`,
        [
          auditId,
          read,
          ...[site, verdict.access, verdict.counts, verdict.applies, verdict.categories].map((one) =>
            JSON.stringify(one),
          ),
          verdict.score,
          JSON.stringify(verdict.not_checked),
        ],
      );
    },
  });
  const [crawl, finish] = phases;
  if (!crawl || !finish) throw new Error("The audit did not begin.");
  return { account, auditId, pages: read, crawl, finish, peakBytes: memory.stop() };
}

interface Site {
  readonly origin: string;
  readonly pages: number;
}

async function startAudit(
  address: string,
  { projectId, access }: Account,
  { origin, pages }: Site,
): Promise<string> {
  const headers = { authorization: `Bearer ${access}`, "content-type": "application/json" };
  const send = async (method: string, path: string, body: object): Promise<unknown> => {
    const reply = await fetch(`${address}/api/v1/projects/${projectId}/${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return reply.json();
  };
  await send("PATCH", "", { url: `${origin}/` });
  const { id } = (await send("POST", "audits/", {
    pages_max: pages,
    speed: "FAST",
    render: false,
    may_test: true,
  })) as { id: string }; // the contract's answer
  return id;
}

/** Looks at the memory of this process every few milliseconds. */
function watchMemory(): { stop(): number } {
  const idle = process.memoryUsage.rss();
  let peak = idle;
  const watching = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, sampleMs);
  return {
    stop: () => {
      clearInterval(watching);
      return peak - idle;
    },
  };
}
