export { emailConfirmed } from "../store/accounts.topics.ts";
export { emailKey, mailboxKey } from "../store/email-keys.rules.ts";
export { markEmailVerified } from "../store/mark-email-verified.ts";
export { isEmailVerified, lockVerified } from "./email-verified.ts";
export { requestVerification } from "./verify-email.ts";
