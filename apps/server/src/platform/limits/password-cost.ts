import type { PasswordCost } from "#platform/tools.ts";

/** The least that OWASP's Password Storage Cheat Sheet recommends. */
export const passwordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
