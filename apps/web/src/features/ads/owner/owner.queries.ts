import type { Input } from "@citelens/contract/base/endpoint";
import {
  decideAsPublisher,
  getPublisherTerms,
  type PublisherTerms,
} from "@citelens/contract/content/ads-network";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { endpointQuery, showChange } from "#lib/api/queries.ts";

/** Terms that the owner was invited to, and what is shown; for whoever has the link of their mail. */
export function termsQuery(token: string) {
  return endpointQuery(["publisher-terms", token], [getPublisherTerms, { params: { token } }]);
}

export type Decision = Input<typeof decideAsPublisher>["body"];

/** Decides as the owner; what is shown follows from the answer. */
export function useDecide(token: string): UseMutationResult<PublisherTerms, Error, Decision> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Decision) => call(decideAsPublisher, { params: { token }, body }),
    onSuccess: (terms) => showChange(queryClient, termsQuery(token), () => terms),
  });
}
