import type { EditProposal, ToolCard } from "@citelens/contract/content/assistant-fields";
import type { AssistantTool } from "@citelens/contract/content/assistant-words";
import type { z } from "zod";
import type { Member } from "#features/workspaces/lookup/public.ts";
import type { Tools } from "#platform/tools.ts";

/** Finding of a use of a tool. */
export interface ToolFinding {
  readonly card: ToolCard;
  /** Words that a model has to know beside it: ids to go on with, and longer texts. */
  readonly more?: readonly string[];
  readonly proposal?: EditProposal;
}

export interface LookTool {
  readonly name: AssistantTool;
  /** When it is to be used, for a model. */
  readonly description: string;
  readonly input: z.ZodType;
  /** Name of its work, for people. */
  readonly label: string;
  /** Looks as this member, who sees what they may. Throws a Refusal for what is not theirs. */
  look(tools: Tools, member: Member, input: unknown): Promise<ToolFinding>;
}

interface Definition<Input extends z.ZodType> extends Omit<LookTool, "input" | "look"> {
  readonly input: Input;
  look(tools: Tools, member: Member, input: z.output<Input>): Promise<ToolFinding>;
}

/** Tool whose input is parsed, whoever asks, before anything is looked at. */
export function lookTool<Input extends z.ZodType>({ look, ...tool }: Definition<Input>): LookTool {
  return { ...tool, look: (tools, member, input) => look(tools, member, tool.input.parse(input)) };
}

const toldMax = 8_000;

/** A finding as a model reads it. */
export function toldOf({ card, more = [] }: ToolFinding): string {
  const lines = [
    card.title,
    ...card.figures.map(({ label, value, note }) => `${label}: ${value}${note === null ? "" : ` (${note})`}`),
    ...card.lines,
    ...card.links.map(({ label, href }) => `Link: ${label} ${href}`),
    ...more,
  ];
  return lines.join("\n").slice(0, toldMax);
}
