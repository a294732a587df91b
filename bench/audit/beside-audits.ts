import { runLoad } from "../ingest/run-load.ts";
import { type Account, type Product, signUp, startProduct } from "../product.ts";
import { type BenchRow, quantile } from "../table.ts";
import { withSite } from "./start-child.ts";

const rounds = 6;
const roundMs = 3_000;
const signInEveryMs = 200;
/** A hundred visits a second at most. */
const visits = { connections: 1, pauseMs: 10 };

interface Times {
  readonly visits: number[];
  readonly signIns: number[];
}

/** Visits and sign-ins with and without two audits of two organizations, 40 pages a second each, in the process that serves them. */
export function benchBeside(): Promise<Partial<BenchRow>[]> {
  return withSite({ pages: 10_000, delayMs: 20 }, async (origin) => {
    const product = await startProduct({
      BILLING: "off",
      OUTBOUND_ALLOW: "127.0.0.1",
      RENDER_BROWSER: "none",
    });
    try {
      const address = `http://127.0.0.1:${product.port}`;
      const owners = [await signUp(address), await signUp(address)];
      const visited = await signUp(address);
      const [alone, beside]: readonly Times[] = [
        { visits: [], signIns: [] },
        { visits: [], signIns: [] },
      ];
      if (!alone || !beside) throw new Error("There are no times.");
      await round(product, visited, { visits: [], signIns: [] });
      for (let turn = 0; turn < rounds; turn += 1) {
        await round(product, visited, alone);
        const running = await Promise.all(owners.map((owner) => beginAudit(address, owner, origin)));
        await round(product, visited, beside);
        await Promise.all(running.map((cancel) => cancel()));
      }
      return [row("a visit", alone.visits, beside.visits), row("signing in", alone.signIns, beside.signIns)];
    } finally {
      await product.stop();
    }
  });
}

function row(name: string, alone: readonly number[], beside: readonly number[]): Partial<BenchRow> {
  const [aloneMs, besideMs] = [quantile(alone, 0.99), quantile(beside, 0.99)];
  return {
    what: `${name} beside two audits of two organizations, 40 pages a second each, 99th percentile`,
    value: `${besideMs.toFixed(1)} ms`,
    ceiling: `without them, ${aloneMs.toFixed(1)} ms`,
    ratio: (besideMs / aloneMs).toFixed(2),
    goal: "<= 1.5",
  };
}

async function round({ port }: Product, account: Account, times: Times): Promise<void> {
  let isOver = false;
  const signingIn = (async () => {
    while (!isOver) {
      const startedMs = performance.now();
      const reply = await fetch(`http://127.0.0.1:${port}/api/v1/token/`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: account.email, password: account.password }),
      });
      await reply.text();
      times.signIns.push(performance.now() - startedMs);
      await new Promise((resolve) => setTimeout(resolve, signInEveryMs));
    }
  })();
  const { latenciesMs } = await runLoad({ port, key: account.key, durationMs: roundMs, ...visits });
  isOver = true;
  await signingIn;
  times.visits.push(...latenciesMs);
}

/** Resolves once it reads pages, to what cancels it. */
async function beginAudit(
  address: string,
  { projectId, access }: Account,
  origin: string,
): Promise<() => Promise<void>> {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const reply = await fetch(`${address}/api/v1/projects/${projectId}/${path}`, {
      method,
      headers: { authorization: `Bearer ${access}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return reply.json();
  };
  await call("PATCH", "", { url: `${origin}/` });
  const body = { speed: "FAST", may_test: true, render: false, pages_max: 10_000 };
  const { id } = (await call("POST", "audits/", body)) as { id: string }; // the contract's answer
  for (let status = ""; status !== "CRAWLING"; ) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    ({ status } = (await call("GET", `audits/${id}/`)) as { status: string }); // the contract's answer
  }
  return async () => {
    await call("POST", `audits/${id}/cancel/`, {});
  };
}
