import { z } from "zod";
import { instant } from "../base/fields.ts";

/** Source that an operator publishes so that its agents can be told from others, as it was last read. */
export const identitySource = z.object({
  url: z.string(),
  kind: z.enum(["address_list", "key_directory"]),
  /** Networks of a list, or keys of a directory. */
  entries: z.number().int(),
  /** Null until it was read once. */
  fetched_at: instant.nullable(),
  failing_since: instant.nullable(),
  failure: z.string().nullable(),
  next_try: instant,
});
export type IdentitySource = z.output<typeof identitySource>;
