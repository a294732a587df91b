import { type UseMutationResult, useMutation } from "@tanstack/react-query";

/** Fetches a URL outside the product and goes there; busy until the browser has left. */
export function useRedirect<Argument = void>(
  open: (argument: Argument) => Promise<string>,
): UseMutationResult<void, Error, Argument> {
  return useMutation({
    mutationFn: async (argument: Argument) => {
      location.assign(await open(argument));
      await new Promise<never>(() => undefined); // the browser is leaving the page
    },
  });
}
