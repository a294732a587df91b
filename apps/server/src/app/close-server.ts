import type { FastifyInstance } from "fastify";

/** Well below the time after which a process that was told to end gives up, so that all else still ends in order. */
const answeringMsMax = 15_000;

/**
 * Answers what is under way. A connection that was busy when the closing began is closed as soon as it is idle, not when its
 * client goes; one whose client reads nothing any more is never idle, and is cut off at last.
 */
export async function closeServer(app: FastifyInstance, { longestMs = answeringMsMax } = {}): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const cut = setTimeout(() => app.server.closeAllConnections(), longestMs);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
}
