import { type UseMutationResult, useMutation } from "@tanstack/react-query";

/** Leaves the product for a page whose address is asked for first; it stays busy until the browser has left. */
export function useRedirect<Argument = void>(
  open: (argument: Argument) => Promise<string>,
): UseMutationResult<void, Error, Argument> {
  return useMutation({
    mutationFn: async (argument: Argument) => {
      location.assign(await open(argument));
      await new Promise<never>(() => undefined); // the page is left from here
    },
  });
}
