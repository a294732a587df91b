const isDeep = process.env.CITELENS_TEST_DEEP === "1";

/** How many cases a property test or a simulation goes through: few in `npm test`, many in `npm run test:deep`. */
export function cases(usual: number, deep: number): number {
  return isDeep ? deep : usual;
}

/** For a test of many cases; generous, as a busy machine takes several times what a quiet one does. */
export const casesLimitMs = isDeep ? 900_000 : 120_000;
