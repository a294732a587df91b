export { accountSupport } from "./account-support.ts";
export { findSuspendedReason } from "./suspended-reason.ts";
