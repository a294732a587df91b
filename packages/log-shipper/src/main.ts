#!/usr/bin/env node
import { setTimeout as pause } from "node:timers/promises";
import { type Options, readOptions, usage } from "./options.ts";
import { openPositions } from "./positions.ts";
import { Problem } from "./problem.ts";
import { openSelection } from "./selection.ts";
import { openSender } from "./sender.ts";
import { nothingShipped, type ShipOptions, type Shipped, ship } from "./ship.ts";

const pollMs = 1_000;
const attemptsMax = 8;
const tellMs = 60_000;

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
  let toldAt = Date.now();
  do {
    for (const log of logs) await ship(log, shipOptions, shipped);
    if (isFollowing) await pause(pollMs);
    if (Date.now() - toldAt < tellMs) continue;
    tell(shipped);
    toldAt = Date.now();
  } while (isFollowing);
  tell(shipped);
}

function tell({ lines, sent, passedOver, bad, untimely }: Shipped): void {
  say(
    `${lines} lines: ${sent} sent, ${passedOver} of others passed over, ${bad} bad, ${untimely} too old or ahead of time.`,
  );
}

function say(message: string): void {
  process.stderr.write(`${message}\n`);
}
