import { setTimeout as sleep } from "node:timers/promises";
import type { AccessAgent } from "@citelens/contract/content/audit-fields";
import type { Agent } from "@citelens/crawlers";
import { openProbeMarks } from "#features/visits/probes/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { byImportance } from "./access-role.rules.ts";
import { type ProbeAnswer, probeOutcome } from "./probe-outcome.rules.ts";
import { probePage } from "./probe-page.ts";

export interface ProbeOrder {
  readonly place: Place;
  /** Pages that people may read; the first two are asked for. */
  readonly urls: readonly string[];
  /** Agents to ask, those first on which answers depend most; for whom no time is left is left out. */
  readonly agents: readonly Agent[];
  /** Ends all of it; then its reason is thrown. */
  readonly signal?: AbortSignal;
  /** From the beginning of a request to that of the next; a second by default. */
  readonly paceMs?: number;
  /** For all requests together; a minute by default. */
  readonly totalMsMax?: number;
}

export interface ProbeReport {
  /** By token. */
  readonly probes: ReadonlyMap<string, NonNullable<AccessAgent["probe"]>>;
  /** Why agents were left out, by token. */
  readonly unprobed: ReadonlyMap<string, string>;
}

const pagesMax = 2;
const requestTimeoutMs = 5_000;
const browser =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

/**
 * Asks for two pages under the name of each agent, one request after the other, and as a browser before and after, so that what
 * differs is due to the name. All requests bear the mark by which the workspace's tracking knows them as ours.
 */
export async function probeAgents(
  tools: Pick<Tools, "web" | "now" | "secretKey" | "publicUrl">,
  order: ProbeOrder,
): Promise<ProbeReport> {
  const urls = order.urls.slice(0, pagesMax);
  const asker = openAsker(tools, order);
  const unprobed = new Map<string, string>();
  const asked: { readonly token: string; readonly at: string; readonly answers: readonly ProbeAnswer[] }[] =
    [];

  const first = await asker.askAll(urls, browser);
  const isAnswered = first.some(({ status }) => status !== null);
  for (const { token, sampleUserAgent } of byImportance(order.agents)) {
    if (sampleUserAgent === null) continue;
    // Two rounds: this agent's, and the browser's at the end.
    if (!isAnswered) unprobed.set(token, "A browser got no answer either.");
    else if (!asker.hasTimeFor(2 * urls.length))
      unprobed.set(token, "The time for probes was over before its turn.");
    else {
      const at = tools.now().toISOString();
      asked.push({ token, at, answers: await asker.askAll(urls, sampleUserAgent) });
    }
  }
  const last = asked.length === 0 ? first : await asker.askAll(urls, browser);

  const probes = asked.map(({ token, at, answers }) => {
    const pages = urls.flatMap((url, index) => {
      const [before, agent, after] = [first[index], answers[index], last[index]];
      return before && agent && after ? [{ url, first: before, agent, last: after }] : [];
    });
    return [token, { ...probeOutcome(pages), at }] as const;
  });
  return { probes: new Map(probes), unprobed };
}

interface Asker {
  askAll(urls: readonly string[], userAgent: string): Promise<ProbeAnswer[]>;
  /** Whether so many requests more fit into the time, each as slow as the slowest so far. */
  hasTimeFor(requests: number): boolean;
}

function openAsker(
  tools: Pick<Tools, "web" | "now" | "secretKey" | "publicUrl">,
  { place: { workspaceId }, signal, paceMs = 1_000, totalMsMax = 60_000 }: ProbeOrder,
): Asker {
  const marks = openProbeMarks(tools);
  const startedMs = performance.now();
  let nextMs = startedMs;
  let slowestMs = paceMs;
  const leftMs = (): number => startedMs + totalMsMax - performance.now();

  async function ask(url: string, userAgent: string): Promise<ProbeAnswer> {
    const pauseMs = nextMs - performance.now();
    // An end within the pause is told by the signal's own reason.
    if (pauseMs > 0) await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
    signal?.throwIfAborted();
    const begunMs = performance.now();
    nextMs = begunMs + paceMs;
    const timeoutMs = Math.max(1, Math.min(requestTimeoutMs, Math.floor(leftMs())));
    const headers = marks.headersFor({ workspaceId, at: tools.now() });
    const answer = await probePage(tools, url, { userAgent, headers, timeoutMs, ...(signal && { signal }) });
    slowestMs = Math.max(slowestMs, performance.now() - begunMs);
    return answer;
  }

  return {
    hasTimeFor: (requests) => requests * slowestMs <= leftMs(),
    askAll: async (urls, userAgent) => {
      const answers: ProbeAnswer[] = [];
      for (const url of urls) answers.push(await ask(url, userAgent));
      return answers;
    },
  };
}
