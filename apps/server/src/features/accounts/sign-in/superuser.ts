import type { StaffRight } from "@citelens/contract/base/endpoint";
import { rightsOfLevel, type SupportLevel } from "@citelens/contract/platform/support-levels";
import type { FastifyInstance } from "fastify";
import { Refusal } from "#platform/refusal.ts";
import { type ServeAs, serveAs } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { findSupportLevel, findUser } from "../store/accounts.sql.ts";
import { signedInUser } from "./authentication.ts";
import type { SignedIn } from "./credentials.ts";
import { requireRecentPassword } from "./recent-password.ts";

declare const proof: unique symbol;

/** A superuser who acts as nobody else. Only requireSuperuser() makes one. */
export interface Superuser {
  readonly userId: string;
  readonly level: SupportLevel;
  readonly [proof]: "superuser";
}

/**
 * The user as a superuser who has the right; anyone else is refused, and so is one whose password was not entered within 10
 * minutes, for whatever takes more than to look.
 */
export async function requireSuperuser(
  tools: Tools,
  user: SignedIn,
  right: StaffRight = "read",
): Promise<Superuser> {
  const level = await superuserLevel(tools, user);
  const rights: readonly StaffRight[] = level ? rightsOfLevel[level] : [];
  if (!level || !rights.includes(right)) throw new Refusal("FORBIDDEN");
  if (right !== "read") await requireRecentPassword(tools, user);
  return { userId: user.userId, level } as Superuser; // the one place where the proof is given
}

/** Whether the user is a superuser who acts as nobody else. */
export async function isSuperuser(
  tools: Tools,
  { userId, impersonatorId }: Pick<SignedIn, "userId" | "impersonatorId">,
): Promise<boolean> {
  const user = impersonatorId === undefined ? await findUser(tools, userId) : undefined;
  return user?.is_superuser === true;
}

/** Serves endpoints of superusers; everyone else is refused, and learns nothing of what would be right to send. */
export function superuserRoutes(app: FastifyInstance, tools: Tools): ServeAs<Superuser> {
  return serveAs(app, (request) =>
    requireSuperuser(tools, signedInUser(request), request.routeOptions.config.endpoint?.right),
  );
}

async function superuserLevel(
  tools: Tools,
  { userId, impersonatorId }: SignedIn,
): Promise<SupportLevel | undefined> {
  return impersonatorId === undefined ? findSupportLevel(tools, userId) : undefined;
}
