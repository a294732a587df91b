import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { readEnv } from "#env";
import { catalogue } from "#features/operators/public.ts";
import { aiEnv, isConfigured } from "#platform/ai/ai-env.ts";
import { record } from "#platform/ai/record/record.ts";
import { askedLine, expectedLines, replayedLines } from "#platform/ai/record/record-report.ts";
import { readRecordings } from "#platform/ai/record/recordings.ts";
import { findingsOf } from "#platform/ai/record/replay.rules.ts";
import { replay } from "#platform/ai/record/replay.ts";

/**
 * `npm run operators:record`: puts five questions to every AI model that has a key, says before what it will cost, stores
 * what comes without secrets, and reads it again. With `--replay` it asks nobody and reads what is stored.
 */
const { values: options } = parseArgs({
  options: {
    folder: { type: "string" },
    only: { type: "string", default: "" },
    replay: { type: "boolean", default: false },
    yes: { type: "boolean", default: false },
  },
});

const configured = readEnv(process.env);
const env = aiEnv(configured);
const now = (): Date => new Date();
const folder = options.folder ?? join(configured.DATA_DIR, "recordings");
const only = options.only.split(",").filter((id) => id !== "");

process.exitCode = (options.replay || (await recordAll())) && (await replayAll()) ? 0 : 1;

async function recordAll(): Promise<boolean> {
  const rows = catalogue(env)
    .filter((row) => row.access !== "local" && isConfigured(row, env))
    .filter(({ id }) => only.length === 0 || only.includes(id));
  if (rows.length === 0) {
    say(["No AI model has a key in the environment; docs/self-hosting.md lists the variables."]);
    return false;
  }
  say(expectedLines(rows, { ai: env, now }));
  if (!options.yes && !(await isConfirmed())) {
    say(["Nothing was asked."]);
    return false;
  }
  await record(rows, {
    env,
    folder,
    now,
    heard: (row, asked) => say([askedLine(row, asked)]),
  });
  say([`Stored in ${folder}, without keys and accounts. As this version reads it:`]);
  return true;
}

async function replayAll(): Promise<boolean> {
  const recordings = readRecordings(folder).filter(({ row }) => only.length === 0 || only.includes(row));
  if (recordings.length === 0) {
    say([`Nothing is recorded in ${folder}.`]);
    return false;
  }
  let isRight = true;
  for (const ofRow of Map.groupBy(recordings, ({ row }) => row).values()) {
    const replayed = await replay(ofRow, env);
    const findings = findingsOf(replayed);
    say(replayedLines(replayed, findings));
    if (findings.some(({ severity }) => severity === "wrong")) isRight = false;
  }
  return isRight;
}

/** Where nobody can be asked, the answer is no. */
async function isConfirmed(): Promise<boolean> {
  if (!process.stdin.isTTY) {
    say(["Say --yes to ask without a confirmation."]);
    return false;
  }
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question("Ask them? (y/N) ");
  prompt.close();
  return /^y(es)?$/i.test(answer.trim());
}

function say(lines: readonly string[]): void {
  process.stdout.write(`${lines.join("\n")}\n`);
}
