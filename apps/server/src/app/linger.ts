import type { FastifyReply, FastifyRequest } from "fastify";

/** Many times what any body may have. */
const drainedBytesMax = 64 * 1024 * 1024;

/**
 * Reads on what the sender of a refused request still sends, and throws it away: a connection that is closed under a sender is reset,
 * and takes the answer with it before anybody has read it. It ends with so many bytes, or with the time that a request may take.
 */
export function linger({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete || raw.destroyed) return;
  reply.removeHeader("connection"); // the framework would close it with the answer
  let left = drainedBytesMax;
  raw.on("data", (piece: Buffer) => {
    left -= piece.length;
    if (left < 0) raw.destroy();
  });
}
