export type ProbeKind = "Check" | "Test";

/**
 * Name that a probe gives itself: an agent of our own, which is never counted, with the nonce behind it. The nonce stands in the user
 * agent, since it is what all clients of the tracking endpoint relay; of a query they relay utm_* and ref alone.
 */
export function probeAgent(kind: ProbeKind, nonce: string): string {
  return `Mozilla/5.0 (compatible; Citelens-${kind}/1.0; ${nonce})`;
}

/** The nonce of a probe, by its user agent. */
export function probeNonceIn(userAgent: string): string | undefined {
  return /^Mozilla\/5\.0 \(compatible; Citelens-(?:Check|Test)\/1\.0; ([0-9a-f]{32})\)$/.exec(userAgent)?.[1];
}
