/** Names a request, so that it is done once however often it is sent: 1 to 255 printable characters of ASCII. */
export const idempotencyKeyHeader = "idempotency-key";

/** Header of an answer that was given before, to the first request with the same key. */
export const replayedHeader = "idempotent-replayed";

/** For how long the answer to a key is given again. */
export const keptHours = 24;
