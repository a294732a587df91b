import { useCallback } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { toast } from "#ui/overlays/toast.ts";
import { useAdsChange } from "../../ads.queries.ts";
import { networkChanges } from "../network.queries.ts";

interface AllowedCreative {
  readonly creative_id: string;
  readonly title: string;
}

/** Lets a creative be shown again that a website refused. */
export function useAllow(publisherId: string): {
  readonly allow: (creative: AllowedCreative) => void;
  readonly isPending: boolean;
} {
  const { mutate, isPending } = useAdsChange(networkChanges.allow);
  const allow = useCallback(
    ({ creative_id: creativeId, title }: AllowedCreative): void =>
      mutate(
        { publisherId, creativeId },
        {
          onSuccess: () => toast.success(`${title} may be shown again.`),
          onError: (problem) => toast.error(problemMessage(problem)),
        },
      ),
    [mutate, publisherId],
  );
  return { allow, isPending };
}
