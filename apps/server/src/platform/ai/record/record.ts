import type { AiEnv } from "../ai-env.ts";
import { failureKinds } from "../failures/operator-failure.ts";
import { operatorOf } from "../operator-of.ts";
import { askRecorded, isAnswered, type RecordedReply } from "./asked.ts";
import { openHttpRecorder } from "./http-recorder.ts";
import { recordedQuestions } from "./recorded-questions.ts";
import { type RecordedRow, secretsOf } from "./recorded-rows.ts";
import { writeRecording } from "./recordings.ts";
import { scrubbed } from "./scrubbed.ts";

interface RecordOptions {
  readonly env: AiEnv;
  readonly folder: string;
  readonly now: () => Date;
  /** Hears of every question once it was asked. */
  readonly heard: (row: RecordedRow, asked: RecordedReply) => void;
}

/** Asks every row the recorded questions, one after the other, and stores what came; the rows side by side. */
export async function record(rows: readonly RecordedRow[], recorded: RecordOptions): Promise<void> {
  const { env, folder, now, heard } = recorded;
  const recorder = openHttpRecorder();
  const recordRow = async (row: RecordedRow): Promise<void> => {
    const operator = await operatorOf(row, { env });
    const secrets = secretsOf(row, env);
    for (const question of recordedQuestions) {
      const { result, answers } = await recorder.record(() =>
        askRecorded({ row, operator, question, pricing: { ai: env, now } }),
      );
      if (answers.length > 0) {
        const { id, provider, model } = row;
        const came = answers.map((answer) => scrubbed(answer, secrets));
        const of = { row: id, provider, model, question, recorded_at: now().toISOString() };
        writeRecording(folder, { ...of, answers: came });
      }
      heard(row, result);
      // What has no right key, no money or no model answers the others in the same way.
      if (!isAnswered(result) && failureKinds[result.failure.kind].pauses) return;
    }
  };
  try {
    await Promise.all(rows.map(recordRow));
  } finally {
    recorder.close();
  }
}
