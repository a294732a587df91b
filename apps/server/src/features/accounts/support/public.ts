export { accountSupport } from "./account-support.ts";
export { findSuspendedReason } from "./support.sql.ts";
