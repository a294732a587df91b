import { once } from "node:events";
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { isUnavailable } from "#platform/clickhouse.ts";
import { newId } from "#platform/ids.ts";
import { openLog } from "#platform/log.ts";
import { eventually } from "#test/world.ts";
import { cases } from "../../../../../../scripts/testing/cases.ts";
import type { Batcher } from "./visits.batcher.ts";
import { openJournal } from "./visits.journal.ts";

const dirs: string[] = [];
afterEach(() => {
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true });
});

function newDir(): string {
  const dir = mkdtempSync(join(tmpdir(), "citelens-journal-"));
  dirs.push(dir);
  return dir;
}

class Unavailable extends Error {}

type Insert = (rows: readonly string[], token: string) => Promise<void>;

function journalIn(
  dir: string,
  insert: Insert,
  {
    isUnavailable: isPassing = (error) => error instanceof Unavailable,
    ...limits
  }: { rowsMax?: number; retryAsideMs?: number; isUnavailable?: typeof isUnavailable } = {},
): Batcher<string> {
  return openJournal<string>(
    {
      insert: ({ all }, token) => insert(all(), token),
      isUnavailable: isPassing,
      newToken: newId,
      after: (delayMs, run) => {
        const timer = setTimeout(run, delayMs);
        return () => clearTimeout(timer);
      },
      log: openLog("silent"),
    },
    {
      dir,
      segmentRowsMax: 5,
      lingerMs: 0,
      lingerMaxMs: 0,
      rowsMax: 1_000,
      bytesMax: 1e6,
      retryDelayMs: 0,
      retryDelayMaxMs: 1,
      retryAsideMs: 3_600_000,
      ...limits,
    },
  );
}

/** A database that counts rows of a token once, and fails as it is told: before or after it stored the rows. */
function storeThat(fails: (attempt: number) => "before" | "after" | "no") {
  const tokens = new Set<string>();
  const stored: string[] = [];
  let attempts = 0;
  const insert: Insert = async (rows, token) => {
    attempts += 1;
    const how = fails(attempts);
    if (how === "before") throw new Unavailable();
    if (!tokens.has(token)) stored.push(...rows);
    tokens.add(token);
    if (how === "after") throw new Unavailable();
  };
  return { insert, stored };
}

/** A database that takes no rows of which it refuses one. */
function refusing(isRefused: (row: string) => boolean) {
  const stored: string[] = [];
  const insert: Insert = async (rows) => {
    if (rows.some(isRefused)) throw new Error("no such column");
    stored.push(...rows);
  };
  return { insert, stored };
}

function asideIn(dir: string): string[] {
  return readdirSync(dir)
    .filter((name) => name.endsWith(".refused"))
    .map((name) => readFileSync(join(dir, name), "utf8"));
}

/** Rejects as Node does where nothing listens. */
async function connectTo(socket: string): Promise<void> {
  await once(connect(socket), "connect");
}

const never = (): Promise<void> => new Promise(() => undefined);

describe("the journal", () => {
  test("answers when the rows are in its file, without waiting for the database", async () => {
    const dir = newDir();
    const journal = journalIn(dir, never);

    await journal.add(["a", "b"], 2);

    const [file = ""] = readdirSync(dir);
    expect(readFileSync(join(dir, file), "utf8")).toBe('"a"\n"b"\n');
  });

  test("stores the rows and removes its file", async () => {
    const dir = newDir();
    const { insert, stored } = storeThat(() => "no");
    const journal = journalIn(dir, insert);

    await journal.add(["a"], 1);

    await eventually(async () => expect(stored).toEqual(["a"]));
    await eventually(async () => expect(readdirSync(dir)).toEqual([]));
  });

  test("stores what a killed process left, and drops the line that the kill cut off", async () => {
    const dir = newDir();
    await journalIn(dir, never).add(["a", "b"], 2);
    appendFileSync(join(dir, readdirSync(dir)[0] ?? ""), '"cut o');
    const { insert, stored } = storeThat(() => "no");

    await journalIn(dir, insert).drain();

    expect(stored).toEqual(["a", "b"]);
  });

  test("keeps what it holds while the database's socket is missing, as while a new process takes its place", async () => {
    const dir = newDir();
    const socket = join(dir, "no.sock");
    let isDown = true;
    const { insert, stored } = storeThat(() => "no");
    const journal = journalIn(
      dir,
      async (rows, token) => {
        if (isDown) await connectTo(socket);
        await insert(rows, token);
      },
      { isUnavailable },
    );

    await journal.add(["a"], 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    isDown = false;

    await eventually(async () => expect(stored).toEqual(["a"]));
    await eventually(async () => expect(readdirSync(dir)).toEqual([]));
  });

  test("refuses as busy when too much waits, and takes rows again afterwards", async () => {
    let isDown = true;
    const { insert, stored } = storeThat(() => (isDown ? "before" : "no"));
    const journal = journalIn(newDir(), insert, { rowsMax: 3 });
    await journal.add(["a", "b", "c"], 3);

    await expect(journal.add(["d"], 1)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    isDown = false;
    await eventually(() => journal.add(["e"], 1));

    await journal.drain();
    expect(stored).toEqual(["a", "b", "c", "e"]);
  });

  test("refuses as busy when its folder cannot be written", async () => {
    const dir = newDir();
    const journal = journalIn(dir, never);
    rmSync(dir, { recursive: true });

    await expect(journal.add(["a"], 1)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  });

  test("sets aside the rows that the database refuses, or that nobody can read, and stores those around them", async () => {
    const dir = newDir();
    writeFileSync(join(dir, "0-unreadable.ndjson"), "{\n");
    const { insert, stored } = refusing((row) => row === "bad");
    const journal = journalIn(dir, insert);

    await journal.add(["a", "b", "bad", "c"], 4);
    await journal.add(["good"], 1);
    await journal.drain();

    expect(stored.toSorted()).toEqual(["a", "b", "c", "good"]);
    expect(asideIn(dir).toSorted()).toEqual(['"bad"\n', "{\n"]);
  });

  test("reads a damaged segment line by line", async () => {
    const dir = newDir();
    const hole = "\0".repeat(40);
    writeFileSync(join(dir, "0.ndjson"), `"a"\n"b"\n${hole}"c"\n"cut${hole}"d"\n"e"\n`);
    const { insert, stored } = refusing(() => false);

    await journalIn(dir, insert).drain();

    expect(stored.toSorted()).toEqual(["a", "b", "c", "e"]);
    expect(asideIn(dir)).toEqual([`"cut${hole}"d"\n`]);
  });

  test("reads what an earlier release set aside for a hole", async () => {
    const dir = newDir();
    writeFileSync(join(dir, "0.ndjson.refused"), `"a"\n${"\0".repeat(40)}"b"\n`);
    const { insert, stored } = refusing(() => false);

    await journalIn(dir, insert).drain();

    expect([stored.toSorted(), readdirSync(dir)]).toEqual([["a", "b"], []]);
  });

  test("tries again what is set aside, at each start and from time to time", async () => {
    const dir = newDir();
    let isRefused = true;
    const { insert, stored } = refusing((row) => isRefused && row.startsWith("bad"));
    const closing = journalIn(dir, insert);
    await closing.add(["bad start"], 1);
    await closing.drain();
    const journal = journalIn(dir, insert, { retryAsideMs: 5 });
    await journal.add(["bad later", "a"], 2);
    await eventually(async () => expect(stored).toEqual(["a"]));
    isRefused = false;

    await eventually(async () => expect(stored.toSorted()).toEqual(["a", "bad later", "bad start"]));
    await journal.drain();

    expect(readdirSync(dir)).toEqual([]);
  });

  test("divides nothing for long where the database refuses all", async () => {
    const dir = newDir();
    const { insert } = refusing(() => true);
    const journal = journalIn(dir, insert);

    for (let segment = 0; segment < 40; segment += 1) {
      await journal.add(["a", "b", "c", "d", "e"], 5);
      await eventually(async () =>
        expect(readdirSync(dir).some((name) => name.endsWith(".ndjson"))).toBe(false),
      );
    }
    await journal.drain();

    expect(asideIn(dir).join("").split("\n")).toHaveLength(201);
    expect(asideIn(dir).length).toBeLessThan(70);
  });

  test("stores each row once when it is killed while a segment is divided", async () => {
    const dir = newDir();
    writeFileSync(join(dir, "0.ndjson"), '"a"\n"b"\n');
    writeFileSync(join(dir, "0.0.ndjson"), '"a"\n');
    writeFileSync(join(dir, "0.1.ndjson.part"), '"');
    const { insert, stored } = refusing(() => false);

    await journalIn(dir, insert).drain();

    expect([stored, readdirSync(dir)]).toEqual([["a", "b"], []]);
  });

  test("leaves its files to the next start when it closes while the database is down", async () => {
    const dir = newDir();
    const closing = journalIn(dir, storeThat(() => "before").insert);
    await closing.add(["a"], 1);
    await closing.drain();
    const { insert, stored } = storeThat(() => "no");

    await journalIn(dir, insert).drain();

    expect(stored).toEqual(["a"]);
  });

  test("stores every acknowledged row once, whatever fails and however often the process is killed", async () => {
    const failure = fc.constantFrom("before" as const, "after" as const, "no" as const);
    const step = fc.oneof(
      fc.record({ kind: fc.constant("add" as const), rows: fc.integer({ min: 1, max: 7 }) }),
      fc.record({ kind: fc.constant("kill" as const) }),
      fc.record({ kind: fc.constant("pause" as const) }),
    );

    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 25 }),
        fc.array(failure, { maxLength: 30 }),
        async (steps, failures) => {
          const dir = newDir();
          const { insert, stored } = storeThat((attempt) => failures[attempt - 1] ?? "no");
          const acknowledged: string[] = [];
          let next = 0;
          let process = killable(dir, insert);
          const take = {
            kill: async () => {
              await process.kill();
              process = killable(dir, insert);
            },
            pause: () => new Promise((resolve) => setTimeout(resolve, 1)),
            add: async (count: number) => {
              const rows = Array.from({ length: count }, () => `row ${next++}`);
              await process.journal.add(rows, rows.length);
              acknowledged.push(...rows);
            },
          };
          for (const { kind, ...more } of steps) await take[kind]("rows" in more ? more.rows : 0);
          await process.kill();
          await journalIn(dir, storeAnyway(insert)).drain();

          expect(stored.toSorted()).toEqual(acknowledged.toSorted());
        },
      ),
      { numRuns: cases(30, 200) },
    );
  }, 60_000);
});

/** A journal whose inserts all end, unanswered, from the moment that its process is killed. */
function killable(dir: string, insert: Insert) {
  let isKilled = false;
  let running: Promise<unknown> = Promise.resolve();
  const journal = journalIn(dir, (rows, token) => {
    if (isKilled) return never();
    const answer = insert(rows, token);
    running = answer.catch(() => undefined);
    return isKilled ? never() : answer;
  });
  return {
    journal,
    kill: async () => {
      isKilled = true;
      await running;
      await new Promise((resolve) => setTimeout(resolve, 2)); // the last file operation of the dead ends
    },
  };
}

function storeAnyway(insert: Insert): Insert {
  return async (rows, token) => {
    for (;;) {
      try {
        return await insert(rows, token);
      } catch {
        // told to fail once more
      }
    }
  };
}
