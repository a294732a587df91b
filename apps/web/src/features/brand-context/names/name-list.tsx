import type { NameSetting } from "@citelens/contract/visibility/name-settings";
import type { ReactElement } from "react";
import { settingText } from "./names.rules.ts";

interface NameListProps {
  readonly names: readonly string[];
  readonly settings: readonly NameSetting[];
}

/** The names of a brand, each with how it is found where that is not the default. */
export function NameList({ names, settings }: NameListProps): ReactElement {
  return (
    <ul className="space-y-1">
      {names.map((name) => (
        <li key={name} className="wrap-anywhere">
          {name} <span className="text-sm text-fg-3">{settingText(settings, name)}</span>
        </li>
      ))}
    </ul>
  );
}
