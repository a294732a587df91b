export { type PublishedKey, readKeyDirectory } from "./key-directory.ts";
export { compileKeys, type Keys } from "./keys.ts";
export type { SignedRequest } from "./signed-request.ts";
export { type SoleSignature, soleSignature } from "./sole-signature.ts";
export { type Directory, type Verification, verifyAgent } from "./verify-agent.ts";
