import { QueryClient } from "@tanstack/react-query";
import { ApiProblem } from "./api-problem.ts";

const staleMs = 30_000;

/** The cache of server data. Refusals are final; other failures are retried once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: staleMs, retry: isWorthRetrying },
    mutations: { retry: false },
  },
});

/** `failures` is the number of retries so far, as TanStack Query counts them. */
export function isWorthRetrying(failures: number, problem: unknown): boolean {
  const refused = problem instanceof ApiProblem && problem.status >= 400 && problem.status < 500;
  return !refused && failures < 1;
}
