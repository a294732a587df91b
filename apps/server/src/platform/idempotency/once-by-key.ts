import { setTimeout as pause } from "node:timers/promises";
import { later } from "@citelens/contract/base/days";
import { workspacePath } from "@citelens/contract/workspaces/workspaces";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { newId } from "#platform/ids.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { sealed, unsealed } from "#platform/sealing/sealing.ts";
import type { Tools } from "#platform/tools.ts";
import { type Asked, fingerprintOf, hashOf, readKey } from "./idempotency.rules.ts";
import { type Claim, changeKey, deleteKey, type KeyRow, takeKey } from "./idempotency.sql.ts";

declare module "fastify" {
  interface FastifyInstance {
    onceByKey: OnceByKey;
  }
}

interface Once {
  /** What is answered, as JSON has it. */
  readonly content: unknown;
  /** Whether it was answered before. */
  readonly isReplayed: boolean;
}

/** Does what a request asks for, unless another one of the same key has done it: then its answer is given again. */
type OnceByKey = (
  request: FastifyRequest,
  asked: Asked & { readonly header: string | readonly string[] },
  work: () => Promise<unknown>,
) => Promise<Once>;

/** After so long without a sign of life whoever works at it is believed to be dead. */
const leaseMs = 30_000;
const renewEachMs = 10_000;
/** How long somebody waits for the first request of their key, and between two looks at it. */
const patienceMs = 10_000;
const pauseMsMax = 1_000;
const retryAfterSeconds = 5;
const answerBytesMax = 256 * 1024;

/** Lets `serve` do once what comes with an Idempotency-Key; `accountOf` tells whose key it is. */
export function doOnceByKey(
  app: FastifyInstance,
  tools: Tools,
  accountOf: (request: FastifyRequest) => string,
): void {
  app.decorate("onceByKey", async (request, { header, ...asked }, work) => {
    const key = readKey(header);
    const userId = accountOf(request);
    const own = { user_id: userId, key_hash: hashOf(key), claim_id: newId() };
    const claim = { ...own, fingerprint: fingerprintOf(asked), workspace_id: workspaceOf(asked) };
    const seal = { secretKey: tools.secretKey, purpose: `idempotency ${userId} ${key}` };

    const taken = await takeOrWait(tools, claim);
    if (taken.claim_id === claim.claim_id)
      return { content: await doClaimed(tools, { claim, seal }, work), isReplayed: false };
    return { content: openedAnswer(asked, taken.answer, seal), isReplayed: true };
  });
}

/** The row of the key: this claim's own, or that of a request which was done. Throws a refusal where there is neither. */
async function takeOrWait(
  tools: Tools,
  claim: Omit<KeyRow, "created" | "running_until" | "ended_at" | "answer">,
): Promise<KeyRow> {
  const patientUntil = later(tools.now(), patienceMs);
  for (let pauseMs = 50; ; pauseMs = Math.min(2 * pauseMs, pauseMsMax)) {
    const now = tools.now();
    const taken = await takeKey(tools, { ...claim, created: now, running_until: later(now, leaseMs) });
    if (taken.claim_id === claim.claim_id) return taken;

    if (taken.fingerprint !== claim.fingerprint) throw new Refusal("IDEMPOTENCY_KEY_REUSED");
    if (taken.ended_at) return taken;
    if (taken.running_until < now) throw new Refusal("IDEMPOTENCY_KEY_UNKNOWN");
    if (now > patientUntil) throw new Refusal("IDEMPOTENCY_KEY_RUNNING", { retryAfterSeconds });
    await pause(pauseMs);
  }
}

interface Claimed {
  readonly claim: Claim;
  readonly seal: Parameters<typeof sealed>[1];
}

/**
 * A refusal has done nothing, so it frees the key. Any other failure may have come after something was done: its key stays taken,
 * and so does that of a process which dies here.
 */
async function doClaimed(
  tools: Tools,
  { claim, seal }: Claimed,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const renewing = setInterval(() => {
    void note(tools, changeKey(tools, claim, { running_until: later(tools.now(), leaseMs) }));
  }, renewEachMs);
  try {
    const content = await work();
    await note(
      tools,
      changeKey(tools, claim, { ended_at: tools.now(), answer: sealedAnswer(content, seal) }),
    );
    return content;
  } catch (error) {
    const isRefused = error instanceof Refusal || error instanceof FieldRefusal;
    await note(
      tools,
      isRefused ? deleteKey(tools, claim) : changeKey(tools, claim, { running_until: tools.now() }),
    );
    throw error;
  } finally {
    clearInterval(renewing);
  }
}

/** What was done is done, and answered as such, also where that cannot be noted; its lease then ends by itself. */
async function note({ log }: Tools, noting: Promise<void>): Promise<void> {
  try {
    await noting;
  } catch (error) {
    log.warn({ err: error }, "How a request with an Idempotency-Key ended could not be noted");
  }
}

function sealedAnswer(content: unknown, seal: Claimed["seal"]): string | null {
  if (content === undefined) return null;
  const json = JSON.stringify(content);
  return Buffer.byteLength(json) > answerBytesMax ? null : sealed(json, seal);
}

function openedAnswer({ endpoint }: Asked, answer: string | null, seal: Claimed["seal"]): unknown {
  if (!endpoint.answer) return undefined;
  const json = answer === null ? undefined : unsealed(answer, seal);
  if (json === undefined) throw new Refusal("IDEMPOTENCY_ANSWER_GONE");
  return JSON.parse(json);
}

const inWorkspace = z.object({ params: workspacePath });

function workspaceOf({ input }: Asked): string | null {
  return inWorkspace.safeParse(input).data?.params.projectId ?? null;
}
