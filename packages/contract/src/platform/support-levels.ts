import { z } from "zod";
import { endpoint, type StaffRight, staffRights } from "../base/endpoint.ts";

/** How far a superuser's rights go. Whom SUPERUSER_EMAIL names is an operator. */
export const supportLevels = ["support", "finance", "operator"] as const;
export type SupportLevel = (typeof supportLevels)[number];

export const rightsOfLevel = {
  support: ["read", "impersonate"],
  finance: ["read", "billing"],
  operator: staffRights,
} as const satisfies Record<SupportLevel, readonly StaffRight[]>;

export const ownRights = z.object({ level: z.enum(supportLevels), rights: z.array(z.enum(staffRights)) });
export type OwnRights = z.output<typeof ownRights>;

export const getOwnRights = endpoint({
  caller: "superuser",
  refusesImpersonators: true,
  method: "GET",
  path: "/admin/rights/",
  summary: "What you may do as a superuser",
  answer: ownRights,
});
