import { describe, expect, test } from "vitest";
import { readEnv } from "#env";
import { aiEnv } from "./ai-env.ts";
import { providers } from "./providers.ts";
import { replayedLines } from "./record/record-report.ts";
import { readRecordings } from "./record/recordings.ts";
import { findingsOf } from "./record/replay.rules.ts";
import { replay } from "./record/replay.ts";

/** Answers of the providers themselves, for anyone who has recorded it: see docs/testing.md. Asks nobody. */
const env = aiEnv(readEnv(process.env));
const recordings = readRecordings("data/recordings");
const models = providers.flatMap(({ needs, models }) => models.map(({ id }) => ({ id, needs })));

describe.each(models)("$id", ({ id, needs }) => {
  const recorded = recordings.filter(({ row }) => row === id);

  test.skipIf(recorded.length === 0)(
    `is read rightly as it was recorded (needs npm run operators:record with ${needs.join(" and ")})`,
    async () => {
      const replayed = await replay(recorded, env);

      const findings = findingsOf(replayed);
      process.stdout.write(`${replayedLines(replayed, findings).join("\n")}\n`);
      expect(findings.filter(({ severity }) => severity === "wrong")).toEqual([]);
    },
  );
});
