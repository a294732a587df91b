import type { ReactElement } from "react";
import { Avatar } from "#ui/text/avatar.tsx";

interface ModelNameProps {
  readonly name: string;
  readonly favicon: string | null;
}

export function ModelName({ name, favicon }: ModelNameProps): ReactElement {
  return (
    <span className="inline-flex items-center gap-2 text-fg-2">
      <Avatar kind="site" size="sm" name={name} src={favicon ?? undefined} />
      {name}
    </span>
  );
}
