import { QueryClient, queryOptions } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { refetchWhile, showChange } from "./queries.ts";

it("asks again only while what is known is so", () => {
  const every = refetchWhile((answers: readonly string[]) => answers.includes("PENDING"), 5000);

  expect(every({ state: { data: undefined } })).toBe(false);
  expect(every({ state: { data: ["OK", "PENDING"] } })).toBe(5000);
  expect(every({ state: { data: ["OK"] } })).toBe(false);
});

it("shows a change although an answer from before it arrives later", async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const answer = Promise.withResolvers<string[]>();
  const keys = queryOptions({ queryKey: ["keys"], queryFn: () => answer.promise });
  queryClient.setQueryData(keys.queryKey, ["old"]);
  const reading = queryClient.fetchQuery(keys).catch(() => "dropped");

  await showChange(queryClient, keys, (known) => [...(known ?? []), "new"]);
  answer.resolve(["old"]);
  await reading;

  expect(queryClient.getQueryData(keys.queryKey)).toEqual(["old", "new"]);
});
