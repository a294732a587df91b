import type { SignedIn } from "#features/accounts/sign-in/public.ts";
import { isSuperuser } from "#features/accounts/sign-in/public.ts";
import { accountTotals } from "#features/accounts/totals/public.ts";
import { planPeople } from "#features/billing/plan-people/public.ts";
import type { Tools } from "#platform/tools.ts";
import { listPublishedAudiences, setAudienceSize } from "./announcements.sql.ts";
import { type Audience, audienceKey, isFor, type ReaderStanding } from "./audience.rules.ts";

const noPlans: ReaderStanding["plans"] = new Set();

export async function standingOf(tools: Tools, signedIn: SignedIn): Promise<ReaderStanding> {
  const [isOne, plans] = await Promise.all([
    isSuperuser(tools, signedIn),
    planPeople.plansOf(tools, [signedIn.userId]),
  ]);
  return { isSuperuser: isOne, plans: plans.get(signedIn.userId) ?? noPlans };
}

/** Keeps those of the accounts whom it is for. */
export async function keepAudience<Person extends { readonly id: string; readonly is_superuser: boolean }>(
  tools: Tools,
  audience: Audience,
  persons: readonly Person[],
): Promise<Person[]> {
  const plans =
    audience.audience === "plan"
      ? await planPeople.plansOf(
          tools,
          persons.map(({ id }) => id),
        )
      : new Map();
  return persons.filter(({ id, is_superuser }) =>
    isFor(audience, { isSuperuser: is_superuser, plans: plans.get(id) ?? noPlans }),
  );
}

export function sizeOf(tools: Tools, { audience, plans }: Audience): Promise<number> {
  if (audience === "plan") return planPeople.count(tools, plans);
  return accountTotals.count(tools, { superusers: audience === "superusers" });
}

/** Counts every audience of what is published anew, each once. */
export async function countAudiences(tools: Tools): Promise<void> {
  const published = await listPublishedAudiences(tools);
  for (const same of Map.groupBy(published, audienceKey).values()) {
    const [audience] = same;
    const ids = same.map(({ id }) => id);
    if (audience) await setAudienceSize(tools, ids, await sizeOf(tools, audience));
  }
}
