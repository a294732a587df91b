export { accountSupport } from "./account-support.ts";
