import type { AppliedMigration } from "@citelens/contract/platform/admin-system";
import type { ReactElement } from "react";
import { counted, wordFor } from "#lib/figures.ts";
import { Instant } from "#ui/text/instant.tsx";

interface MigrationsProps {
  readonly migrations: readonly AppliedMigration[];
  /** Words for the time of each, such as "written". */
  readonly when: string;
}

/** Migrations that wait, if any do, and the newest one that is applied. */
export function Migrations({ migrations, when }: MigrationsProps): ReactElement {
  const waiting = migrations.filter(({ is_applied }) => !is_applied);
  const applied = migrations.filter(({ is_applied }) => is_applied).toReversed();
  return (
    <div className="text-sm">
      <p className={waiting.length > 0 ? "text-warn" : "text-fg-2"}>
        {counted(applied.length, "migration")} applied,{" "}
        {waiting.length === 0
          ? "none waits."
          : `${waiting.length} ${wordFor(waiting.length, "waits", "wait")} for a restart: ${waiting.map(({ name }) => name).join(", ")}.`}
      </p>
      <details>
        <summary className="text-fg-3">All of them</summary>
        <ul aria-label="Applied migrations" className="flex flex-col gap-1 pt-1">
          {applied.map(({ name, at }) => (
            <li key={name} className="wrap-anywhere text-fg-2">
              <code>{name}</code>
              {at && (
                <>
                  , {when} <Instant at={at} />
                </>
              )}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
