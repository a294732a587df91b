/** How the start and the tests run commands and show it. Uses nothing but Node itself, from version 20 on. */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

/** Something that the person at the keyboard can do something about; shown without a stack trace. */
export class Problem extends Error {}

const heartbeatMs = 20_000;
const parentWatchMs = 500;
/** One Ctrl-C arrives twice under npm, which hands on what the terminal has already sent to everybody. */
const sameWishMs = 1_000;

/** Does some work under one line of output that ends with its duration. Rejects as the work does. */
export async function step(label, work) {
  const startedAt = Date.now();
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
  const onTerminal = process.stdout.isTTY;

  process.stdout.write(onTerminal ? `… ${label}` : `… ${label}\n`);
  const beat = setInterval(
    () =>
      process.stdout.write(onTerminal ? `\r… ${label} ${seconds()}` : `… ${label}, ${seconds()} so far\n`),
    onTerminal ? 500 : heartbeatMs,
  );
  const finish = (mark) => {
    clearInterval(beat);
    process.stdout.write(`${onTerminal ? "\r" : ""}${mark} ${label} ${seconds()}\n`);
  };
  try {
    const answer = await work();
    finish("✓");
    return answer;
  } catch (error) {
    finish("✗");
    throw error;
  }
}

/**
 * Runs a command and answers with what it printed. Rejects with a Problem, which says what it said, when it fails
 * or takes longer than `limitMs`. A command that is not `quiet` prints by itself while it runs.
 */
export async function run(command, args, { cwd = root, env = {}, quiet = true, limitMs = 0 } = {}) {
  const child = start(command, args, { cwd, env, stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit" });
  const printed = [];
  const said = [];
  child.stdout?.on("data", (part) => printed.push(part) && said.push(part));
  child.stderr?.on("data", (part) => said.push(part));
  const limit = limitMs > 0 ? setTimeout(() => child.kill(), limitMs) : undefined;
  try {
    const { code, signal } = await ended(child);
    if (code === 0) return Buffer.concat(printed).toString().trim();

    const end = signal ? `was ended by ${signal}` : `ended with code ${code}`;
    throw new Problem(`${Buffer.concat(said).toString()}\n${[command, ...args].join(" ")} ${end}.`.trim());
  } finally {
    clearTimeout(limit);
  }
}

/**
 * Lets a command take this process's place: it gets its signals, and its end is this process's end. Answers with its
 * end, and with a way to ask it for that unless somebody has already done so. A child that is `linked` sees by its
 * channel to this process when this one was killed without a chance to say so.
 */
export function become(command, args, { linked = false } = {}) {
  const stdio = linked ? ["inherit", "inherit", "inherit", "ipc"] : "inherit";
  const child = start(command, args, { cwd: root, env: {}, stdio });
  const end = ended(child).then(({ code, signal }) => {
    process.exitCode = signal ? 128 + constants.signals[signal] : code;
  }, explain);
  return { end, stop: () => child.askedAt ?? child.kill() };
}

/** Says what went wrong and makes the process end as failed: problems in a sentence, our mistakes with a trace. */
export function explain(error) {
  console.error(error instanceof Problem ? `\n${error.message}` : error);
  process.exitCode = 1;
}

/** In a group of its own, so that a signal reaches it once and through us, no matter who sends it. */
function start(command, args, { cwd, env, stdio }) {
  return spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio, detached: true });
}

function ended(child) {
  return new Promise((resolve, reject) => {
    const stopHandingOn = handOnSignals(child);
    child.on("error", (error) => {
      stopHandingOn();
      reject(new Problem(`${child.spawnfile} cannot be started: ${error.message}`));
    });
    child.on("close", (code, signal) => {
      stopHandingOn();
      resolve({ code, signal });
    });
  });
}

/**
 * What this process is asked, the child is asked, once for each wish. A shell between npm and this process dies of
 * SIGTERM without handing it on, so under npm the loss of the parent counts as SIGTERM.
 */
function handOnSignals(child) {
  const ask = (signal) => {
    if (Date.now() - (child.askedAt ?? 0) < sameWishMs) return;
    child.askedAt = Date.now();
    child.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, ask);

  const parent = process.ppid;
  const watch = setInterval(() => {
    if (!process.env.npm_lifecycle_event || process.ppid === parent) return;
    clearInterval(watch);
    ask("SIGTERM");
  }, parentWatchMs);

  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, ask);
  };
}
