import type { AgentRow } from "../agent-row.ts";

// biome-ignore format: one agent a row reads as a table.
/** Agents that browse or write software on behalf of one user. */
export const actingAgents: readonly AgentRow[] = [
  { token: "Manus-User", operator: "Manus", purpose: "ai_agent", signs: "https://api.manus.im" },
  { token: "Devin", names: ["Devin/"], operator: "Cognition", purpose: "ai_agent" },
  { token: "TwinAgent", operator: "Twin", purpose: "ai_agent" },
  { token: "Genspark", names: ["Genspark/"], operator: "Genspark", purpose: "ai_agent" },
  { token: "opencode", names: ["opencode/"], operator: "opencode users", purpose: "ai_agent", local: true, docs: "https://opencode.ai/docs/" },
];
