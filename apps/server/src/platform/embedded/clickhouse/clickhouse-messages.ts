import { z } from "zod";
import { clickHouseLimits } from "./clickhouse-limits.ts";

/** Settings that the front is given when it is started, as JSON in its first argument. */
export const frontConfig = z.object({
  /** The folder of the engine, which no other process may have open. */
  engineDir: z.string().min(1),
  socketPath: z.string().min(1),
  limits: clickHouseLimits,
});

export type FrontConfig = Readonly<z.output<typeof frontConfig>>;

/** Messages of the front to its parent: once that it serves, or why it cannot. */
export const frontMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready") }),
  z.object({ kind: z.literal("failed"), message: z.string() }),
]);

export type FrontMessage = z.output<typeof frontMessage>;

/** The only thing that the parent says to the front; losing the parent means the same. */
export const stopMessage = z.object({ kind: z.literal("stop") });
