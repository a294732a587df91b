import type { SupportLevel } from "@citelens/contract/platform/support-levels";
import {
  performAction,
  type ReasonedAction,
  type SuperuserAction,
} from "#features/accounts/actions/public.ts";
import { people } from "#features/accounts/people/public.ts";
import { type Superuser, sessionsEnded } from "#features/accounts/sign-in/public.ts";
import { accountSupport } from "#features/accounts/support/public.ts";
import { letter, productBrand } from "#platform/mail/letter.ts";
import { mailName } from "#platform/mail/mail-name.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";

export interface UserId {
  readonly userId: string;
}
type UserAction = UserId & ReasonedAction;

/** Acts of superusers on one account: each once for its key, with a reason, audited, and told to its owner by mail. */
export const userActions = { endSessions, resendVerification, suspend, lift, setLevel, remove } as const;

function endSessions(tools: Tools, superuser: Superuser, act: UserAction): Promise<void> {
  return perform(tools, superuser, act, {
    action: "user.sessions-ended",
    run: async (within) => {
      await accountSupport.endSessions(within, act.userId);
    },
    heading: "You were signed out everywhere",
    sentence: "support ended every session of your account. You can log in again at any time.",
  });
}

function resendVerification(tools: Tools, superuser: Superuser, act: UserAction): Promise<void> {
  return perform(tools, superuser, act, {
    action: "user.verification-sent",
    run: async (within) => {
      await accountSupport.resendVerification(within, act.userId);
    },
  });
}

async function suspend(tools: Tools, superuser: Superuser, act: UserAction): Promise<void> {
  refuseOwn(superuser, act);
  await perform(tools, superuser, act, {
    action: "user.suspended",
    run: (within) => accountSupport.suspend(within, act.userId, act.reason),
    heading: "Your account was suspended",
    sentence: "support suspended your account: nobody can log in with it.",
  });
}

function lift(tools: Tools, superuser: Superuser, act: UserAction): Promise<void> {
  return perform(tools, superuser, act, {
    action: "user.suspension-lifted",
    run: (within) => accountSupport.lift(within, act.userId),
    heading: "Your account is no longer suspended",
    sentence: "support lifted the suspension of your account. You can log in again.",
  });
}

async function setLevel(
  tools: Tools,
  superuser: Superuser,
  { level, ...act }: UserAction & { readonly level: SupportLevel | null },
): Promise<void> {
  refuseOwn(superuser, act);
  await perform(tools, superuser, act, {
    action: level === null ? "superuser.taken" : "superuser.granted",
    details: { level },
    run: (within) => accountSupport.setLevel(within, act.userId, level),
    heading: level === null ? "You are no longer a superuser" : "You are a superuser",
    sentence:
      level === null
        ? "the rights of a superuser were taken from your account. Log in again to go on."
        : `your account was given the rights of a superuser (${level}). Log in again to use them.`,
  });
}

async function remove(tools: Tools, superuser: Superuser, act: UserAction): Promise<void> {
  refuseOwn(superuser, act);
  await perform(tools, superuser, act, {
    action: "account.deleted",
    run: (within) => accountSupport.remove(within, act.userId),
    heading: "Your account was deleted",
    sentence:
      "support deleted your account. You cannot log in any more; the data of your workspaces is removed within 30 days.",
  });
}

/** Nobody locks themselves out, or raises their own rights. */
function refuseOwn(superuser: Superuser, { userId }: Pick<UserAction, "userId">): void {
  if (superuser.userId === userId) throw new Refusal("OWN_ACCOUNT");
}

interface UserActOptions {
  readonly action: string;
  readonly details?: SuperuserAction["details"];
  readonly run: (within: Tools) => Promise<void>;
  /** Words of the mail to the account; none is sent without. */
  readonly heading?: string;
  readonly sentence?: string;
}

async function perform(
  tools: Tools,
  superuser: Superuser,
  { userId, reason, key }: UserAction,
  { action, details, run, heading, sentence }: UserActOptions,
): Promise<void> {
  const [person] = await people.find(tools, [userId]);
  const act = { action, subjectId: userId, reason, key, ...(details && { details }) };
  await performAction(tools, superuser, act, async (within) => {
    if (!person) throw new Refusal("NOT_FOUND");
    await run(within);
    if (heading === undefined || sentence === undefined) return;
    await sendMail(within, {
      kind: "account-changed",
      to: person.email,
      subject: heading,
      letter: letter({
        brand: productBrand,
        preheader: heading,
        heading,
        paragraphs: [
          `Hello ${mailName(person.first_name)},`,
          sentence,
          `The reason that was given: ${reason}`,
        ],
        footnote: `If you have questions, write to ${within.supportEmail}.`,
      }),
    });
  });
  // Whoever looks now finds the sessions ended.
  await sessionsEnded.announce(tools, { userId });
}
