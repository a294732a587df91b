#!/usr/bin/env node
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { distinct, findFile, type LogFile } from "./content.ts";
import { type Options, readOptions, usage } from "./options.ts";
import { openPositions, type Positions } from "./positions.ts";
import { Problem } from "./problem.ts";
import { openSay } from "./say.ts";
import { openSelection } from "./selection.ts";
import { openSender } from "./sender.ts";
import { type ShipOptions, ship } from "./ship.ts";
import { nothingShipped, shippedSentences } from "./shipped.ts";

const pollMs = 1_000;
const attemptsMax = 8;
const tellMs = 60_000;
const say = openSay((text) => process.stderr.write(text));

try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options) await run(options);
  else process.stdout.write(usage);
} catch (error) {
  say(error instanceof Problem ? error.message : String(error instanceof Error ? error.stack : error));
  process.exitCode = 1;
}

async function run({ logs, endpoint, key, isFollowing, format, sendsAll, state }: Options): Promise<void> {
  const shipOptions: ShipOptions = {
    format,
    selection: sendsAll ? () => true : openSelection(),
    positions: await openPositions(state),
    send: openSender({
      key,
      endpoint,
      attemptsMax: isFollowing ? Number.POSITIVE_INFINITY : attemptsMax,
      say,
      pause,
    }),
    say,
    now: Date.now,
    isFollowing,
  };
  const shipped = nothingShipped();
  const read = await eachOnce(logs, shipOptions.positions);
  let toldAt = Date.now();
  do {
    for (const log of read) await ship(log, shipOptions, shipped);
    if (isFollowing) await pause(pollMs);
    if (Date.now() - toldAt < tellMs) continue;
    say(shippedSentences(shipped));
    toldAt = Date.now();
  } while (isFollowing);
  say(shippedSentences(shipped));
}

/**
 * Logs, each once: of several names of one log all but that by which it was read before, or the first, are left out: it would be sent
 * twice.
 */
async function eachOnce(logs: readonly string[], positions: Positions): Promise<readonly string[]> {
  const found = (await Promise.all(logs.map(findFile))).filter((file) => file !== undefined);
  const isNew = ({ path }: LogFile): number => (positions.of(resolve(path)) ? 0 : 1);
  const read = distinct(found.toSorted((a, b) => isNew(a) - isNew(b)));
  const double = new Set(found.filter((file) => !read.includes(file)).map(({ path }) => path));
  for (const log of double) say(`${log} is another name of a log that is read already: left out.`);
  return logs.filter((log) => !double.has(log));
}
