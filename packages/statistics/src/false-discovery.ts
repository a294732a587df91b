/**
 * Discoveries among the tests of a list, so that on average at most this share of the discoveries is false: Benjamini and Hochberg (1995).
 * A test that could not be made (null) is none and does not count.
 */
export function falseDiscovery(pValues: readonly (number | null)[], rate = 0.05): boolean[] {
  const made = pValues.filter((pValue) => pValue !== null).sort((left, right) => left - right);
  const last = made.findLastIndex((pValue, index) => pValue <= ((index + 1) / made.length) * rate);
  const limit = made[last];
  return pValues.map((pValue) => pValue !== null && limit !== undefined && pValue <= limit);
}
