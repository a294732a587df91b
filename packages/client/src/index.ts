export type { Call, CallOptions, FileCall, ListCall, Pages } from "./calls.ts";
export { type Citelens, createCitelens } from "./client.ts";
export type * from "./operations.gen.ts";
export { CitelensConnectionError, CitelensRefusal } from "./refusal.ts";
export type { ClientOptions } from "./transport.ts";
