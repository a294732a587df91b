import type { FastifyInstance, FastifyRequest } from "fastify";
import { openMemoryRates } from "#platform/limits/memory-rates.ts";
import { pass } from "#platform/limits/open-limit.ts";
import { openSlots, type Slot } from "#platform/limits/slots.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Guard } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import type { Member } from "../store/member.ts";
import { openRefusals } from "./limit-refusals.ts";

/** Limits of the plan of an organization for the members of its workspaces together; what is refused is counted. */
export interface MemberLimits extends Guard<Member> {
  /** A slot for one live view; refuses one too many with 429. */
  holdStream(member: Member, request: FastifyRequest): Promise<Slot>;
}

/** An export takes seconds, a live view goes on for minutes. */
const retryAfterSeconds = { exports: 5, streams: 30 } as const;
const noSlot: Slot = { free: () => undefined };

/** One for all rooms of a server, since an organization's requests are counted together. */
const opened = new WeakMap<FastifyInstance, MemberLimits>();

export function memberLimits(app: FastifyInstance, tools: Tools): MemberLimits {
  const known = opened.get(app);
  if (known) return known;

  const made = openMemberLimits(app, tools);
  opened.set(app, made);
  return made;
}

function openMemberLimits(app: FastifyInstance, tools: Tools): MemberLimits {
  const rates = openMemoryRates(tools, "api");
  const slots = openSlots(tools);
  const refusals = openRefusals(tools);
  app.addHook("onClose", async () => {
    await Promise.all([slots.close(), refusals.close()]);
  });
  const isHeld = ({ ip }: FastifyRequest): boolean => !tools.unlimited.has(ip);

  async function hold(member: Member, what: keyof typeof retryAfterSeconds): Promise<Slot> {
    const { organizationId } = member;
    const { [what]: max } = await tools.planLimits.of(organizationId);
    const slot = await slots.take(`${what} ${organizationId}`, max);
    if (slot) return slot;

    refusals.count(member, what);
    throw new Refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: retryAfterSeconds[what] });
  }

  return {
    admit: async (member, request) => {
      if (!isHeld(request)) return;

      const { organizationId } = member;
      const taking = rates.take(organizationId, (await tools.planLimits.of(organizationId)).requests);
      if (!taking.isTaken) refusals.count(member, "requests");
      pass(taking);
    },
    holdFile: async (member, request) => (isHeld(request) ? hold(member, "exports") : noSlot),
    holdStream: async (member, request) => (isHeld(request) ? hold(member, "streams") : noSlot),
  };
}
