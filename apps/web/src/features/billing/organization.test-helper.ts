import { getOrganization, type Organization } from "@citelens/contract/billing/billing";
import { type Changes, sampleAnswer } from "@citelens/contract/test/samples/sample-answer";

/** An organization that has bought nothing yet, as its owner sees it, but for these parts. */
export function organizationWith(changes: Changes<Organization> = {}): Organization {
  const organization = sampleAnswer(getOrganization, {
    total_credits: 300,
    used_credits: 0,
    additional_credits: 0,
    remaining_credits: 300,
    credit_usage_percentage: 0,
    is_over_usage: false,
    free_credits_wait: false,
    current_plan: "demo",
    plan_name: "Demo",
    billing: "sandbox",
    billing_country: "",
    vat_number: "",
    vat_state: "none",
    billing_interval: "monthly",
    can_manage_billing: true,
    credit_balance: 0,
    subscription_status: "none",
    ending_workspaces: [],
  });
  return sampleAnswer(getOrganization, { ...organization, ...changes });
}
