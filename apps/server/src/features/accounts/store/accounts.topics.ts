import { topic } from "#platform/topic.ts";

interface OfUser {
  readonly userId: string;
}

/** Part that a room keeps about a user, under the name that it has in the export. */
export interface ExportedPart {
  readonly name: string;
  readonly data: unknown;
}

/** A user asked for everything that is kept about them: each room answers with its part. */
export const accountExported = topic<OfUser, ExportedPart>("account.exported");

/** An account's address was confirmed for the first time, in the same transaction. */
export const emailConfirmed = topic<OfUser>("account.email-confirmed");

interface PasswordChooser {
  /** None of somebody who signs up. */
  readonly userId: string | undefined;
  /** At which the password is chosen. */
  readonly host: string;
}

/** Somebody chooses a password: each room answers with the names that it knows of, as one that is guessed first. */
export const passwordChosen = topic<PasswordChooser, readonly string[]>("account.password-chosen");

/** Sessions of an account are over. Announced after the transaction, so that anyone who looks finds them ended. */
export const sessionsEnded = topic<OfUser>("account.sessions-ended");

/**
 * An account was suspended, or its password was set by a link: what else speaks for it ends in the same transaction. Not for a log-out,
 * which ends one session.
 */
export const credentialsEnded = topic<OfUser>("account.credentials-ended");

/** An account is being deleted: rooms end what belonged to it, in the same transaction. */
export const accountDeleted = topic<OfUser>("account.deleted");
