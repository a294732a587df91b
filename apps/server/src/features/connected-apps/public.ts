export { signInChallenge } from "./metadata.ts";
export { openAppTokens } from "./tokens/app-credentials.ts";
