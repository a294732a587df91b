import { QueryClient } from "@tanstack/react-query";
import { ApiProblem } from "./api-problem.ts";

const staleMs = 30_000;

/** What this page load knows of the server's data. A refusal is final; anything else is tried once more. */
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
