export { HoldOver } from "./hold-over.ts";
export { renewHold } from "./renew-hold.ts";
