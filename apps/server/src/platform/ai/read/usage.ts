import { z } from "zod";

/** A number of a provider's account; null where it is missing or is none. */
export const amount = z.number().nonnegative().nullish().catch(null);
