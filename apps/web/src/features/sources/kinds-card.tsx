import type { SourceKind } from "@citelens/contract/answers";
import type { SourceList } from "@citelens/contract/sources";
import type { ReactElement } from "react";
import { sourceKindLabels } from "#lib/source-kinds.ts";
import { Card } from "#ui/card.tsx";
import { Donut } from "#ui/donut.tsx";

interface KindsCardProps {
  readonly kinds: SourceList["kinds"];
  readonly chosen: SourceKind | undefined;
  readonly onChoose: (kind: SourceKind | undefined) => void;
}
