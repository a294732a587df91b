import type { Place } from "#platform/place.ts";

export type Role = "OWNER" | "MEMBER";

declare const proof: unique symbol;

/** Somebody who was shown to belong to a workspace. Only requireMember() makes one. */
export interface Member extends Place {
  readonly userId: string;
  readonly role: Role;
  /** To whom the workspace belongs. */
  readonly organizationId: string;
  /** The superuser who acts as this member. */
  readonly impersonatorId: string | undefined;
  /** Whether whoever asks may spend credits: every person may, and of keys and apps those with the scope. */
  readonly maySpend: boolean;
  readonly [proof]: "member";
}

/** A member who owns the workspace. Only requireOwner() makes one. */
export interface Owner extends Member {
  readonly role: "OWNER";
}
