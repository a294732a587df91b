import { appWorkspacesMax } from "@citelens/contract/workspaces/connected-apps";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { ReactElement } from "react";
import { CheckboxCards } from "#ui/forms/checkbox-cards.tsx";
import { Banner } from "#ui/frame/banner.tsx";

interface WorkspaceChoiceProps {
  readonly workspaces: readonly Workspace[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Workspaces that an app is to reach, and what is still wrong with the choice. */
export function WorkspaceChoice({ workspaces, chosen, onChange }: WorkspaceChoiceProps): ReactElement {
  return (
    <section className="space-y-2" aria-labelledby="where">
      <h2 id="where" className="font-semibold">
        In these workspaces
      </h2>
      {workspaces.length === 0 ? (
        <Banner tone="warn">You have no workspace yet. Create one first, then connect the app again.</Banner>
      ) : (
        <div className="max-h-72 overflow-y-auto">
          <CheckboxCards
            label="Workspaces that the app reaches"
            options={workspaces.map(({ id, name, url }) => ({ value: id, label: name, description: url }))}
            values={chosen}
            onChange={onChange}
          />
        </div>
      )}
      {workspaces.length > 0 && chosen.length === 0 && (
        <p className="text-sm text-fg-2">Choose at least one workspace to allow it.</p>
      )}
      {chosen.length > appWorkspacesMax && (
        <p className="text-sm text-neg">Choose at most {appWorkspacesMax} workspaces.</p>
      )}
    </section>
  );
}
