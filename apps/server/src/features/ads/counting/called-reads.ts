import type { Visit } from "@citelens/contract/traffic/visits";
import { createClassifier, isOwnAgent } from "@citelens/crawlers";
import type { Reporter } from "#features/visits/ingest/public.ts";
import { keptUntil } from "#features/visits/retention/public.ts";
import type { Tools } from "#platform/tools.ts";
import type { ServedRow } from "../content/served.sql.ts";
import { insertReads } from "./ad-reads.events.ts";
import { type AdRead, readOf } from "./reads.rules.ts";

interface CalledRead {
  readonly served: ServedRow;
  readonly headers: Visit["request_headers"];
}

export interface CalledReads {
  /** Notes who a page was asked for by, after it was decided what it shows. */
  note(reporter: Reporter, called: CalledRead): void;
  close(): Promise<void>;
}

const everyMs = 2_000;
const waitingMax = 50_000;
const minuteMs = 60_000;

/**
 * Reads of which the publisher's server told when it asked for a passage, for those that do not report visits. Unproven; the visit of
 * the same agent, page and minute takes its place when it is reported too, so that nothing counts twice.
 */
export function openCalledReads(tools: Tools): CalledReads {
  const classify = createClassifier({ cacheSize: 1_000 });
  const waiting = new Map<string, AdRead>();
  let writing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    const rows = [...waiting.values()];
    waiting.clear();
    try {
      await insertReads(tools.events, rows);
    } catch (error) {
      tools.log.warn({ err: error, reads: rows.length }, "Reads of passages could not be written down");
    }
  }

  return {
    note: ({ settings }, { served, headers }) => {
      const userAgent = single(headers, "user-agent");
      const agent = isOwnAgent(userAgent)
        ? undefined
        : classify(userAgent, { signatureAgent: single(headers, "signature-agent") || undefined });
      if (!agent || waiting.size >= waitingMax) return;
      const at = Math.floor(tools.now().getTime() / minuteMs) * minuteMs;
      const keepUntil = (day: string): string => keptUntil(day, settings.retentionDays);
      const read = readOf(served, {
        token: agent.token,
        minuteMs: at,
        verdict: "unchecked",
        proof: "",
        keepUntil,
      });
      waiting.set([read.workspace_id, read.ts, read.placement_id, read.token, read.path].join(" "), read);
      timer ??= setTimeout(() => {
        timer = undefined;
        writing = write();
      }, everyMs).unref();
    },
    close: async () => {
      clearTimeout(timer);
      await writing;
      await write();
    },
  };
}

function single(headers: Visit["request_headers"], name: string): string {
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return (Array.isArray(found) ? found[0] : found) ?? "";
}
