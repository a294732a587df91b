import type { Answer, Endpoint } from "@citelens/contract/base/endpoint";
import {
  type DataTag,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
  type UseQueryOptions,
} from "@tanstack/react-query";
import { type CallInput, callWith } from "./call.ts";

/** How a question is asked, beside what it asks: whether it is repeated, how long its answer is fresh. */
type Manner<E extends Endpoint, Key extends QueryKey> = Omit<
  UseQueryOptions<Answer<E>, Error, Answer<E>, Key>,
  "queryKey" | "queryFn" | "select" | "initialData"
>;

/** Query for the answer of an endpoint of the contract to this input, known under this key. */
export function endpointQuery<E extends Endpoint, const Key extends QueryKey>(
  queryKey: Key,
  [endpoint, input]: readonly [endpoint: E, input: CallInput<E>],
  manner: Manner<E, Key> = {},
) {
  return queryOptions<Answer<E>, Error, Answer<E>, Key>({
    ...manner,
    queryKey,
    queryFn: ({ signal }) => callWith(endpoint, { ...input, signal }),
  });
}

/** The same for a page of a list, or for figures that are filtered: what was asked before stays until this is here. */
export function pageQuery<E extends Endpoint, const Key extends QueryKey>(
  queryKey: Key,
  asked: readonly [endpoint: E, input: CallInput<E>],
  manner: Manner<E, Key> = {},
) {
  return endpointQuery<E, Key>(queryKey, asked, { ...manner, placeholderData: keepPreviousData });
}

/** Asks again every so often while the last answer is so. */
export function refetchWhile<Data>(
  isSo: (known: Data) => boolean,
  everyMs: number,
): (query: { readonly state: { readonly data: Data | undefined } }) => number | false {
  return ({ state: { data } }) => (data !== undefined && isSo(data) ? everyMs : false);
}

/** Shows at once what a change made of the data. An answer that is on its way does not know of it: it is dropped. */
export async function showChange<Data>(
  queryClient: QueryClient,
  { queryKey }: { readonly queryKey: DataTag<QueryKey, Data, Error> },
  to: (known: Data | undefined) => Data | undefined,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Data>(queryKey, to);
}
