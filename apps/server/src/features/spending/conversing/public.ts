export { conversePaid } from "../converse-paid.ts";
