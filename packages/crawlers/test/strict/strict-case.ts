/** A user agent and the token that it must be known by, or null where no agent is there. */
export interface StrictCase {
  readonly userAgent: string;
  readonly token: string | null;
}

export const strictCase = (token: string | null, userAgent: string): StrictCase => ({ token, userAgent });

/**
 * Half of the cases are for trying rules out, the other half is held out: it shows whether the rules
 * hold for what nobody looked at. The half depends on the text alone, so new cases move none.
 */
export function isHeldOut({ userAgent }: StrictCase): boolean {
  let hash = 2_166_136_261;
  for (const char of userAgent) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return ((hash >>> 13) & 1) === 1;
}
