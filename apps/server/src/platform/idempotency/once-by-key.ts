import { setTimeout as pause } from "node:timers/promises";
import { earlier, hourMs, later, minuteMs } from "@citelens/contract/base/days";
import { id } from "@citelens/contract/base/fields";
import { keptHours } from "@citelens/contract/base/idempotency";
import { workspacePath } from "@citelens/contract/workspaces/workspaces";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { type Note, notingBeforeCommit } from "#platform/before-commit.ts";
import { newId } from "#platform/ids.ts";
import type { Rate } from "#platform/limits/gcra.ts";
import { openMemoryRates } from "#platform/limits/memory-rates.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { sealed, unsealed } from "#platform/sealing/sealing.ts";
import type { Tools } from "#platform/tools.ts";
import { fingerprintOf, hashOf, type RequestInput, readKey } from "./idempotency.rules.ts";
import {
  type Claim,
  changeKey,
  deleteKey,
  findKey,
  freeUnstored,
  type KeyRow,
  markStored,
  takeKey,
} from "./idempotency.sql.ts";

declare module "fastify" {
  interface FastifyInstance {
    onceByKey: OnceByKey;
  }
}

interface OnceResult {
  /** Answer, as JSON has it. */
  readonly content: unknown;
  /** Whether it was answered before. */
  readonly isReplayed: boolean;
}

/** Does what a request asks for, unless another one of the same key has done it: then its answer is given again. */
type OnceByKey = (
  request: FastifyRequest,
  asked: RequestInput & { readonly header: string | readonly string[] },
  work: () => Promise<unknown>,
) => Promise<OnceResult>;

/** After so long without a sign of life whoever works at it is believed to be dead. */
const leaseMs = 30_000;
const renewEachMs = 10_000;
/** How long somebody waits for the first request of their key, and between two looks at it. */
const patienceMs = 10_000;
const pauseMsMin = 50;
const pauseMsMax = 1_000;
const retryAfterSeconds = 5;
const answerBytesMax = 256 * 1024;
/** Rate of what an account's answers may take up to be kept, in bytes: nobody fills the disk with them. */
const keptAnswers: Rate = { count: 512 * 1024, perMs: minuteMs, burst: 16 * 1024 * 1024 };

/** Holder of a key, for whom it names one request. */
interface KeyHolder {
  readonly userId: string;
  /** API key or app through which the user asks: its keys are its own. Undefined for sessions, which share them. */
  readonly credentialId: string | undefined;
}

/** Lets `serve` do once what comes with an Idempotency-Key; `holderOf` tells whose key it is. */
export function doOnceByKey(
  app: FastifyInstance,
  tools: Tools,
  holderOf: (request: FastifyRequest) => KeyHolder,
): void {
  const rates = openMemoryRates(tools, "api");
  app.decorate("onceByKey", async (request, { header, ...asked }, work) => {
    const key = readKey(header);
    const { userId, credentialId } = holderOf(request);
    const workspaceId = inWorkspace.safeParse(asked.input).data ?? null;
    const held = credentialId === undefined ? key : `${credentialId} ${key}`;
    const own = { user_id: userId, key_hash: hashOf(`${workspaceId} ${held}`), claim_id: newId() };
    const claim = { ...own, fingerprint: fingerprintOf(asked), workspace_id: workspaceId };
    const seal = { secretKey: tools.secretKey, purpose: `idempotency ${userId} ${key}` };
    const isKept = (bytes: number) =>
      bytes <= answerBytesMax && rates.take(userId, keptAnswers, bytes).isTaken;

    const done = await takeOrWait(tools, claim);
    return done
      ? { content: openedAnswer(asked, done.answer, seal), isReplayed: true }
      : { content: await doClaimed(tools, { claim, seal, isKept }, work), isReplayed: false };
  });
}

/**
 * The row of the request that has done it; none where this claim took the key, which is free again where it is older than keys are
 * kept, and where a process died before it stored anything. Throws a refusal where there is neither.
 */
async function takeOrWait(
  tools: Tools,
  claim: Claim & Pick<KeyRow, "fingerprint" | "workspace_id">,
): Promise<KeyRow | undefined> {
  const patientUntil = later(tools.now(), patienceMs);
  for (let pauseMs = pauseMsMin; ; pauseMs = Math.min(2 * pauseMs, pauseMsMax)) {
    const now = tools.now();
    const row = { ...claim, created: now, running_until: later(now, leaseMs) };
    if (await takeKey(tools, row)) return undefined;
    const known = await findKey(tools, claim);
    if (!known) continue;
    const state = await stateOf(tools, claim, known);
    if (state === "done") return known;
    if (state === "freed") continue;
    if (now > patientUntil) throw new Refusal("IDEMPOTENCY_KEY_RUNNING", { retryAfterSeconds });
    await pause(pauseMs);
  }
}

async function stateOf(
  tools: Tools,
  { fingerprint }: Pick<KeyRow, "fingerprint">,
  known: KeyRow,
): Promise<"running" | "done" | "freed"> {
  const now = tools.now();
  if (known.created < earlier(now, keptHours * hourMs)) {
    await deleteKey(tools, known);
    return "freed";
  }
  if (known.fingerprint !== fingerprint) throw new Refusal("IDEMPOTENCY_KEY_REUSED");
  if (known.ended_at) return "done";
  if (known.running_until >= now) return "running";
  if (known.stored_at) throw new Refusal("IDEMPOTENCY_KEY_BROKEN");
  await freeUnstored(tools, known); // it stays where something is being stored right now, and is looked at once more
  return "freed";
}

interface ClaimedKey {
  readonly claim: Claim;
  readonly seal: Parameters<typeof sealed>[1];
  /** Whether an answer of so many bytes is kept. */
  readonly isKept: (bytes: number) => boolean;
}

/**
 * A refusal frees the key, and so does any other failure before which nothing was stored. One that came after keeps it taken, as
 * the death of this process does then. Whoever was believed to be dead meanwhile stores nothing more.
 */
async function doClaimed(
  tools: Tools,
  { claim, ...how }: ClaimedKey,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const renewing = setInterval(() => {
    void note(tools, changeKey(tools, claim, { running_until: later(tools.now(), leaseMs) }));
  }, renewEachMs);
  let isOver = false;
  const mark: Note = async (db) => {
    if (!isOver && !(await markStored({ ...tools, db }, claim)))
      throw new Refusal("IDEMPOTENCY_KEY_RUNNING", { retryAfterSeconds });
  };
  try {
    const content = await notingBeforeCommit(mark, work);
    await note(tools, changeKey(tools, claim, { ended_at: tools.now(), answer: sealedAnswer(content, how) }));
    return content;
  } catch (error) {
    const isRefused = error instanceof Refusal || error instanceof FieldRefusal;
    await note(tools, isRefused ? deleteKey(tools, claim) : freeOrEnd(tools, claim));
    throw error;
  } finally {
    isOver = true;
    clearInterval(renewing);
  }
}

async function freeOrEnd(tools: Tools, claim: Claim): Promise<void> {
  if (await freeUnstored(tools, claim)) return;
  await changeKey(tools, claim, { running_until: tools.now() });
}

/** Work that was done is done, and answered as such, also where that cannot be noted; its lease then ends by itself. */
async function note({ log }: Tools, noting: Promise<void>): Promise<void> {
  try {
    await noting;
  } catch (error) {
    log.warn({ err: error }, "How a request with an Idempotency-Key ended could not be noted");
  }
}

function sealedAnswer(content: unknown, { seal, isKept }: Omit<ClaimedKey, "claim">): string | null {
  if (content === undefined) return null;
  const json = JSON.stringify(content);
  return isKept(Buffer.byteLength(json)) ? sealed(json, seal) : null;
}

function openedAnswer({ endpoint }: RequestInput, answer: string | null, seal: ClaimedKey["seal"]): unknown {
  if (!endpoint.answer) return undefined;
  const json = answer === null ? undefined : unsealed(answer, seal);
  if (json === undefined) throw new Refusal("IDEMPOTENCY_ANSWER_GONE");
  return JSON.parse(json);
}

const inWorkspace = z.union([
  z.object({ params: workspacePath }).transform(({ params }) => params.projectId),
  z.object({ body: z.object({ project: id }) }).transform(({ body }) => body.project),
]);
