interface Counted {
  readonly visits: number;
  readonly verified: number;
  readonly spoofed: number;
}

/** Verified visits in per cent of all that claimed to be an agent's, to the first digit; null without any. */
export function verifiedShare({ visits, verified, spoofed }: Counted): number | null {
  const claims = visits + spoofed;
  return claims === 0 ? null : Math.round((verified / claims) * 1000) / 10;
}
