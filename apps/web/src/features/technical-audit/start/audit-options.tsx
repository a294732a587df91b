import type { WorkspaceAuditSettings } from "@citelens/contract/content/audit-fields";
import type { ReactElement } from "react";
import { useWorkspace } from "#lib/workspace.tsx";
import { CheckboxCards } from "#ui/forms/checkbox-cards.tsx";
import { ChipsField } from "#ui/forms/chips-field.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import {
  type AuditOptions,
  pagesChoices,
  pathCharactersMax,
  pathPrefixOf,
  pathsMax,
  speedChoices,
  ticksOf,
  withTicks,
} from "./options.rules.ts";

interface AuditOptionsFieldsProps {
  readonly options: AuditOptions;
  readonly onChange: (options: AuditOptions) => void;
  readonly browser: WorkspaceAuditSettings["browser"];
}

/** How much of the site is read, how fast, and what else is tried. */
export function AuditOptionsFields({ options, onChange, browser }: AuditOptionsFieldsProps): ReactElement {
  const { is_owner: isOwner } = useWorkspace();
  return (
    <div className="space-y-4">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-4">
        <SelectField
          label="Pages at most"
          options={pagesChoices(options.pages_max)}
          value={String(options.pages_max)}
          onChange={(pages) => onChange({ ...options, pages_max: Number(pages) })}
        />
        <SelectField
          label="Speed"
          options={speedChoices(options.may_test)}
          value={options.speed}
          onChange={(speed) => onChange({ ...options, speed })}
        />
      </div>
      <CheckboxCards
        label="What else is tried"
        options={[
          {
            value: "render",
            label: "Open some pages in a browser",
            description: browser.is_there
              ? "Shows what only JavaScript brings, which most AI agents never see."
              : `Not here: ${browser.reason ?? "this installation has no browser."}`,
            disabled: !browser.is_there,
          },
          {
            value: "may_test",
            label: "I may test this site",
            description:
              "Two pages are asked for under the names of AI agents, to see whether a firewall stops them; and the fast speed can be chosen. Your name and the time are logged.",
          },
          {
            value: "ignore_robots",
            label: "Read also what robots.txt closes to us",
            description: isOwner
              ? "For your own site alone. It is logged, too."
              : "Only the owner of the workspace can choose this.",
            disabled: !isOwner,
          },
        ]}
        values={ticksOf(options)}
        onChange={(chosen) => onChange(withTicks(options, chosen))}
      />
      <details open={options.include_paths.length + options.exclude_paths.length > 0}>
        <summary className="cursor-pointer rounded-control py-0.5 font-medium">Only some paths</summary>
        <div className="mt-3 space-y-4">
          <PathsField
            label="Read only pages below"
            hint="Empty: the whole site."
            paths={options.include_paths}
            onChange={(include_paths) => onChange({ ...options, include_paths })}
          />
          <PathsField
            label="Leave out pages below"
            hint="Such as a shop’s baskets."
            paths={options.exclude_paths}
            onChange={(exclude_paths) => onChange({ ...options, exclude_paths })}
          />
        </div>
      </details>
    </div>
  );
}

interface PathsFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly paths: readonly string[];
  readonly onChange: (paths: readonly string[]) => void;
}

function PathsField({ label, hint, paths, onChange }: PathsFieldProps): ReactElement {
  return (
    <ChipsField
      label={label}
      hint={hint}
      values={paths}
      onChange={onChange}
      read={pathPrefixOf}
      invalid="Begin each path with a slash, without blanks and “#”."
      max={pathsMax}
      charactersMax={pathCharactersMax}
      placeholder="/blog"
    />
  );
}
