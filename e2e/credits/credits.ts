import type { Input } from "@citelens/contract/base/endpoint";
import type { calculateCredits } from "@citelens/contract/billing/credits";

export const usesCall = "**/api/v1/projects/*/organization/credit-logs/**";
export const calculatorCall = "**/api/v1/credit-calculator/";
export const creditsCall = "**/api/v1/projects/*/organization/credits/";

export type Calculated = Input<typeof calculateCredits>["body"];
