import {
  type AppScope,
  connectionDays,
  type RequestProblem,
} from "@citelens/contract/workspaces/connected-apps";

interface ScopeWords {
  readonly label: string;
  readonly description: string;
}

/** Scopes as people are asked for them. */
export const scopeWords: Readonly<Record<AppScope, ScopeWords>> = {
  read: {
    label: "Read",
    description: "See what you see in the workspaces that you choose: visits, answers, campaigns, audits.",
  },
  write: {
    label: "Change",
    description: "Create drafts of campaigns and change what is there. It can delete nothing.",
  },
  spend: {
    label: "Spend credits",
    description: "Launch and run campaigns, within the credits a day that you allow.",
  },
};

export const lifetimeWords = `It may do so for ${connectionDays} days at most, or until you disconnect it under Settings > Connected Apps.`;

/** Sentences for an app's request that cannot be allowed, and what its reader can do. */
export const problemWords: Readonly<Record<RequestProblem, string>> = {
  invalid_request:
    "The app did not protect its request as we require (PKCE with S256). Update the app, or tell whoever makes it.",
  unsupported_response_type:
    "The app asks in a way that is no longer safe. Update the app, or tell whoever makes it.",
  invalid_scope:
    "The app asks for nothing that can be allowed here. Update the app, or tell whoever makes it.",
  invalid_target: "The app asks for access to another server. Check the address that you entered in it.",
};

/** Sentences for requests of which nobody knows whom they would be answered to. */
const unknownWords: Readonly<Record<string, string>> = {
  "unknown-client":
    "We could not find out which app this is. Remove the connection in the app and add it again.",
  "wrong-redirect":
    "The app wants its answer at an address that it has not told us before, so we send it nothing. Remove the connection in the app and add it again.",
  "wrong-request": "The request of the app is damaged. Start again in the app.",
};

export function unknownRequestWords(problem: string | undefined): string {
  return unknownWords[problem ?? ""] ?? "The address of this page is incomplete. Start again in the app.";
}

/** Whole credits that were entered; undefined for anything else. */
export function creditsIn(text: string, most: number): number | undefined {
  const credits = /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
  return credits !== undefined && credits <= most ? credits : undefined;
}

/** Names of scopes in a line: "Read, Change". */
export function scopeList(scopes: readonly AppScope[]): string {
  return scopes.map((scope) => scopeWords[scope].label).join(", ");
}
