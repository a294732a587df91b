import type { AiEnv } from "../ai-env.ts";
import { operatorOf } from "../operator-of.ts";
import { askRecorded, type RecordedReply } from "./asked.ts";
import { envAt, type RecordedRow, rowOf } from "./recorded-rows.ts";
import type { Recording } from "./recordings.ts";
import { openReplayServer } from "./replay-server.ts";

/** How this version reads what a row answered when it was recorded. */
export interface ReplayResult {
  readonly row: RecordedRow;
  readonly asked: readonly RecordedReply[];
}

/** Puts what was recorded of one row before its adapter again. Asks nobody else, and needs no key; what it cost is worked out by the given environment and the prices of its day. */
export async function replay(recordings: readonly Recording[], env: AiEnv): Promise<ReplayResult> {
  const row = recordings.map(rowOf).find((found) => found !== undefined);
  if (!row) throw new Error(`This version has no row ${recordings[0]?.row ?? ""}: delete its recordings.`);

  const asked: RecordedReply[] = [];
  for (const { question, answers, recorded_at } of recordings) {
    const server = await openReplayServer(answers);
    try {
      const operator = await operatorOf(row, { env: envAt(row, server.address) });
      const pricing = { ai: env, now: () => new Date(recorded_at) };
      asked.push(await askRecorded({ row, operator, question, pricing }));
    } finally {
      await server.close();
    }
  }
  return { row, asked };
}
