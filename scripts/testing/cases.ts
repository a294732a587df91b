/** How many cases a property test or a simulation goes through: few in `npm test`, many in `npm run test:deep`. */
export function cases(usual: number, deep: number): number {
  return process.env.CITELENS_TEST_DEEP === "1" ? deep : usual;
}
