import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { recordedQuestionSchema } from "./recorded-questions.ts";

const recordingSchema = z.object({
  /** A row of the catalogue. */
  row: z.string(),
  provider: z.string(),
  /** As it was asked for. */
  model: z.string(),
  question: recordedQuestionSchema,
  recorded_at: z.iso.datetime(),
  /** Answers that came over HTTP, the oldest first. */
  answers: z.array(
    z.object({ status: z.int(), headers: z.record(z.string(), z.string()), body: z.string() }),
  ),
});

/** Answers of a provider to one question, as it came, without what it was asked and by whom. */
export type Recording = z.output<typeof recordingSchema>;

/** One file for each row and question, so that a new recording takes the place of the old one. */
export function writeRecording(folder: string, recording: Recording): void {
  const path = join(folder, encodeURIComponent(recording.row));
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const text = `${JSON.stringify(recording, null, 2)}\n`;
  writeFileSync(join(path, `${recording.question.id}.json`), text, { mode: 0o600 });
}

/** All that is stored there; throws where a file is none of ours. */
export function readRecordings(folder: string): Recording[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".json"))
    .toSorted()
    .map((path) => recordingSchema.parse(JSON.parse(readFileSync(join(folder, path), "utf8"))));
}
