export { HoldOver } from "../ledger/credit-holds.ts";
export { renewHold } from "./renew-hold.ts";
