import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type { switchFeatures as switchContract } from "@citelens/contract/platform/admin-organization-actions";
import { featureNames, switchedFeatures } from "@citelens/contract/platform/feature-switches";
import type { Superuser } from "#features/accounts/sign-in/public.ts";
import { switchOff } from "#features/organizations/features/public.ts";
import type { Tools } from "#platform/tools.ts";
import { type Id, perform } from "./perform-on-organization.ts";

/** Says in which parts of the product nothing new begins for an organization; what is under way ends by itself. */
export async function switchFeatures(
  tools: Tools,
  superuser: Superuser,
  act: Id & ParsedInput<typeof switchContract>["body"],
): Promise<void> {
  const off = switchedFeatures.filter((feature) => act.off.includes(feature));
  const names = off.map((feature) => featureNames[feature]).join(", ");
  await perform(tools, superuser, {
    action: "organization.features-switched",
    act,
    details: { off: off.join(", ") },
    run: (within) => switchOff(within, act.organizationId, off),
    news: {
      subject: "What your organization can use was changed",
      heading: "What you can use was changed",
      paragraphs: [
        names === ""
          ? "support switched every feature on for your organization."
          : `support changed which features are switched off for your organization. Off now: ${names}.`,
        ...(names === ""
          ? []
          : ["Nothing new begins there. What is under way ends, and all that is there can be read."]),
      ],
    },
  });
}
