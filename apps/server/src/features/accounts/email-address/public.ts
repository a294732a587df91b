export { emailConfirmed } from "../accounts.topics.ts";
export { emailKey, mailboxKey } from "./email-keys.rules.ts";
export { isEmailVerified, lockVerified } from "./email-verified.ts";
export { markEmailVerified } from "./mark-email-verified.ts";
export { requestVerification } from "./verify-email.ts";
