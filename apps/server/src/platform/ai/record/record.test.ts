import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { goodKey, openAiServer } from "#test/fakes/ai/ai-server.ts";
import { channels } from "#test/fakes/ai/channels.ts";
import { modelNamed } from "../model-named.test-helper.ts";
import { isAnswered, type RecordedReply } from "./asked.ts";
import { record } from "./record.ts";
import { recordedQuestions } from "./recorded-questions.ts";
import { readRecordings } from "./recordings.ts";
import { type Finding, findingsOf } from "./replay.rules.ts";
import { replay } from "./replay.ts";

const now = () => new Date("2026-11-23T08:00:00Z");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "recordings-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const stored = () =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".json"))
    .map((path) => readFileSync(join(folder, path), "utf8"));

const read = (asked: readonly RecordedReply[]) =>
  asked.map((one) => (isAnswered(one) ? { ...one.answer, latencyMs: 0 } : one.failure.kind));

/** Some doubles answer under a name of their own, whatever model was asked. */
const wrongIn = (findings: readonly Finding[]) =>
  findings.filter(({ severity, text }) => severity === "wrong" && !text.includes("was asked, and"));

describe.each(channels.map((channel) => [channel.id, channel] as const))("%s", (id, channel) => {
  test("is read from its recording as it was read when it answered", async () => {
    const server = await openAiServer(channel.protocol);
    const env = channel.env(server);
    const row = modelNamed(id, env);
    const live: RecordedReply[] = [];

    await record([row], { env, folder, now, heard: (_, asked) => live.push(asked) });
    const asked = server.asked.length;
    await server.close();
    const replayed = await replay(readRecordings(folder), env);

    expect(live.every(isAnswered)).toBe(true);
    expect(read(replayed.asked)).toEqual(read(live));
    expect(wrongIn(findingsOf(replayed))).toEqual([]);
    expect(asked).toBeGreaterThanOrEqual(recordedQuestions.length);
    expect(stored()).toHaveLength(recordedQuestions.length);
    expect(stored().join()).not.toContain(goodKey);
  });
});

test("a refused key is asked no further question, and its answer is stored", async () => {
  const channel = channels.find(({ id }) => id === "chatgpt");
  if (!channel) throw new Error("There is no double of ChatGPT.");
  const server = await openAiServer(channel.protocol);
  const env = channel.env(server, "a-wrong-key");
  const live: RecordedReply[] = [];

  await record([modelNamed("chatgpt", env)], { env, folder, now, heard: (_, asked) => live.push(asked) });
  await server.close();

  expect(read(live)).toEqual(["bad_key"]);
  expect(readRecordings(folder)).toMatchObject([{ row: "chatgpt", answers: [{ status: 401 }] }]);
});
