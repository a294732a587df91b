import type { Tools } from "#platform/tools.ts";
import { findPersons, lockVerified as lockVerifiedRow } from "../store/people.sql.ts";

export async function isEmailVerified(tools: Tools, userId: string): Promise<boolean> {
  const [person] = await findPersons(tools, [userId]);
  return person?.email_verified ?? false;
}

/** Whether the address is verified; nobody changes that before the caller's transaction ends. */
export const lockVerified = lockVerifiedRow;
