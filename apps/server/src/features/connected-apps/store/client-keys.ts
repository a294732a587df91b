import { z } from "zod";

/** Public keys of a client, in its document or at an address that it names. */
export const clientKeys = z.union([
  z.object({ uri: z.string() }),
  z.object({
    set: z.object({
      keys: z
        .array(z.looseObject({ kty: z.string() }))
        .min(1)
        .max(20),
    }),
  }),
]);
export type ClientKeys = z.output<typeof clientKeys>;
