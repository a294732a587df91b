import type { SourceKind } from "@citelens/contract/visibility/answers";
import type { SourceList } from "@citelens/contract/visibility/sources";
import type { ReactElement } from "react";
import { countText, wordFor } from "#lib/figures.ts";
import { sourceKindLabels } from "#lib/source-kinds.ts";
import { Donut } from "#ui/charts/donut.tsx";
import { Card } from "#ui/frame/card.tsx";
import { AboutKinds } from "./about-sources.tsx";

interface KindsCardProps {
  readonly kinds: SourceList["kinds"];
  readonly chosen: SourceKind | undefined;
  readonly onChoose: (kind: SourceKind | undefined) => void;
}

/** Each type keeps its colour, whichever types there are. */
const tones = {
  OWNED: 1,
  COMPETITOR: 2,
  SOCIAL: 3,
  NEWS: 4,
  REFERENCE: 5,
  REVIEW: 6,
  COMMERCE: 7,
  OTHER: "other",
} as const satisfies Record<SourceKind, number | "other">;

/** The uses of sites by type. A click on a type filters the list, another click resets it. */
export function KindsCard({ kinds, chosen, onChoose }: KindsCardProps): ReactElement {
  const used = kinds.filter(({ use_count }) => use_count > 0);
  const uses = used.reduce((sum, { use_count }) => sum + use_count, 0);
  return (
    <Card
      title="Types of source"
      hint="Uses by type of site. Choose a type to list only its sites."
      info={<AboutKinds />}
    >
      <Donut
        label="Types of source"
        parts={used.map(({ kind, use_count }) => ({
          id: kind,
          name: sourceKindLabels[kind],
          value: use_count,
          tone: tones[kind],
        }))}
        format={countText}
        total={countText(uses)}
        totalOf={wordFor(uses, "use")}
        wide
        chosen={chosen}
        onChoose={(id) => onChoose(used.find(({ kind }) => kind === id && kind !== chosen)?.kind)}
      />
    </Card>
  );
}
