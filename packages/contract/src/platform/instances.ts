import { z } from "zod";
import { instant } from "../base/fields.ts";

/** A process of the product, as it last said that it runs. */
export const instance = z.object({
  id: z.string(),
  /** The machine's name and the port. */
  name: z.string(),
  roles: z.array(z.enum(["api", "ingest", "worker"])),
  version: z.string(),
  started: instant,
  seen_at: instant,
  /** Whether it has not been seen for a minute, without having ended in order. */
  is_gone: z.boolean(),
});
export type Instance = z.output<typeof instance>;
