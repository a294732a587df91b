import { createHmac, timingSafeEqual } from "node:crypto";

/** Which answer a link opens, and until when. */
export interface AnswerShare {
  readonly workspaceId: string;
  readonly answerId: string;
  readonly expires: Date;
}

/** A text that opens one answer to whoever has it; nothing is stored, and nobody can make one without the secret. */
export function shareToken(secretKey: string, { workspaceId, answerId, expires }: AnswerShare): string {
  const content = Buffer.from(`${workspaceId}.${answerId}.${Math.floor(expires.getTime() / 1000)}`).toString(
    "base64url",
  );
  return `${content}.${signatureOf(secretKey, content).toString("base64url")}`;
}

/** What a token opens; undefined when it was not made here, or its time is over. */
export function openShareToken(secretKey: string, token: string, now: Date): AnswerShare | undefined {
  const [content = "", signature = ""] = token.split(".");
  const [claimed, expected] = [Buffer.from(signature, "base64url"), signatureOf(secretKey, content)];
  if (claimed.length !== expected.length || !timingSafeEqual(claimed, expected)) return undefined;

  const [workspaceId = "", answerId = "", seconds = "0"] = Buffer.from(content, "base64url")
    .toString()
    .split(".");
  const expires = new Date(Number(seconds) * 1000);
  return expires > now ? { workspaceId, answerId, expires } : undefined;
}

function signatureOf(secretKey: string, content: string): Buffer {
  const key = createHmac("sha256", secretKey).update("citelens shared answers").digest();
  return createHmac("sha256", key).update(content).digest();
}
