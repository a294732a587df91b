import type { AgentRow } from "../agent-row.ts";

const hosted = "A browser for its customers' agents; only its signed requests give it away.";

/** Agents that browse or write software on behalf of one user. */
export const actingAgents: readonly AgentRow[] = [
  { token: "Manus-User", operator: "Manus", purpose: "ai_agent", signs: "https://api.manus.im" },
  { token: "GrokAgent", operator: "xAI", purpose: "ai_agent", signs: "https://cursorusercontent.com", docs: "https://x.ai/bot" },
  { token: "Browserbase", names: [], operator: "Browserbase", purpose: "ai_agent", signs: "https://www.browserbase.com", docs: "https://browserbase.com", note: hosted },
  { token: "Kernel", names: [], operator: "Kernel", purpose: "ai_agent", signs: "https://www.kernel.sh", docs: "https://www.kernel.sh/docs", note: hosted },
  { token: "Anchor Browser", operator: "Anchor", purpose: "ai_agent", signs: "https://api.anchorbrowser.io", docs: "https://docs.anchorbrowser.io/", note: hosted },
  { token: "Devin", names: ["Devin/"], operator: "Cognition", purpose: "ai_agent" },
  { token: "TwinAgent", operator: "Twin", purpose: "ai_agent", signs: "https://signature-agents.twin.so" },
  { token: "Genspark", names: ["Genspark/"], operator: "Genspark", purpose: "ai_agent" },
  { token: "opencode", names: ["opencode/"], operator: "opencode users", purpose: "ai_agent", local: true, docs: "https://opencode.ai/docs/" },
];
