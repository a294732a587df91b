import type { Agent } from "./agent.ts";

const headerCharsMax = 1024;
const directoryPath = "/.well-known/http-message-signatures-directory";

/**
 * Finds the agent that a Signature-Agent header names, in either of its forms: the bare string
 * `"https://chatgpt.com"` of early drafts, with or without its quotes, and the dictionary
 * `sig1="https://chatgpt.com"`. The header is a claim: only a verified signature makes it a proof.
 */
export function indexSignatureAgents(
  agents: readonly Agent[],
): (header: string | undefined) => Agent | undefined {
  const byOrigin = new Map<string, Agent>();
  for (const agent of agents) if (agent.signatureAgent) byOrigin.set(agent.signatureAgent, agent);

  return (header) => {
    if (!header || header.length > headerCharsMax) return undefined;
    for (const claim of claimsOf(header)) {
      const agent = byOrigin.get(originOf(claim));
      if (agent) return agent;
    }
    return undefined;
  };
}

function claimsOf(header: string): readonly string[] {
  const quoted = [...header.matchAll(/"([^"]*)"/g)].map(([, claim]) => claim ?? "");
  return quoted.length > 0 ? quoted : [header.trim()];
}

/** The origin of a URL that points at a site or its key directory, "" for anything else. */
function originOf(claim: string): string {
  const url = URL.parse(claim);
  if (!url || url.username || url.password || url.search) return "";
  return url.pathname === "/" || url.pathname === directoryPath ? url.origin : "";
}
