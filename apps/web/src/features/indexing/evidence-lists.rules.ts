import { type Evidence, type EvidenceLevel, evidenceLevels } from "@citelens/contract/traffic/indexing";
import { counted } from "#lib/figures.ts";
import { engineName, ruleText } from "./evidence-labels.rules.ts";

interface LevelOfEngines {
  readonly level: EvidenceLevel;
  readonly evidence: readonly Evidence[];
}

/** Evidence of a page by level, the strongest first; levels of no engine are left out. */
export function evidenceByLevel(evidence: readonly Evidence[]): readonly LevelOfEngines[] {
  return evidenceLevels
    .map((level) => ({ level, evidence: evidence.filter((one) => one.level === level) }))
    .filter((one) => one.evidence.length > 0);
}

/** The engines of one level, each with what has to be known beside it; where nothing was seen their number says enough. */
export function enginesText(evidence: readonly Evidence[]): string {
  if (evidence.every(({ level }) => level === "none")) return counted(evidence.length, "engine");
  return evidence.map(noteOn).join(", ");
}

function noteOn({ engine, stale, blocked }: Evidence): string {
  const notes = [stale && "stale", blocked && ruleText(blocked)].filter(Boolean);
  return notes.length > 0 ? `${engineName(engine)} (${notes.join("; ")})` : engineName(engine);
}
