import type { StaffRight } from "@citelens/contract/base/endpoint";
import type { UserDetails } from "@citelens/contract/platform/admin-user";

export type UserActName = "impersonate" | "endSessions" | "verify" | "level" | "suspend" | "lift" | "remove";

export const userActLabels = {
  impersonate: "Impersonate",
  endSessions: "End sessions",
  verify: "Mail confirmation link",
  level: "Superuser rights",
  suspend: "Suspend",
  lift: "Lift suspension",
  remove: "Delete account",
} as const satisfies Record<UserActName, string>;

export interface OfferedAct {
  readonly name: UserActName;
  readonly right: StaffRight;
  readonly tone?: "danger";
}

/** Acts that make sense for the account; a superuser is neither viewed as, nor suspended, nor deleted. */
export function actsFor({ user, suspension }: UserDetails): readonly OfferedAct[] {
  const offered: OfferedAct[] = [];
  if (!user.is_superuser) offered.push({ name: "impersonate", right: "impersonate" });
  offered.push({ name: "endSessions", right: "operate" });
  if (!user.email_verified) offered.push({ name: "verify", right: "operate" });
  if (user.email_verified || user.is_superuser) offered.push({ name: "level", right: "operate" });
  if (suspension) offered.push({ name: "lift", right: "operate" });
  if (!user.is_superuser) {
    if (!suspension) offered.push({ name: "suspend", right: "operate", tone: "danger" });
    offered.push({ name: "remove", right: "operate", tone: "danger" });
  }
  return offered;
}
