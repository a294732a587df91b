/** What the hash of a password costs, by argon2id: `memoryCost` in KiB. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** The least that OWASP's Password Storage Cheat Sheet recommends. */
export const passwordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
