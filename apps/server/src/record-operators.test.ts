import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AiServer, goodKey, openAiServer } from "#test/fakes/ai/ai-server.ts";
import { channels } from "#test/fakes/ai/channels.ts";

const command = resolve(import.meta.dirname, "record-operators.ts");

let server: AiServer;
let dataDir: string;
beforeAll(async () => {
  const chatgpt = channels.find(({ id }) => id === "chatgpt");
  if (!chatgpt) throw new Error("There is no double of ChatGPT.");
  server = await openAiServer(chatgpt.protocol);
  dataDir = mkdtempSync(join(tmpdir(), "record-operators-"));
});
beforeEach(() => {
  server.asked.length = 0;
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

interface ProgramEnd {
  readonly code: number;
  readonly said: string;
}

/** Output that somebody sees who runs it where nobody can confirm anything. */
function run(options: readonly string[], env: Readonly<Record<string, string>>): Promise<ProgramEnd> {
  return new Promise((answer) => {
    const child = execFile(
      process.execPath,
      [command, ...options],
      { env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env } },
      (_, stdout, stderr) => answer({ code: child.exitCode ?? -1, said: stdout + stderr }),
    );
    child.stdin?.end();
  });
}

test("says the cost, asks after a yes alone, stores what came, and reads it again", async () => {
  const env = { OPENAI_API_KEY: goodKey, OPENAI_BASE_URL: `${server.address}/v1` };

  const unconfirmed = await run(["--only=chatgpt"], env);
  const askedBefore = server.asked.length;
  const recorded = await run(["--only=chatgpt", "--yes"], env);

  expect(unconfirmed.said).toMatch(/5 questions to each of 1 models.*chatgpt.*in total.*Nothing was asked/s);
  expect([unconfirmed.code, askedBefore]).toEqual([1, 0]);
  expect(server.asked).toHaveLength(5);
  expect(recorded.said.match(/chatgpt \(.*\).*1 of 2 sources cited, 1 searches/g)).toHaveLength(10);
  expect(recorded.said).not.toContain("WRONG");
  expect(recorded.code).toBe(0);
  expect(recorded.said).not.toContain(goodKey);
  expect(readdirSync(join(dataDir, "recordings/chatgpt"))).toHaveLength(5);
}, 120_000);
