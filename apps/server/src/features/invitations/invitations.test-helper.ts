import type { Invitation } from "@citelens/contract/accounts/invitations";
import * as contract from "@citelens/contract/accounts/invitations";
import type { Person, Reply, World } from "#test/world.ts";

/** A workspace and who owns it. */
export interface Home {
  readonly owner: Person;
  readonly project: string;
}

export interface InvitingHelper {
  home(): Promise<Home>;
  /** As the owner, unless somebody else is named. */
  send(place: Home, email: string, by?: Person): Promise<Reply<typeof contract.invite>>;
  /** As anyone, unless somebody is named. */
  verify(token: string, by?: Person): Promise<Reply<typeof contract.verifyInvitation>>;
  accept(token: string, by: Person): Promise<Reply<typeof contract.acceptInvitation>>;
  list(place: Home, by: Person): Promise<Reply<typeof contract.listInvitations>>;
  revoke({ id }: Pick<Invitation, "id">, by: Person): Promise<Reply<typeof contract.revokeInvitation>>;
  resend({ id }: Pick<Invitation, "id">, by: Person): Promise<Reply<typeof contract.resendInvitation>>;
  /** The token in the newest invitation that was mailed to the address. */
  linkIn(email: string): Promise<string>;
  join(place: Home, person: Person): Promise<void>;
  verifyAddress(person: Person): Promise<void>;
}

/** Steps of the tests of invitations in a world. */
export function invitingIn({ call, createWorkspace, mailsTo, postgres, signUp }: World): InvitingHelper {
  return {
    home: async () => {
      const owner = await signUp();
      return { owner, project: (await createWorkspace(owner)).id };
    },
    send: ({ owner, project }, email, by = owner) =>
      call(contract.invite, { body: { email, project } }, by.access),
    verify: (token, by) => call(contract.verifyInvitation, { query: { token } }, by?.access),
    accept: (token, by) => call(contract.acceptInvitation, { body: { token } }, by.access),
    list: ({ project }, by) => call(contract.listInvitations, { query: { project } }, by.access),
    revoke: ({ id }, by) => call(contract.revokeInvitation, { params: { invitationId: id } }, by.access),
    resend: ({ id }, by) => call(contract.resendInvitation, { params: { invitationId: id } }, by.access),
    linkIn: async (email) => {
      const mail = (await mailsTo(email)).findLast(({ kind }) => kind === "invitation");
      return /\/accept-invitation\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    },
    join: async ({ project }, { user }) => {
      await postgres.pool.query("insert into members values ($1, $2, 'MEMBER', now())", [project, user.id]);
    },
    verifyAddress: async ({ user }) => {
      await postgres.pool.query("update users set email_verified_at = now() where id = $1", [user.id]);
    },
  };
}
