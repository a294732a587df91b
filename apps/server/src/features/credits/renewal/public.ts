export { HoldOver } from "../ledger/hold-over.ts";
export { renewHold } from "./renew-hold.ts";
