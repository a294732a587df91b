import type { FastifyInstance } from "fastify";
import { Refusal } from "#platform/refusal.ts";
import { type ServeAs, serveAs } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { findUser } from "../accounts.sql.ts";
import { type SignedIn, signedInUser } from "./authentication.ts";

declare const proof: unique symbol;

/** A superuser who acts as nobody else. Only requireSuperuser() makes one. */
export interface Superuser {
  readonly userId: string;
  readonly [proof]: "superuser";
}

/** The user as a superuser; anyone else is refused. */
export async function requireSuperuser(tools: Tools, user: SignedIn): Promise<Superuser> {
  if (!(await isSuperuser(tools, user))) throw new Refusal("FORBIDDEN");
  return { userId: user.userId } as Superuser; // the one place where the proof is given
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
  return serveAs(app, (request) => requireSuperuser(tools, signedInUser(request)));
}
