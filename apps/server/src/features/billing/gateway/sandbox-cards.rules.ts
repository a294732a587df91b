import type { ErrorCode } from "@citelens/contract/base/errors";

/** Outcomes of the numbers of the well-known test cards. */
const outcomes: Readonly<Record<string, "pays" | ErrorCode>> = {
  "4242424242424242": "pays",
  "4000000000000002": "CARD_DECLINED",
  "4000000000009995": "CARD_WITHOUT_FUNDS",
};

/** Undefined for any other card: the sandbox takes no real ones. */
export function outcomeOf(card: string | null): "pays" | ErrorCode | undefined {
  return card === null ? "CARD_DECLINED" : outcomes[card];
}
